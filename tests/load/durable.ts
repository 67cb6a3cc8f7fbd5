import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BOOKING } from '../start-server.ts';
import { insertsASecond } from './insert-rate.ts';
import { percentile } from './senders.ts';

/**
 * Durable inserts over HTTP beside a bare loop of `node:sqlite` into the same schema with the same pragmas,
 * one row a transaction; in turns, and the medians compared.
 */
export async function compareDurableInserts({ seconds, rounds }: { seconds: number; rounds: number }) {
  const bare: number[] = [];
  const http: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const file = join(mkdtempSync(join(tmpdir(), 'loomline-durable-')), 'leads.db');
    http.push(await insertsASecond(`sqlite:${file}`, seconds));
    bare.push(bareLoop(file, seconds));
  }
  const [bareMedian, httpMedian] = [percentile(bare, 0.5), percentile(http, 0.5)];
  return {
    'bare loop, a second': Math.round(bareMedian),
    'over HTTP, a second': Math.round(httpMedian),
    ratio: (httpMedian / bareMedian).toFixed(2),
  };
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
