import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { LeftLog } from './lead-store.ts';
import type { Tables } from './tables.ts';

/** How long to wait for other processes that read the file, and how often to try. */
const READER_MS = 5000;
const RETRY_MS = 50;

/**
 * Empties the write-ahead log, which still holds deleted rows as they were written. That also overwrites the pages
 * that they were in.
 * @returns what is left, if another process goes on reading
 */
export async function emptyLog(db: Kysely<Tables>): Promise<LeftLog | undefined> {
  for (const started = performance.now(); ; await sleep(RETRY_MS)) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return undefined;
    if (performance.now() - started >= READER_MS) break;
  }
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const file = `${rows[0]?.file}-wal`;
  return { file, bytes: statSync(file).size };
}
