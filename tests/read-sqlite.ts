import { DatabaseSync } from 'node:sqlite';

/** Queries a SQLite file read-only, without the project's code. */
export function read(file: string, text: string): Record<string, unknown>[] {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(text).all();
}

/** Returns the ids of the bookings in a SQLite file, in order of insertion. */
export function bookingsIn(file: string): unknown[] {
  return read(file, 'select id from call_bookings order by rowid').map(({ id }) => id);
}
