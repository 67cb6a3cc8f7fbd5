import { type AgentOptions, createAgent } from '#agent/create-agent.ts';
import type { Thread } from '#agent/types.ts';
import { DEMO_CONVERSATION } from '#content/conversation.ts';
import { DEMO } from '#content/demo.ts';
import { STORE_NEXT } from '#content/demo-store/intents.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { converse } from './converse.tsx';
import intentsFile from './store-intents.ts?worker&url';
import { Reply } from './turns.tsx';

declare global {
  interface Window {
    /** Set by a separate file, which is as large as this script and can be cached independently. */
    storeIntents?: Pick<AgentOptions, 'intents' | 'questions' | 'same' | 'notHere' | 'languages'>;
  }
}

// Append this script's query, which changes after a failed load: browsers don't retry a failed import of a URL.
await import(/* @vite-ignore */ intentsFile + import.meta.url.replace(/[^?]+/, ''));

const agent = createAgent({
  ...(window.storeIntents ?? { intents: {}, questions: {}, same: '', notHere: {}, languages: {} }),
  store: DEMO_STORE,
  next: STORE_NEXT,
  ...DEMO.hedges,
});
let thread: Thread | undefined;
converse({
  ...DEMO_CONVERSATION,
  about: 'store',
  replyTo(asked) {
    const answer = agent.answer(asked, thread);
    thread = answer.thread;
    return <Reply answer={answer} />;
  },
});
