import { createStoreAgent } from '#agent/store-agent.ts';
import { DEMO_CONVERSATION } from '#content/conversation.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { SAME_WORDS } from '#content/same-words.ts';
import { converse } from './converse.tsx';
import intentsFile from './store-intents.ts?worker&url';
import { ProductCards } from './turns.tsx';

// The script's own query again: browsers remember a file that did not load.
await import(/* @vite-ignore */ intentsFile + import.meta.url.replace(/[^?]+/, ''));

const intents = window.agentIntents ?? {};
const agent = createStoreAgent(DEMO_STORE, { intents, same: SAME_WORDS, now: () => new Date() });
converse(agent, { cards: ProductCards, ...DEMO_CONVERSATION });
