/* The agents' scripts carry these words: what only the pages show is in `demo.ts`. */

/** Words of every conversation with an agent of ours. */
export const CONVERSATION = {
  log: 'Conversation',
  ask: 'Ask',
  visitor: 'You',
  agent: 'Agent',
  /** Beside the name of the window, above the first answer. */
  disclosure: 'AI agent',
  /** Above the visitor's first question, below the sample. */
  begin: 'Your questions',
  checked: 'Checked',
  /** Until the model answers, where one is set. */
  pending: 'One moment …',
  /** Before its subject, where something belongs to it that wasn't asked. */
  more: 'More about',
};

/** For the demonstration. */
export const DEMO_CONVERSATION = {
  /** Beside the title, once it is the visitor who asks. */
  status: 'Demonstration',
  /** After three answers. */
  offer: {
    text: 'Yours would answer from your own data',
    link: { label: 'Book a Call', href: '/book-call' },
  },
};

export const LEAVE_MESSAGE = { label: 'Leave a message', href: '/support#message' };

/** For the window on Support. */
export const SITE_CONVERSATION = {
  /** Above what was found. */
  nearest: 'Nearest to that on our pages',
  nothing: 'Our pages say nothing like that. Tap a topic, or leave a message: a person answers.',
  /** Below all that is found; the call first for whoever asks about price, start or a call. */
  call: DEMO_CONVERSATION.offer.link,
  message: LEAVE_MESSAGE,
};
