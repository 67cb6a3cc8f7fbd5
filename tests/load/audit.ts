import { DatabaseSync } from 'node:sqlite';
import { query } from '../start-postgres.ts';

export interface Audit {
  stored: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
}

/** Compares what was acknowledged with what a database holds, read past the product. */
export async function audit(url: string, acknowledged: Set<string>): Promise<Audit> {
  const rows = await readNames(url);
  const ids = new Set(rows.map(({ id }) => id));
  const names = new Set(rows.map(({ name }) => name));
  const lost = [...acknowledged].filter((id) => !ids.has(id)).length;
  return { stored: rows.length, lost, doubled: rows.length - names.size };
}

async function readNames(url: string): Promise<{ id: string; name: string }[]> {
  const text = 'select id, name from call_bookings';
  if (!url.startsWith('sqlite:')) return query(url, text);
  const database = new DatabaseSync(url.slice('sqlite:'.length));
  try {
    return database.prepare(text).all() as { id: string; name: string }[];
  } finally {
    database.close();
  }
}
