import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/**
 * Returns the key that opens the desk, and makes it if there is none. For SQLite it stands in a file beside the database,
 * which its owner alone can read and no copy of the database contains; for PostgreSQL in its table `keys`.
 * @param databaseFile undefined for PostgreSQL
 * @param isNew whether to make another key, which ends all sessions
 * @throws if it can't be read or written
 */
export async function deskKey(db: Db, databaseFile: string | undefined, isNew = false): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  if (databaseFile === undefined) {
    const change = isNew ? sql`do update set key = excluded.key` : sql`do nothing`;
    await sql`insert into keys (name, key) values ('desk', ${made}) on conflict (name) ${change}`.execute(db);
    const keys = db.selectFrom('keys').select('key').where('name', '=', 'desk');
    return (await keys.executeTakeFirstOrThrow()).key;
  }
  const file = `${databaseFile}.desk-key`;
  try {
    writeFileSync(isNew ? `${file}.new` : file, made, { flag: isNew ? 'w' : 'wx', mode: 0o600 });
    if (isNew) renameSync(`${file}.new`, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} holds no key: delete it, and a new one is made`);
  return key;
}

/** Returns the address that opens the desk. @param desk its origin, or where it listens */
export function deskAddress(desk: string | { host: string; port: number }, key: string): string {
  if (typeof desk === 'string') return `${desk}/?key=${key}`;
  const host = desk.host.replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
  return `http://${host.includes(':') ? `[${host}]` : host}:${desk.port}/?key=${key}`;
}
