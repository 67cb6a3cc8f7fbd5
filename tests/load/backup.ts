import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleServer } from '../../scripts/bundle-server.mjs';
import { read } from '../read-sqlite.ts';
import { startServer } from '../start-server.ts';
import { fill } from './fill.ts';
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

function run(databaseUrl: string, args: string[]) {
  const child = spawn(process.execPath, ['build/cli.mjs', ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(([status]) => Number(status ?? -1));
  return { child, ended };
}
