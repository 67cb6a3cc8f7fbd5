import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sqlitePath } from '#leads/db/database-url.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { DAY_MS } from '#leads/durations.ts';
import { copyName } from '#leads/manage/copies.ts';
import { insertLead, type LeadExtras } from '#leads/manage/insert-lead.ts';
import { type DatabaseKind, newDatabase } from './new-database.ts';
import { newBooking } from './new-leads.ts';
import { type CommandRun, callCommand } from './run-command.ts';

export interface Site {
  url: string;
  /** The path of the SQLite file; empty for PostgreSQL. */
  database: string;
  /** The folder of its backups. */
  folder: string;
  store: LeadStore;
  /** Stores a booking, and returns its id. */
  book(change?: object, extras?: LeadExtras): Promise<string>;
  /** Moves the creation of a booking into the past. */
  age(id: string, ms: number): Promise<void>;
  /** Closes the database, as an exiting server does. */
  close(): Promise<void>;
  cli(...args: string[]): Promise<CommandRun>;
  /** Makes a backup, dates its name so many days back, and returns its path. */
  backUp(daysAgo?: number): Promise<string>;
}

/** Opens a new database as a server does, and closes it when the test ends. */
export async function newSite(kind: DatabaseKind = 'sqlite'): Promise<Site> {
  const url = await newDatabase(kind);
  const database = sqlitePath(url) ?? '';
  const store = await openStore(url);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  const cli = (...args: string[]) => callCommand(url, args);
  return {
    ...{ url, database, store, close, cli },
    folder: join(dirname(database), 'backups'),
    async book(change = {}, extras = {}) {
      const booking = newBooking(change);
      await insertLead(store, 'call_bookings', booking, extras);
      return booking.id;
    },
    async age(id, ms) {
      const created_at = new Date(Date.now() - ms).toISOString();
      await store.db.updateTable('call_bookings').set({ created_at }).where('id', '=', id).execute();
    },
    async backUp(daysAgo = 0) {
      const [made] = (await cli('backup', '--json')).rows();
      const file = String(made?.file);
      if (daysAgo === 0) return file;
      const dated = join(dirname(file), copyName(database, new Date(Date.now() - daysAgo * DAY_MS)));
      renameSync(file, dated);
      return dated;
    },
  };
}
