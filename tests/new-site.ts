import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import type { DeliveryKind } from '#leads/outbox/kinds.ts';
import { newDatabase } from './new-database.ts';
import { newBooking } from './new-leads.ts';
import { type CommandRun, callCommand } from './run-command.ts';

export interface Site {
  url: string;
  database: string;
  /** The folder of its copies. */
  folder: string;
  store: LeadStore;
  book(change?: object, deliveries?: DeliveryKind[]): Promise<string>;
  /** Closes the database, as a server does that ends. */
  close(): Promise<void>;
  cli(...args: string[]): Promise<CommandRun>;
  /** Makes a copy, and returns its path. */
  backUp(): Promise<string>;
}

/** A SQLite database that is open as a server has it. */
export async function newSite(): Promise<Site> {
  const url = await newDatabase('sqlite');
  const database = url.slice('sqlite:'.length);
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
    async book(change = {}, deliveries = []) {
      const booking = newBooking(change);
      await insertLead(store, 'call_bookings', booking, { deliveries });
      return booking.id;
    },
    async backUp() {
      const [made] = (await cli('backup', '--json')).rows();
      return String(made?.file);
    },
  };
}
