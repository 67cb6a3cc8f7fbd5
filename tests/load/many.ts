import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLI } from '../../scripts/spawn-server.ts';
import { startWithDesk } from '../open-desk.ts';
import { trySending } from '../send-request.ts';
import { BOOKING } from '../start-server.ts';
import { fill } from './fill.ts';
import { residentMb } from './resident.ts';

const LEADS = 100_000;
const LONG_SEARCH = 'size and fit '.repeat(16).slice(0, 200);

/**
 * Runs each act of the desk and each command that reads or changes many leads over 100,000 unanswered leads in SQLite,
 * each with an unsent email, while visitors post forms and ask for the health and the free times.
 * @returns by act: how long it took, a visitor's longest wait, and how many visitors' requests were refused
 */
export async function workOnManyLeads(): Promise<Record<string, object>> {
  const server = await startWithDesk({ LOG_LEVEL: 'silent', ...UNREACHABLE });
  const { databaseFile, desk } = server;
  const databaseUrl = `sqlite:${databaseFile}`;
  await fill(databaseUrl, LEADS);
  addRecords(databaseFile);
  const exported = `${databaseFile}.json`;
  const command = async (...args: string[]) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...UNREACHABLE };
    const child = spawn(process.execPath, [CLI, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const [status]: [number] = (await once(child, 'exit')) as [number];
    return { status };
  };
  await command('export', '--json', '--out', exported);
  writeFileSync(
    exported,
    readFileSync(exported, 'utf8').replace(/(?<="id":")[^"]+/g, () => crypto.randomUUID()),
  );
  const get = (path: string) => desk.get(path);

  const acts: Record<string, () => Promise<{ status: number | null }>> = {
    nothing: async () => ({ status: Number(await sleep(5000, 200)) }),
    'desk: today': () => get('/'),
    'desk: inbox': () => get('/inbox'),
    'desk: filter without a match': () => get('/inbox?filter=suspected'),
    'desk: search of 200 letters': () => get(`/inbox?q=${encodeURIComponent(LONG_SEARCH)}`),
    'desk: search without a match': () => get(`/inbox?q=${encodeURIComponent('Müller O’Brien')}`),
    'desk: search of a near spelling': () => get('/inbox?q=Fylerr'),
    'desk: export': () => get('/export.csv'),
    'desk: numbers': () => get('/numbers?weeks=52'),
    'desk: health': () => get('/health'),
    'desk: retry all': async () => desk.act('/health', '/health/retry'),
    'desk: backup': async () => desk.act('/health', '/health/backup'),
    'desk: erase': () => eraseAtDesk(),
    'leads list --all': () => command('list', '--all'),
    'leads list --waiting --email': () => command('list', '--waiting', '--email', 'nobody@store.example'),
    'leads export': () => command('export', '--out', '/dev/null'),
    'leads export --contacts': () => command('export', '--contacts', '--out', '/dev/null'),
    'leads stats': () => command('stats'),
    'leads check': () => command('check'),
    'leads backup': () => command('backup'),
    'leads retry': () => command('retry'),
    'leads erase': () => command('erase', '--yes', '--email', 'filler50000@store.example'),
    'leads import': () => command('import', exported),
    'leads import, again': () => command('import', exported),
    'leads purge': () => command('purge', '--yes', '--older-than', '10d'),
  };
  const rows: Record<string, object> = {
    promised: { status: '', seconds: '', 'longest wait, ms': 500, refused: 0 },
  };
  for (const [name, act] of Object.entries(acts)) {
    rows[name] = { ...(await whileVisited(server.url, act)), MB: residentMb(server.process.pid) };
    process.stdout.write(`${name}: ${JSON.stringify(rows[name])}\n`);
  }
  await server.stop();
  return rows;

  async function eraseAtDesk() {
    const [, id] = /href="\/leads\/([\da-f-]{36})"/.exec((await get('/')).html) ?? [];
    const [, address = ''] = /mailto:([^"?]+)/.exec((await get(`/leads/${id}`)).html) ?? [];
    return desk.act(`/leads/${id}`, `/leads/${id}/erase`, { address: decodeURIComponent(address) });
  }
}

/** Deliveries stay unsent: nothing listens on this port. */
const UNREACHABLE = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Loomline <hello@loomline.example>',
  LEADS_TO: 'team@loomline.example',
};

/** Gives each booking a record, a failing email and an audit entry. */
function addRecords(databaseFile: string): void {
  using database = new DatabaseSync(databaseFile, { timeout: 10_000 });
  database.function('uuid', () => crypto.randomUUID());
  database.exec(`
    insert into leads (id, lead_table, network) select id, 'call_bookings', 'network' from call_bookings;
    insert into deliveries (id, lead_table, lead_id, kind, created_at, attempts, error)
      select uuid(), 'call_bookings', id, 'notification', created_at, 3, 'no answer' from call_bookings;
    insert into audit (id, created_at, actor, act, lead_id)
      select uuid(), created_at, 'desk', 'note', id from call_bookings`);
}

/** Runs an act while three visitors send one request after another, each after a short pause. */
async function whileVisited(url: string, act: () => Promise<{ status: number | null }>) {
  let isOver = false;
  let longest = 0;
  let slowest = '';
  let [asked, refused] = [0, 0];
  const visit = async (path: string, wanted: number, row?: () => object) => {
    while (!isOver) {
      const body = row && JSON.stringify(row());
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const started = performance.now();
      const { status } = await trySending(url + path, { timeout: 60_000, ...(body && { ...post, body }) });
      const waited = performance.now() - started;
      if (waited > longest) [longest, slowest] = [waited, path];
      asked += 1;
      if (status !== wanted) refused += 1;
      await sleep(20);
    }
  };
  const visitors = [
    visit('/healthz', 200),
    visit('/call-times', 200),
    visit('/rest/v1/call_bookings', 201, () => ({ ...BOOKING, id: crypto.randomUUID() })),
  ];
  await sleep(200);
  const started = performance.now();
  const { status } = await act();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await sleep(200);
  isOver = true;
  await Promise.all(visitors);
  return { status, seconds, 'longest wait, ms': Math.round(longest), of: slowest, asked, refused };
}
