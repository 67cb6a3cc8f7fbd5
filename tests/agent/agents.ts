import { createAgent } from '#agent/create-agent.ts';
import { createFinder } from '#agent/find-passages.ts';
import { DEMO } from '#content/demo.ts';
import { STORE_INTENTS, STORE_NEXT } from '#content/demo-store/intents.ts';
import { LANGUAGES } from '#content/demo-store/languages.ts';
import { NOT_HERE } from '#content/demo-store/not-here.ts';
import STORE_QUESTIONS from '#content/demo-store/questions.json' with { type: 'json' };
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { SAME_WORDS, SAME_WORDS_US } from '#content/same-words.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import QUESTIONS from '#content/support-questions.json' with { type: 'json' };

export const STORE_AGENT = createAgent({
  intents: STORE_INTENTS,
  questions: STORE_QUESTIONS,
  same: SAME_WORDS,
  store: DEMO_STORE,
  notHere: NOT_HERE,
  languages: LANGUAGES,
  next: STORE_NEXT,
  ...DEMO.hedges,
  // A Monday, before the cut-off for shipping on the same day.
  now: () => new Date('2026-11-23T10:00:00Z'),
});

export const findPassages = createFinder(PASSAGES, SAME_WORDS_US, QUESTIONS.nothing);
