import { createAgent } from '#agent/store-agent.ts';
import { DEMO_CONVERSATION } from '#content/conversation.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { converse } from './converse.tsx';
import { ProductCards } from './ProductCards.tsx';

converse(createAgent(DEMO_STORE, { now: () => new Date() }), {
  cards: ProductCards,
  ...DEMO_CONVERSATION,
});
