// Browsers download this file with the agents' scripts, so put text for prerendered pages into `demo.ts` instead.

/** Text used in every conversation with one of our agents. */
export const CONVERSATION = {
  log: 'Conversation',
  ask: 'Ask',
  visitor: 'You',
  agent: 'Agent',
  disclosure: 'AI agent',
  /** Separates the sample conversation from the visitor's questions. */
  begin: 'Your questions',
  checked: 'Checked',
  /** Shown until the language model answers, if one is configured. */
  pending: 'One moment …',
  /** Precedes a topic related to the answer. */
  more: 'More about',
};

/** Text for the demo store's agent. */
export const DEMO_CONVERSATION = {
  /** Shown next to the title after the visitor's first question. */
  status: 'Demonstration',
  /** Shown after three answers. */
  offer: {
    text: 'Yours would answer from your own data',
    link: { label: 'Book a Call', href: '/book-call' },
  },
};

export const LEAVE_MESSAGE = { label: 'Leave a message', href: '/support#message' };

/** Text for the agent window on Support. */
export const SITE_CONVERSATION = {
  nearest: 'Closest to that on our pages',
  nothing: 'Our pages don’t say that. Tap a topic, or leave a message: a person answers.',
  /** Links below an answer. `call` appears if the question is about prices, getting started or a call. */
  call: DEMO_CONVERSATION.offer.link,
  message: LEAVE_MESSAGE,
};
