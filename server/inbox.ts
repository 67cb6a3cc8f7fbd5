import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import { SITE } from '#content/site.ts';
import { linkKey } from '#leads/db/keys.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { messageTokens } from '#leads/mail/message-tokens.ts';

interface Options {
  store: LeadStore;
  config: Pick<Config, 'inboxUrl' | 'linkSecret' | 'owners'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Called after a delivery may have been queued. */
  onLead: () => void;
}

/** Starts reading the inbox, if there is one. Imports on demand, because most installations have none. */
export async function startInbox({ store, config, log, onLead }: Options): Promise<() => Promise<void>> {
  const { inboxUrl: url, linkSecret, owners = '' } = config;
  if (!url) return async () => {};
  const { inboxTaker } = await import('#leads/received/take-in.ts');
  const { watchInbox } = await import('#leads/received/watch-inbox.ts');
  const { addressesIn } = await import('#leads/mail/mailboxes.ts');
  const tokens = messageTokens(await linkKey(store.db, linkSecret));
  const takeIn = inboxTaker({ store, tokens, owners: [SITE.email, ...addressesIn(owners)], onLead });
  const notify = (level: 'info' | 'error', message: string) => log[level](message);
  return watchInbox({ url, store, takeIn, notify }).stop;
}
