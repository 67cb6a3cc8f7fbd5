import { STORE_INTENTS as intents } from '#content/demo-store/intents.ts';
import { LANGUAGES as languages } from '#content/demo-store/languages.ts';
import { NOT_HERE as notHere } from '#content/demo-store/not-here.ts';
import asked from '#content/demo-store/questions.json' with { type: 'json' };
import { SAME_WORDS as same } from '#content/same-words.ts';

const questions: Record<keyof typeof intents, readonly string[]> = asked;
window.storeIntents = { intents, questions, same, notHere, languages };
