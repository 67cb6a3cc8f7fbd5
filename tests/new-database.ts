import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inject } from 'vitest';
import { IS_FULL } from './full.ts';
import { createDatabase, query } from './start-postgres.ts';

export const DATABASES = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

/** The databases of slow scenarios: both in `npm run test:full`, otherwise one. */
export const SLOW_DATABASES = DATABASES.filter((kind) => IS_FULL || kind === 'sqlite');

/** Creates a database with our tables and no rows. Returns its DATABASE_URL. */
export async function newDatabase(kind: DatabaseKind): Promise<string> {
  const template = inject('templates')[kind];
  if (kind === 'postgres') return createDatabase(inject('postgresUrl'), template);
  const url = await blankDatabase('sqlite');
  copyFileSync(pathOf(template), pathOf(url));
  return url;
}

/** Creates a database without tables. Returns its DATABASE_URL. SQLite creates the file with the first table. */
export async function blankDatabase(kind: DatabaseKind): Promise<string> {
  return kind === 'sqlite'
    ? `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`
    : createDatabase(inject('postgresUrl'));
}

/** Queries a database without the project's code. */
export async function ask<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  if (!url.startsWith('sqlite:')) return query<Row>(url, text);
  // Wait for a server that is writing.
  using database = new DatabaseSync(pathOf(url), { timeout: 5000 });
  return database.prepare(text).all() as Row[];
}

function pathOf(url: string): string {
  return url.slice('sqlite:'.length);
}
