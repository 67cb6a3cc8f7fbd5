import type { BackupSettings } from '../backup/copies.ts';
import type { AcknowledgementLimits } from '../delivery/acknowledgements.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import type { Send } from '../delivery/delivery-worker.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { type ListedLead, readLead } from './read-leads.ts';

/** What the commands work with. */
export interface CliContext {
  /** Opens the store; it is closed after the command. */
  open: () => Promise<LeadStore>;
  /** The database file; undefined for PostgreSQL. */
  databaseFile: string | undefined;
  /** Undefined if e-mail is off. */
  smtpUrl: string | undefined;
  /** The address of the provider's calendar, a secret; undefined if there is none. */
  calendarUrl: string | undefined;
  /** Where its copies go; undefined if they are off. */
  backups: BackupSettings | undefined;
  /** How each configured kind of delivery is sent. */
  senders: (store: LeadStore) => Promise<Partial<Record<DeliveryKind, Send>>>;
  /** The deliveries of each new lead. */
  deliveries: readonly DeliveryKind[];
  limits: AcknowledgementLimits;
  /** The folder with the mails' templates, as the build rendered them. */
  mailTemplates: string;
  /** The file with the statistics page, as the build rendered it. */
  statsTemplate: string;
}

/** A command that can't do what it was asked; the message says why. */
export class Refused extends Error {
  override name = 'Refused';
}

/** @throws Refused where there is no such lead */
export async function requireLead(store: LeadStore, id: string): Promise<ListedLead> {
  const lead = await readLead(store, id);
  if (!lead) throw new Refused(`There is no lead ${id}`);
  return lead;
}
