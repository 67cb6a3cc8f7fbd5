import { createAgent } from '#agent/create-agent.ts';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import type { Thread } from '#agent/types.ts';
import { DEMO_CONVERSATION } from '#content/conversation.ts';
import { DEMO } from '#content/demo.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { converse } from './converse.tsx';
import { loadKnowledge } from './load-knowledge.ts';
import intentsFile from './store-intents.ts?worker&url';
import { Reply } from './turns.tsx';

const agent = createAgent({
  ...(await loadKnowledge(intentsFile)),
  data: DEMO_STORE,
  lookUps: STORE_LOOK_UPS,
  unsure: DEMO.unsure,
});
let thread: Thread | undefined;
converse((asked) => {
  const answer = agent.answer(asked, thread);
  thread = answer.thread;
  return <Reply answer={answer} />;
}, DEMO_CONVERSATION);
