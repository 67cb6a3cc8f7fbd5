import { STORE_INTENTS } from '#content/demo-store/ways-to-ask.ts';

window.agentIntents = STORE_INTENTS;
