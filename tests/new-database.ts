import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { createDatabase, query } from './start-postgres.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An empty database, as DATABASE_URL has it. */
export function newDatabase(kind: DatabaseKind): Promise<string> {
  return kind === 'sqlite'
    ? Promise.resolve(`sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`)
    : createDatabase(inject('postgresUrl'));
}

/** Asks a database something past the product. */
export async function ask<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  if (!url.startsWith('sqlite:')) return query<Row>(url, text);
  // A server may be writing just then.
  const database = new DatabaseSync(url.slice('sqlite:'.length), { timeout: 5000 });
  try {
    return database.prepare(text).all() as Row[];
  } finally {
    database.close();
  }
}
