import { STORE_INTENTS } from '#content/demo-store/intents.ts';
import { LANGUAGES } from '#content/demo-store/languages.ts';
import { NOT_HERE } from '#content/demo-store/not-here.ts';
import QUESTIONS from '#content/demo-store/questions.json' with { type: 'json' };
import { SAME_WORDS } from '#content/same-words.ts';

window.storeIntents = {
  intents: STORE_INTENTS,
  questions: QUESTIONS satisfies Record<keyof typeof STORE_INTENTS, readonly string[]>,
  same: SAME_WORDS,
  notHere: NOT_HERE,
  languages: LANGUAGES,
};
