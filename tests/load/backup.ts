import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { recordEnded } from '#leads/backup/ended.ts';
import { bundleServer } from '../../scripts/bundle-server.mjs';
import { read } from '../read-sqlite.ts';
import { startServer } from '../start-server.ts';
import { fill } from './million.ts';
import { percentile, startFleet } from './senders.ts';

/** What `npm start` runs. */
const BUNDLE = { program: 'build/main.mjs' };

/** Leads before the first kill, so that a copy takes a while. */
const ROWS = 50_000;

/** A server that was just started is slow. */
const WARM_UP_MS = 500;

/** Kills server and backup in turns, at random moments under load, and looks at every copy that is called good. */
export async function backUpUnderKills({ kills, senders }: { kills: number; senders: number }) {
  const { databaseUrl, folder } = newPlace();
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent', PORT: '0' };
  await bundleServer();
  await (await startServer(settings, BUNDLE)).stop();
  await fill(databaseUrl, ROWS);
  let server = await startServer(settings, BUNDLE);
  settings.PORT = new URL(server.url).port;
  const { report, stop } = startFleet({ urls: [server.url], senders });
  const rates: number[] = [];
  const result = { kills, good: 0, damaged: 0, 'without a lead': 0 };
  let typicalMs = 1000;
  for (let kill = 0; kill < kills; kill++) {
    await sleep(WARM_UP_MS);
    const acknowledged = [...report.acknowledged];
    const started = performance.now();
    const command = run(databaseUrl, ['backup']);
    await Promise.race([command.ended, sleep(Math.random() * typicalMs * 1.2)]);
    rates.push(((report.acknowledged.size - acknowledged.length) / (performance.now() - started)) * 1000);
    if (kill % 2 === 0) await server.stop('SIGKILL');
    else command.child.kill('SIGKILL');
    const status = await command.ended;
    if (status === 0) typicalMs = performance.now() - started;
    if (kill % 2 === 0) server = await startServer(settings, BUNDLE);
    for (const name of copiesIn(folder)) {
      const file = join(folder, name);
      result.good += 1;
      if (read(file, 'pragma integrity_check')[0]?.integrity_check !== 'ok') result.damaged += 1;
      const ids = new Set(read(file, 'select id from call_bookings').map(({ id }) => id));
      if (acknowledged.some((id) => !ids.has(id))) result['without a lead'] += 1;
      rmSync(file);
    }
  }
  await stop();
  await server.stop();
  return {
    ...result,
    leads: report.acknowledged.size,
    'inserts a second': Math.round(percentile(rates, 0.5)),
  };
}

/** Copies and restores many rows: what inserts and answers meet meanwhile, in turns with none, and how long it takes. */
export async function backUpAndRestore({
  rows,
  rounds,
  senders,
}: {
  rows: number;
  rounds: number;
  senders: number;
}) {
  const { databaseUrl, folder } = newPlace();
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' };
  await bundleServer();
  await (await startServer(settings, BUNDLE)).stop();
  await fill(databaseUrl, rows);
  const server = await startServer(settings, BUNDLE);
  const idle = await slowestAnswer(server.url, sleep(2000));
  const whileIdle = await slowestAnswer(server.url, backUp(databaseUrl).ended);
  const { report, stop } = startFleet({ urls: [server.url], senders });
  await sleep(1000);
  const rates = { without: [] as number[], during: [] as number[] };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.without.push(await rate(sleep(times.at(-1) ?? 4000)));
    const started = performance.now();
    rates.during.push(await rate(backUp(databaseUrl).ended));
    times.push(performance.now() - started);
  }
  await stop();
  await server.stop();
  const [without, during] = [percentile(rates.without, 0.5), percentile(rates.during, 0.5)];

  const copy = join(folder, copiesIn(folder)[0] ?? '');
  const erased = read(copy, 'select id from call_bookings limit 1000');
  recordEnded(
    folder,
    erased.map(({ id }) => ({ act: 'erase', table: 'call_bookings', id: String(id) })),
  );
  const started = performance.now();
  const restore = run(databaseUrl, ['restore', copy]);
  const [status, output] = await Promise.all([restore.ended, restore.output]);
  return {
    'copied in s': seconds(percentile(times, 0.5)),
    'inserts a second without': Math.round(without),
    during: Math.round(during),
    ratio: (during / without).toFixed(2),
    'slowest answer in ms without': Math.round(idle),
    'while a copy is made': Math.round(whileIdle),
    'restored in s': status === 0 ? seconds(performance.now() - started) : output,
    restored: output.split('\n').find((line) => line.includes('erased again')),
  };

  async function rate(work: Promise<unknown>): Promise<number> {
    const [before, start] = [report.acknowledged.size, performance.now()];
    await work;
    return ((report.acknowledged.size - before) / (performance.now() - start)) * 1000;
  }
}

function newPlace() {
  const place = mkdtempSync(join(tmpdir(), 'loomline-backup-'));
  return { databaseUrl: `sqlite:${join(place, 'leads.db')}`, folder: join(place, 'backups') };
}

function copiesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.db'));
  } catch {
    return [];
  }
}

/** Makes a copy as the server does at night. */
function backUp(databaseUrl: string) {
  const command = run(databaseUrl, ['backup']);
  setPriority(command.child.pid ?? 0, constants.priority.PRIORITY_LOW);
  return command;
}

function run(databaseUrl: string, args: string[]) {
  const child = spawn(process.execPath, ['build/cli.mjs', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([status]) => Number(status ?? -1));
  return { child, ended, output: text(child.stdout) };
}

/** The slowest of many answers during some work, in ms: a server whose event loop is busy answers late. */
async function slowestAnswer(url: string, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let slowest = 0;
  work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const start = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - start);
    await sleep(2);
  }
  return slowest;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
