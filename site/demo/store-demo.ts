import { createAgent } from '#agent/store-agent.ts';
import { DEMO } from '#content/demo.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { converse } from './converse.tsx';

converse(createAgent(DEMO_STORE, { now: () => new Date() }), DEMO);
