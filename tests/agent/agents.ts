import { createAgent } from '#agent/create-agent.ts';
import { createFinder } from '#agent/find-passages.ts';
import { DEMO } from '#content/demo.ts';
import { LANGUAGES } from '#content/demo-store/languages.ts';
import { NOT_HERE } from '#content/demo-store/not-here.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { STORE_INTENTS, STORE_NEXT } from '#content/demo-store/ways-to-ask.ts';
import { SAME_WORDS } from '#content/same-words.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import { OTHER_QUESTIONS, SAME_WORDS_US } from '#content/ways-to-ask-us.ts';

export const STORE_AGENT = createAgent({
  intents: STORE_INTENTS,
  same: SAME_WORDS,
  store: DEMO_STORE,
  notHere: NOT_HERE,
  languages: LANGUAGES,
  next: STORE_NEXT,
  unsure: DEMO.unsure,
  unknown: DEMO.unknown,
  // A Monday, before the cut-off for shipping on the same day.
  now: () => new Date('2026-11-23T10:00:00Z'),
});

export const findPassages = createFinder(PASSAGES, SAME_WORDS_US, OTHER_QUESTIONS);
