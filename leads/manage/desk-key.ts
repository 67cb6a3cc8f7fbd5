import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/**
 * Returns the key that opens the desk, and makes a key if there is none.
 * @param isNew whether to make another key, which ends all sessions
 */
export async function deskKey(db: Db, isNew = false): Promise<string> {
  const keys = db.selectFrom('keys').select('key').where('name', '=', 'desk');
  const known = isNew ? undefined : await keys.executeTakeFirst();
  if (known) return known.key;
  // Without `isNew`, two servers that start at the same time have to end up with the same key.
  const ifKnown = isNew ? sql`do update set key = excluded.key` : sql`do nothing`;
  const made = randomBytes(32).toString('base64url');
  await sql`insert into keys (name, key) values ('desk', ${made}) on conflict (name) ${ifKnown}`.execute(db);
  return (await keys.executeTakeFirstOrThrow()).key;
}

/** Returns the address that opens the desk. @param desk its origin, or where it listens */
export function deskAddress(desk: string | { host: string; port: number }, key: string): string {
  if (typeof desk === 'string') return `${desk}/?key=${key}`;
  const host = desk.host.replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
  return `http://${host.includes(':') ? `[${host}]` : host}:${desk.port}/?key=${key}`;
}
