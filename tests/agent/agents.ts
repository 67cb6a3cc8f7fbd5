import { createAgent } from '#agent/create-agent.ts';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import { DEMO } from '#content/demo.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { STORE_INTENTS, STORE_NEXT } from '#content/demo-store/ways-to-ask.ts';
import { WORDS } from '#content/same-words.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import { createFinder } from '#site/demo/find-passages.ts';

export const STORE_AGENT = createAgent({
  intents: STORE_INTENTS,
  words: WORDS,
  data: DEMO_STORE,
  lookUps: STORE_LOOK_UPS,
  next: STORE_NEXT,
  unsure: DEMO.unsure,
  unknown: DEMO.unknown,
  // On a Monday, before the cut-off.
  now: () => new Date('2026-11-23T10:00:00Z'),
});

export const findPassages = createFinder(PASSAGES);
