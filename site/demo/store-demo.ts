import { createAgent } from '#agent/store-agent.ts';
import { DEMO } from '#content/demo.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { converse } from './converse.tsx';
import { ProductCards } from './ProductCards.tsx';

const { status, offer } = DEMO;
converse(createAgent(DEMO_STORE, { now: () => new Date() }), { cards: ProductCards, status, offer });
