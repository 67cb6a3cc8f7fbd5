import { DatabaseSync } from 'node:sqlite';

/** Queries a SQLite file without the product, read-only. */
export function read(file: string, text: string): Record<string, unknown>[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(text).all();
  } finally {
    database.close();
  }
}

/** The ids of the bookings in a file. */
export function bookingsIn(file: string): unknown[] {
  return read(file, 'select id from call_bookings order by rowid').map(({ id }) => id);
}
