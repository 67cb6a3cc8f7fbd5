import { STORE_INTENTS } from '#content/demo-store/ways-to-ask.ts';
import { SAME_WORDS } from '#content/same-words.ts';

window.storeIntents = { intents: STORE_INTENTS, same: SAME_WORDS };
