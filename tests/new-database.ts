import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { createDatabase, query } from './start-postgres.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A database with our tables and no rows, as DATABASE_URL has it. */
export async function newDatabase(kind: DatabaseKind): Promise<string> {
  const template = inject('templates')[kind];
  if (kind === 'postgres') return createDatabase(inject('postgresUrl'), template);
  const url = await blankDatabase('sqlite');
  copyFileSync(pathOf(template), pathOf(url));
  return url;
}

/** A database in which nobody has made a table; SQLite makes the file only then. */
export async function blankDatabase(kind: DatabaseKind): Promise<string> {
  return kind === 'sqlite'
    ? `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`
    : createDatabase(inject('postgresUrl'));
}

/** Queries a database without the product. */
export async function ask<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  if (!url.startsWith('sqlite:')) return query<Row>(url, text);
  // A server may be writing just then.
  const database = new DatabaseSync(pathOf(url), { timeout: 5000 });
  try {
    return database.prepare(text).all() as Row[];
  } finally {
    database.close();
  }
}

function pathOf(url: string): string {
  return url.slice('sqlite:'.length);
}
