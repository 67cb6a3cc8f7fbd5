import type { Command } from 'commander';
import type { LeadStore } from '../db/lead-store.ts';
import type { Watched } from '../manage/health.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';

/** Adds a command, without arguments or options yet. */
export type AddCommand = (name: string, description: string) => Command;

/** What the commands work with. The store that a command opens is closed after the command. */
export interface CliContext extends Omit<Watched, 'open'> {
  open: () => Promise<LeadStore>;
  kinds: readonly DeliveryKind[];
  /** Where the server's desk listens; undefined if it is off. */
  desk: { host: string; port: number } | undefined;
  /** The address of the desk for other machines. */
  deskUrl?: string | undefined;
}
