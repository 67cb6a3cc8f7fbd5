import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { backupName } from '#leads/backup/backups.ts';
import { sqlitePath } from '#leads/db/database-url.ts';
import { openStore } from '#leads/db/open-store.ts';
import type { DeliveryKind } from '#leads/delivery-kinds.ts';
import { DAY_MS } from '#leads/durations.ts';
import { queueDeliveries } from '#leads/outbox/outbox.ts';
import { insertLead, type LeadExtras } from '#leads/record/insert-lead.ts';
import { type DatabaseKind, newDatabase } from './new-database.ts';
import { newBooking } from './new-leads.ts';
import { callCommand } from './run-command.ts';

export type Site = Awaited<ReturnType<typeof newSite>>;

/** Opens a new database as a server does, and closes it when the test ends. */
export async function newSite(kind: DatabaseKind = 'sqlite') {
  const url = await newDatabase(kind);
  /** The path of the SQLite file; empty for PostgreSQL. */
  const database = sqlitePath(url) ?? '';
  const store = await openStore(url);
  let isOpen = true;
  /** Closes the database, as an exiting server does. */
  const close = async () => {
    if (isOpen) await store.close();
    isOpen = false;
  };
  onTestFinished(close);
  const cli = (...args: string[]) => callCommand(url, args);
  return {
    ...{ url, database, store, close, cli },
    folder: join(dirname(database), 'backups'),
    /** Stores a booking, and queues these deliveries even if the booking is suspected. */
    async book(change: object = {}, { kinds = [], ...extras }: LeadExtras & { kinds?: DeliveryKind[] } = {}) {
      const booking = newBooking(change);
      await insertLead(store, 'call_bookings', booking, extras);
      await queueDeliveries({ ...store, kinds }, { lead_table: 'call_bookings', lead_id: booking.id }, kinds);
      return booking.id;
    },
    /** Moves the creation of a booking into the past. */
    async age(id: string, ms: number) {
      const created_at = new Date(Date.now() - ms).toISOString();
      await store.db.updateTable('call_bookings').set({ created_at }).where('id', '=', id).execute();
    },
    /** Makes a backup, changes the date in its name to `daysAgo` days ago, and returns its path. */
    async backUp(daysAgo = 0) {
      const [made] = (await cli('backup', '--json')).rows();
      const file = String(made?.file);
      if (daysAgo === 0) return file;
      const dated = join(dirname(file), backupName(database, new Date(Date.now() - daysAgo * DAY_MS)));
      renameSync(file, dated);
      return dated;
    },
  };
}
