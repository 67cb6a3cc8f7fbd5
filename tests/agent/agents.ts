import { createSiteAgent } from '#agent/site-agent.ts';
import { createStoreAgent } from '#agent/store-agent.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { STORE_INTENTS } from '#content/demo-store/ways-to-ask.ts';
import { SAME_WORDS } from '#content/same-words.ts';
import { SITE_KNOWLEDGE } from '#content/site-knowledge.ts';
import { commissionFor } from '#site/screens/pricing/commission-for.ts';

/** On a Monday, before the cut-off. */
export const STORE_AGENT = createStoreAgent(DEMO_STORE, {
  intents: STORE_INTENTS,
  same: SAME_WORDS,
  now: () => new Date('2026-11-23T10:00:00Z'),
});

export const SITE_AGENT = createSiteAgent({ intents: SITE_KNOWLEDGE, same: SAME_WORDS, commissionFor });
