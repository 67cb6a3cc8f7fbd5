import type { Command } from 'commander';
import type { LeadStore } from '#leads/db/lead-store.ts';
import type { Watched } from '#leads/health/health.ts';

export type AddCommand = (name: string, description: string) => Command;

/** The settings and the store for the commands. `runCli` closes the store after a command has opened it. */
export interface CliContext extends Omit<Watched, 'open'> {
  open: (options?: { mayCreate: boolean }) => Promise<LeadStore>;
  /** Where the server's desk listens; undefined if the desk is off. */
  desk: { host: string; port: number } | undefined;
  linkSecret?: string | undefined;
  /** The desk's URL for other machines. */
  deskUrl?: string | undefined;
}
