import type { LeadStore } from '../db/lead-store.ts';
import type { Watched } from '../manage/health.ts';
import type { DeliveryKind } from '../outbox/kinds.ts';

/** What the commands work with. The store that one opens is closed after it. */
export interface CliContext extends Omit<Watched, 'open'> {
  open: () => Promise<LeadStore>;
  kinds: readonly DeliveryKind[];
  /** Where the server's desk listens; undefined if it is off. */
  desk: { host: string; port: number } | undefined;
  /** Where the desk is reached from elsewhere. */
  deskUrl?: string | undefined;
}
