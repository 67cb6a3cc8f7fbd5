import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readKey, saveKey } from './keys.ts';
import type { Db } from './tables.ts';

/**
 * Returns the key that opens the desk, the team's web interface. Creates a key if none exists. For SQLite, the key is
 * in a file next to the database, which only its owner can read and backups omit; for PostgreSQL, in the table `keys`.
 * @param isNew whether to replace the key, which ends all sessions
 */
export async function deskKey(db: Db, databaseFile: string | undefined, isNew = false): Promise<string> {
  const file = databaseFile && `${databaseFile}.desk-key`;
  const read = file === undefined ? () => readKey(db, 'desk') : async () => keyInFile(file);
  const known = isNew ? undefined : await read();
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('base64url');
  if (file === undefined) await saveKey(db, 'desk', made, !isNew);
  else saveInFile(file, made, isNew);
  // Read the key back, since another server may have created a key at the same time.
  return (await read()) ?? made;
}

function keyInFile(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32)
    throw new Error(`${file} does not contain a valid key: delete the file, and a new key is created`);
  return key;
}

function saveInFile(file: string, key: string, isNew: boolean): void {
  try {
    writeFileSync(isNew ? `${file}.new` : file, key, { flag: isNew ? 'w' : 'wx', mode: 0o600 });
    if (isNew) renameSync(`${file}.new`, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns the URL that opens the desk. @param desk the desk's origin, or the host and port on which it listens */
export function deskAddress(desk: string | { host: string; port: number }, key: string): string {
  if (typeof desk === 'string') return `${desk}/?key=${key}`;
  const host = desk.host.replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
  return `http://${host.includes(':') ? `[${host}]` : host}:${desk.port}/?key=${key}`;
}
