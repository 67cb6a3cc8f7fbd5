import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#config/config.ts';
import { runCli } from '#leads/cli/run-cli.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { addLeadTable } from '#leads/db/migrations.ts';
import { openStore } from '#leads/db/open-store.ts';
import type { DeliveryKind } from '#leads/outbox/kinds.ts';
import { contactOf, LEAD_TABLES, type LeadTable, leadType } from '#leads/types.ts';
import { createApp } from '#server/app.ts';
import { fullUnless } from '../full.ts';
import { type DatabaseKind, newDatabase } from '../new-database.ts';
import { SAMPLE_ROW, SAMPLE_TABLE, SAMPLE_TEMPLATES } from '../sample-type.ts';
import { type RunningOutbox, startOutbox, TEAM } from '../start-outbox.ts';
import { type RunningReceiver, startReceiver } from '../start-receiver.ts';
import { ANSWERS, BOOKING, MESSAGE } from '../start-server.ts';
import { type RunningSmtp, startSmtp } from '../start-smtp.ts';

// Whatever works for a type of lead works for every type: for those that are registered, and for one that only this
// test registers.

const SAMPLES = 'sample_requests';

vi.mock('#leads/types.ts', async (original) => {
  const types = await original<typeof import('#leads/types.ts')>();
  const { SAMPLE } = await import('../sample-type.ts');
  Object.assign(types.LEAD_TYPES, { sample_requests: SAMPLE });
  types.LEAD_TABLES.push('sample_requests' as LeadTable);
  return types;
});

/** A row of each type, without an id. */
const ROWS: Record<string, object> = {
  call_bookings: BOOKING,
  quiz_submissions: ANSWERS,
  support_messages: MESSAGE,
  [SAMPLES]: SAMPLE_ROW,
};

const ALL: DeliveryKind[] = ['acknowledgement', 'notification', 'webhook'];

test('there is a row to try each registered type with', () => {
  expect(Object.keys(ROWS)).toEqual(LEAD_TABLES);
});

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  let url: string;
  let outbox: RunningOutbox;
  let store: LeadStore;
  let smtp: RunningSmtp;
  let receiver: RunningReceiver;
  let app: Awaited<ReturnType<typeof createApp>>;

  beforeAll(async () => {
    url = await newDatabase(kind);
    await createSampleTable(url, kind);
    [smtp, receiver] = await Promise.all([startSmtp(), startReceiver()]);
    const templates = mkdtempSync(join(tmpdir(), 'loomline-templates-'));
    cpSync('dist/templates', templates, { recursive: true });
    const samples = JSON.parse(readFileSync(join(templates, 'samples.json'), 'utf8'));
    for (const [name, template] of Object.entries({
      ...SAMPLE_TEMPLATES,
      samples: { ...samples, ...SAMPLE_TEMPLATES },
    })) {
      writeFileSync(join(templates, `${name}.json`), JSON.stringify(template));
    }
    outbox = await startOutbox({ databaseUrl: url, smtpUrl: smtp.url, webhookUrl: receiver.url, templates });
    ({ store } = outbox);
    app = await createApp({
      config: readConfig({
        ...{ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', SITE_URL: 'http://localhost' },
        ...{ TRUST_CLIENTS: 'yes', TRUST_PROXY: '0' },
      }),
      store,
      site: new Map(),
      kinds: ALL,
      onLead: outbox.worker.wake,
    });
  });
  afterAll(async () => {
    await app.close();
    await outbox.stop();
    await Promise.all([smtp.stop(), receiver.stop()]);
  });

  for (const table of Object.keys(ROWS) as LeadTable[])
    describe(table, fullUnless(kind === 'sqlite' || (table as string) === SAMPLES), () => {
      const type = () => leadType(table);
      const row = () => ({ ...ROWS[table], id: crypto.randomUUID() });
      /** The same row from somebody else. */
      const from = (address: string) => ({ ...row(), [type().contact.email]: address });

      /** Sends a row, and returns its id once all that it causes is sent. */
      async function send(lead: { id: string } = row()): Promise<string> {
        expect((await insert(lead)).statusCode).toBe(201);
        await expect.poll(outbox.pending, { interval: 10 }).toBe(0);
        return lead.id;
      }

      function insert(payload: object) {
        return app.inject({ method: 'POST', url: `/rest/v1/${table}`, payload });
      }

      async function cli(...args: string[]): Promise<string> {
        const { status, output } = await run(args);
        expect(status, output).toBe(0);
        return output;
      }

      async function run(args: string[]): Promise<{ status: number; output: string }> {
        const written: string[] = [];
        const spies = [process.stdout, process.stderr].map((stream) =>
          vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0),
        );
        try {
          const context = {
            kinds: ALL,
            open: () => openStore(url),
            ...{ databaseFile: undefined, backups: undefined, mail: undefined },
          };
          return { status: await runCli(args, context), output: written.join('') };
        } finally {
          for (const spy of spies) spy.mockRestore();
        }
      }

      test('is taken as JSON once, and refused with the first problem', async () => {
        const lead = row();
        await send(lead);
        expect((await insert(lead)).json()).toMatchObject({ code: '23505' });
        expect((await insert({ ...lead, [type().contact.name]: 'Another' })).json()).toMatchObject({
          code: 'PGRST409',
        });
        const { [type().contact.email]: _, ...anonymous } = row() as Record<string, unknown>;
        expect((await insert(anonymous)).json()).toMatchObject({ code: '23502', message: /email/i });
      });

      test('is taken from a plain form, and leads to its page', async () => {
        const form = new URLSearchParams();
        for (const [name, value] of Object.entries(ROWS[table] ?? {})) {
          for (const each of [value].flat()) if (each !== null) form.append(name, String(each));
        }
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const { statusCode, headers: answer } = await app.inject({
          ...{ method: 'POST', url: `/rest/v1/${table}`, headers, payload: String(form) },
        });
        expect([statusCode, answer.location]).toEqual([303, type().thanksPath]);
      });

      test('sends its mails and its webhook', async () => {
        const address = `${crypto.randomUUID()}@visitor.example`;
        const id = await send(from(address));
        const acknowledgement = smtp.accepted.find(({ to }) => to.includes(address));
        const notification = smtp.accepted.find(({ to, raw }) => to.includes(TEAM) && raw.includes(id));
        expect(acknowledgement).toBeDefined();
        const [chosen] = type()
          .facts(await stored(id))
          .filter(isChosen);
        if (chosen) expect(acknowledgement?.mail.text).toContain(chosen.label);
        expect(notification?.mail.text).toContain(contactOf(table, await stored(id)).name);
        expect(notification?.mail.replyTo?.[0]?.address).toBe(address);
        const event = receiver.posts.map(({ body }) => JSON.parse(body)).find(({ data }) => data.id === id);
        expect(event).toMatchObject({
          type: `${table}.created`,
          data: { ...ROWS[table], [type().contact.email]: address, id },
        });
      });

      test('keeps what was typed out of the mail to the visitor', async () => {
        const { id } = from('typed@visitor.example');
        await store.insert(table, { ...from('typed@visitor.example'), id } as never);
        const typed = type()
          .facts(await stored(id))
          .filter((fact) => !isChosen(fact) && fact.label !== 'Name');
        const site = {
          brand: 'Loomline',
          email: 'x@y.example',
          origin: 'https://y.example',
          servicePages: {},
        };
        const mail = JSON.stringify(type().acknowledgement(await stored(id), site));
        for (const { value } of typed)
          if (value !== null) expect(mail).not.toContain(JSON.stringify(value).slice(1, -1));
      });

      test('is listed, shown and exported by every command that reads', async () => {
        const address = `${crypto.randomUUID()}@visitor.example`;
        const id = await send(from(address));
        const { who, what } = type().headline(await stored(id));
        for (const name of [table, type().name, type().plural]) {
          expect(await cli('list', '--table', name, '--all')).toContain(id);
        }
        const line = (await cli('list', '--email', address)).split('\n').find((text) => text.endsWith(id));
        expect(line).toContain(who.slice(0, 20));
        expect(line).toContain(what.slice(0, 20));
        const shown = await cli('show', id);
        for (const { value } of type().facts(await stored(id))) {
          for (const text of value?.split('\n') ?? []) expect(shown).toContain(text);
        }
        expect(shown).toMatch(/acknowledgement +sent/);
        expect(JSON.parse(await cli('show', id, '--json'))).toMatchObject({
          ...ROWS[table],
          [type().contact.email]: address,
        });
        const { leads } = JSON.parse(await cli('export', '--email', address));
        expect(leads).toMatchObject([{ table, id, deliveries: [{}, {}, {}] }]);
        const csv = await cli('export', '--table', table);
        expect(csv).toContain(address);
        expect(csv.split('\n')[0]).toContain(type().contact.name);
        expect(JSON.parse(await cli('export', '--json', '--table', table))).toContainEqual(
          expect.objectContaining({ id, ...ROWS[table], [type().contact.email]: address }),
        );
      });

      test('waits for an answer only if it is about a call, which the command line can answer', async () => {
        const id = await send();
        const day = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
        await sql`update ${sql.table(table)} set created_at = ${day} where id = ${id}`.execute(store.db);
        const isCall = table === 'call_bookings';
        expect((await cli('list', '--waiting', '--all')).includes(id)).toBe(isCall);
        const line = (await cli('list', '--all')).split('\n').find((text) => text.endsWith(id));
        expect(line?.startsWith('LATE')).toBe(isCall);
      });

      test('is counted', async () => {
        await send();
        const before = JSON.parse(await cli('stats', '--json'));
        await send();
        const after = JSON.parse(await cli('stats', '--json'));
        const { plural, title, questions } = type();
        expect(after.totals[plural]).toBe(before.totals[plural] + 1);
        expect(after.weeks.at(-1)[plural]).toBe(before.weeks.at(-1)[plural] + 1);
        const sum = ({ answers }: { answers: { title: string; rows: { count: number }[] }[] }) =>
          questions.map((question) =>
            answers
              .find((answer) => answer.title === question.title)
              ?.rows.reduce((all, { count }) => all + count, 0),
          );
        if (questions.length > 0) expect(sum(after)).not.toEqual(sum(before));
        expect(await cli('stats')).toContain(title.toLowerCase());
      });

      test('is held back where a bot seems to have sent it, and sent once somebody trusts it', async () => {
        const address = `${crypto.randomUUID()}@visitor.example`;
        const lead = from(address);
        await store.insert(table, lead as never, { suspicion: 'It looked like one' });
        expect(await cli('list', '--suspect', '--all')).toContain(lead.id);
        expect(await cli('show', lead.id)).toContain('It looked like one');
        await cli('trust', lead.id);
        outbox.worker.wake();
        await expect.poll(outbox.pending, { interval: 10 }).toBe(0);
        expect(smtp.accepted.some(({ to }) => to.includes(address))).toBe(true);
        expect(await cli('retry', lead.id)).toMatch(/^0 /);
      });

      test('is erased and purged with all that stands beside it', async () => {
        const address = `${crypto.randomUUID()}@visitor.example`;
        await send(from(address));
        expect(JSON.parse(await cli('erase', '--email', address, '--json'))).toMatchObject({
          found: { [table]: 1 },
          erased: true,
        });
        expect(await cli('erase', '--email', address)).toContain('Nothing is kept');
        const old = await send();
        await sql`update ${sql.table(table)} set created_at = '2020-01-01T00:00:00.000Z' where id = ${old}`.execute(
          store.db,
        );
        expect(JSON.parse(await cli('purge', '--older-than', '1000d', '--json'))).toMatchObject({
          removed: 1,
        });
        expect((await outbox.deliveries()).filter(({ lead_id }) => lead_id === old)).toEqual([]);
      });

      test('that fails takes nobody else of its commit with it', async () => {
        const good = [row(), row(), row()];
        const bad = { ...row(), [type().contact.name]: null };
        const outcomes = await Promise.allSettled([
          ...good.slice(0, 2).map((lead) => store.insert(table, lead as never, { deliveries: ALL })),
          store.insert(table, bad as never, { deliveries: ALL }),
          store.insert(table, row() as never, { deliveries: [null as never] }),
          store.insert(table, good[2] as never, { deliveries: ALL }),
        ]);
        expect(outcomes.map(({ status }) => status)).toEqual([
          ...['fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled'],
        ]);
        for (const { id } of good) expect(await stored(id)).toMatchObject({ id });
      });

      async function stored(id: string) {
        const { leads } = JSON.parse(
          await cli('export', '--json', '--table', table).then((all) => `{"leads":${all}}`),
        );
        return leads.find((lead: { id: string }) => lead.id === id);
      }
    });
});

function isChosen(fact: { isChosen: boolean }): boolean {
  return fact.isChosen;
}

/** What the next type's migration would do. */
async function createSampleTable(url: string, kind: DatabaseKind): Promise<void> {
  const store = await openStore(url);
  await store.db.transaction().execute(async (transaction) => {
    await sql.raw(SAMPLE_TABLE[kind]).execute(transaction);
    await addLeadTable(transaction, SAMPLES, 'mail');
  });
  await store.close();
}
