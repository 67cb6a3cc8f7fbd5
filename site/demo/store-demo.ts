import { createAgent } from '#agent/create-agent.ts';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import { DEMO_CONVERSATION } from '#content/conversation.ts';
import { DEMO } from '#content/demo.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { WORDS } from '#content/same-words.ts';
import { converse } from './converse.tsx';
import intentsFile from './store-intents.ts?worker&url';
import { ProductCards } from './turns.tsx';

// The script's own query again: browsers remember a file that did not load.
await import(/* @vite-ignore */ intentsFile + import.meta.url.replace(/[^?]+/, ''));

const agent = createAgent({
  intents: window.agentIntents ?? {},
  words: WORDS,
  data: DEMO_STORE,
  lookUps: STORE_LOOK_UPS,
  unsure: DEMO.unsure,
});
converse(agent, { cards: ProductCards, ...DEMO_CONVERSATION });
