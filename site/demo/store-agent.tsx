import { createAgent } from '#agent/create-agent.ts';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import type { Intent, Thread } from '#agent/types.ts';
import type { Words } from '#agent/understand.ts';
import { DEMO_CONVERSATION } from '#content/conversation.ts';
import { DEMO } from '#content/demo.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { STORE_NEXT } from '#content/demo-store/ways-to-ask.ts';
import { converse } from './converse.tsx';
import intentsFile from './store-intents.ts?worker&url';
import { Reply } from './turns.tsx';
import wordsFile from './words.ts?worker&url';

declare global {
  interface Window {
    /** Files of their own, each as large as the script and changed without it. */
    agentIntents?: Readonly<Record<string, Intent>>;
    agentWords?: Words;
  }
}

// The script's own query again: browsers remember a file that did not load.
const query = import.meta.url.replace(/[^?]+/, '');
await Promise.all([intentsFile, wordsFile].map((file) => import(/* @vite-ignore */ file + query)));

const agent = createAgent({
  intents: window.agentIntents ?? {},
  words: window.agentWords ?? { same: '', related: '' },
  data: DEMO_STORE,
  lookUps: STORE_LOOK_UPS,
  next: STORE_NEXT,
  unsure: DEMO.unsure,
  unknown: DEMO.unknown,
});
let thread: Thread | undefined;
converse(
  (asked) => {
    const answer = agent.answer(asked, thread);
    thread = answer.thread;
    return <Reply answer={answer} />;
  },
  { about: 'store', ...DEMO_CONVERSATION },
);
