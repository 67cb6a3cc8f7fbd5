import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOKING, startServer } from '../start-server.ts';
import { startFleet } from './senders.ts';

const WARM_UP_MS = 1000;

/**
 * Measures durable inserts over HTTP, and inserts by a bare `node:sqlite` loop with the same schema and pragmas and one
 * row per transaction. Rounds alternate between the two, and the ratio compares their medians.
 */
export async function compareDurableInserts({ seconds, rounds }: { seconds: number; rounds: number }) {
  const bare: number[] = [];
  const http: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const file = join(mkdtempSync(join(tmpdir(), 'loomline-durable-')), 'leads.db');
    http.push(await insertsASecond(`sqlite:${file}`, seconds));
    bare.push(bareLoop(file, seconds));
  }
  const [bareMedian, httpMedian] = [median(bare), median(http)];
  return {
    'bare loop, a second': Math.round(bareMedian),
    'over HTTP, a second': Math.round(httpMedian),
    ratio: (httpMedian / bareMedian).toFixed(2),
  };
}

/** Returns how many leads per second a warm server stores over HTTP from 64 senders. */
async function insertsASecond(databaseUrl: string, seconds: number): Promise<number> {
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'silent' };
  const server = await startServer(settings);
  const fleet = startFleet({ urls: [server.url], senders: 64 });
  await sleep(WARM_UP_MS);
  const before = fleet.report.acknowledged.size;
  await sleep(seconds * 1000);
  const count = fleet.report.acknowledged.size - before;
  await fleet.stop();
  await server.stop();
  return count / seconds;
}

function bareLoop(file: string, seconds: number): number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
  const columns = ['id', ...Object.keys(BOOKING)];
  const insert = database.prepare(
    `insert into call_bookings (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  const values = Object.values(BOOKING);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run(crypto.randomUUID(), ...values);
  database.close();
  return count / seconds;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
