import { LANGUAGES } from '#content/demo-store/languages.ts';
import { NOT_HERE } from '#content/demo-store/not-here.ts';
import { STORE_INTENTS } from '#content/demo-store/ways-to-ask.ts';
import { SAME_WORDS } from '#content/same-words.ts';

window.storeIntents = { intents: STORE_INTENTS, same: SAME_WORDS, notHere: NOT_HERE, languages: LANGUAGES };
