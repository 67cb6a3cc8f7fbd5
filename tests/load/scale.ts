import { createReadStream } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { finished } from 'node:stream/promises';
import { leadTotals } from '#leads/count-leads.ts';
import { countAcknowledgements } from '#leads/delivery/acknowledgements.ts';
import { claimDeliveries, releaseLeases } from '#leads/delivery/outbox.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { openForOperator, openStore } from '#leads/store/open-store.ts';
import { removeLeads } from '#leads/store/remove-leads.ts';
import { sqlitePath } from '#leads/store/sqlite-path.ts';
import { runCommand } from '#server/run-command.ts';
import { query } from '../start-postgres.ts';
import { startServer } from '../start-server.ts';
import { percentile, startFleet } from './senders.ts';

interface Size {
  leads: number;
  /** Of the newest leads: their deliveries are due and not sent. */
  waiting: number;
}

/** What the cli, the deliveries and an insert take in a database that holds years of leads. In ms, medians of three. */
export async function measureScale(databaseUrl: string, size: Size): Promise<Record<string, number>> {
  // Makes the tables.
  await (await openStore(databaseUrl)).close();
  if (size.leads > 0) await fillYears(databaseUrl, size);
  const store = await openStore(databaseUrl);
  const commands = await openForOperator(databaseUrl);
  await warm(databaseUrl);
  const limits = { perHour: 60, perRecipient: 2 };
  const outbox = async (work: (lease: string) => Promise<unknown>) => {
    const lease = crypto.randomUUID();
    await work(lease);
    await releaseLeases(store.db, lease);
  };
  const [newest] = await store.db
    .selectFrom('call_bookings')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute();
  const results: Record<string, number> = {
    'claim 5 mails': await median(() =>
      outbox((lease) => claimDeliveries(store, ['acknowledgement', 'notification'], lease, { atMost: 5 })),
    ),
    'count 20 acknowledgements': await median(() => countAcknowledgements(store, limits)),
    list: await median(() => cli(databaseUrl, 'list')),
    'list --waiting': await median(() => cli(databaseUrl, 'list', '--waiting')),
    'list --suspect': await median(() => cli(databaseUrl, 'list', '--suspect')),
    'list --email': await median(() => cli(databaseUrl, 'list', '--email', 'filler77@store.example')),
    show: await median(() => cli(databaseUrl, 'show', newest?.id ?? '')),
    'erase one person': await median(async () => {
      personToErase += 1;
      await removeLeads(commands, { email: `filler${personToErase * 10}@store.example` }, async () => {});
    }),
    totals: await median(() => leadTotals(commands)),
    stats: await once(() => cli(databaseUrl, 'stats')),
    'purge 1,000': await purge(commands, 1000),
  };
  await Promise.all([store.close(), commands.close()]);
  return { ...results, ...(await inserts(databaseUrl)) };
}

let personToErase = 0;

async function cli(databaseUrl: string, ...args: string[]): Promise<void> {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    const status = await runCommand(args, { DATABASE_URL: databaseUrl });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with status ${status}`);
  } finally {
    process.stdout.write = write;
  }
}

async function purge(store: LeadStore, leads: number): Promise<number> {
  const oldest = await store.db
    .selectFrom('call_bookings')
    .select('created_at')
    .orderBy('created_at')
    .orderBy('id')
    .offset(Math.round(leads * 0.7))
    .limit(1)
    .executeTakeFirstOrThrow();
  return once(() => removeLeads(store, { before: oldest.created_at }, async () => {}));
}

async function inserts(databaseUrl: string): Promise<Record<string, number>> {
  const server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' });
  const fleet = startFleet({ urls: [server.url], senders: 16, leads: 4000 });
  const started = performance.now();
  await fleet.finished();
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return {
    'inserts a second, 16 at once': Math.round(4000 / seconds),
    'insert, median': Math.round(percentile(fleet.report.times, 0.5)),
    'insert, 99th': Math.round(percentile(fleet.report.times, 0.99)),
  };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  return percentile([await once(work), await once(work), await once(work)], 0.5);
}

async function once(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}

/** Reads a file once: the first look at each page would measure the disk. */
async function warm(databaseUrl: string): Promise<void> {
  const path = sqlitePath(databaseUrl);
  if (path) await finished(createReadStream(path, { highWaterMark: 1 << 20 }).resume());
}

const FIVE_YEARS = 5 * 365 * 24 * 60 * 60;

/** One in so many bookings waits for an answer, and as many leads are suspected. */
const WAITING_SHARE = 40_000;

const BOOKING_COLUMNS =
  'id, created_at, name, email, company_name, selected_service, preferred_date, preferred_time, timezone, problems_to_solve, additional_info';
const QUIZ_COLUMNS =
  'id, created_at, business_type, business_size, automation_goals, ai_knowledge, solution_priority, integration_needs, contact_name, contact_email, contact_phone, business_website, additional_comments';

/**
 * Makes leads of five years in the database itself, past the product: seven bookings and three quizzes in ten, all but
 * a few decided, each with an acknowledgement that went out. The newest ones' notifications and acknowledgements wait.
 */
async function fillYears(databaseUrl: string, { leads, waiting }: Size): Promise<void> {
  const seconds = FIVE_YEARS / leads;
  const path = sqlitePath(databaseUrl);
  const isSqlite = path !== undefined;
  const ago = (n: string) =>
    isSqlite
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${n} * ${seconds}) || ' seconds')`
      : `now() - ${n} * interval '1 second' * ${seconds}`;
  const id = isSqlite ? 'uuid()' : 'gen_random_uuid()';
  const series = isSqlite
    ? `(with recursive series(n) as (select 1 union all select n + 1 from series where n < ${leads}) select n from series)`
    : `generate_series(1, ${leads}) n`;
  const goals = isSqlite ? `'["Improve customer service"]'` : `array['Improve customer service']`;
  const newest = Math.round(waiting / 2);
  const statements = [
    `insert into call_bookings (${BOOKING_COLUMNS})
     select ${id}, ${ago('n')}, 'Filler ' || n, 'filler' || n || '@store.example', 'Store ' || n, 'Chat Agents',
       '2099-12-01', '15:30', 'CET', 'Half of our returns are sizing.', null
     from ${series} where n % 10 < 7`,
    `insert into quiz_submissions (${QUIZ_COLUMNS})
     select ${id}, ${ago('n')}, 'E-commerce', '2-10 employees', ${goals}, 'Some basic knowledge', 1 + n % 5, 'Yes',
       'Filler ' || n, 'filler' || n || '@store.example', null, null, null
     from ${series} where n % 10 >= 7`,
    ...(isSqlite
      ? []
      : ['call_bookings', 'quiz_submissions'].map(
          (table) => `insert into lead_ids select id, '${table}' from ${table} on conflict do nothing`,
        )),
    `insert into appointments (booking_id, status, created_at)
     select id, 'declined', created_at from call_bookings where cast(substr(email, 7, instr(email, '@') - 7) as integer) % ${WAITING_SHARE} <> 1`,
    `insert into suspicions (lead_id, lead_table, reason)
     select id, 'quiz_submissions', 'too fast' from quiz_submissions where cast(substr(contact_email, 7, instr(contact_email, '@') - 7) as integer) % ${WAITING_SHARE} = 8`,
    ...['call_bookings', 'quiz_submissions'].flatMap((table) => [
      `insert into deliveries (id, lead_table, lead_id, kind, created_at, due_at, attempts, delivered_at, recipient)
       select ${id}, '${table}', id, 'acknowledgement', created_at, created_at, 1, created_at, substr(cast(id as text), 1, 32)
       from ${table} where created_at < ${ago(String(newest))}`,
      ...['acknowledgement', 'notification'].map(
        (kind) => `insert into deliveries (id, lead_table, lead_id, kind, created_at, due_at)
         select ${id}, '${table}', id, '${kind}', created_at, created_at from ${table} where created_at >= ${ago(String(newest))}`,
      ),
    ]),
    'analyze',
  ].map((text) => (isSqlite ? text : text.replaceAll(/instr\((\w+), '@'\)/g, `strpos($1, '@')`)));
  if (!isSqlite) {
    const tables = ['call_bookings', 'quiz_submissions', 'deliveries', 'appointments', 'suspicions'];
    const triggers = (state: string) => tables.map((table) => `alter table ${table} ${state} trigger user`);
    for (const text of [...triggers('disable'), ...statements, ...triggers('enable'), 'vacuum'])
      await query(databaseUrl, text);
    return;
  }
  const database = new DatabaseSync(path);
  database.function('uuid', () => crypto.randomUUID());
  database.exec('pragma journal_mode = delete; pragma synchronous = off; pragma cache_size = -1000000');
  // Rows first, then each index in one go: one after the other they would take hours.
  const beside = database
    .prepare(
      `select type, name, sql from sqlite_schema where type in ('index', 'trigger') and sql is not null`,
    )
    .all();
  for (const { type, name } of beside) database.exec(`drop ${type} ${name}`);
  for (const text of statements.slice(0, -1)) database.exec(text);
  for (const { sql } of beside) database.exec(String(sql));
  database.close();
}
