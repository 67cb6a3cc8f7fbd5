/* The agents' scripts load this file. Words that only the pages show are in `demo.ts`. */

/** Words of every conversation with an agent of ours. */
export const CONVERSATION = {
  log: 'Conversation',
  ask: 'Ask',
  visitor: 'You',
  agent: 'Agent',
  disclosure: 'AI agent',
  /** Between the sample conversation and the visitor's first question. */
  begin: 'Your questions',
  checked: 'Checked',
  /** Until the model answers, if one is set. */
  pending: 'One moment …',
  /** Stands before a subject that belongs to the answer. */
  more: 'More about',
};

/** For the demonstration. */
export const DEMO_CONVERSATION = {
  /** Beside the title, once the visitor asks. */
  status: 'Demonstration',
  /** After three answers. */
  offer: { text: 'Yours would use your own data', link: { label: 'Book a Call', href: '/book-call' } },
};

export const LEAVE_MESSAGE = { label: 'Leave a message', href: '/support#message' };

/** For the window on Support. */
export const SITE_CONVERSATION = {
  nearest: 'Closest to that on our pages',
  nothing: 'Our pages say nothing like that. Tap a topic, or leave a message: a person answers.',
  /** Below the answers. The call comes first after a question about price, start or a call. */
  call: DEMO_CONVERSATION.offer.link,
  message: LEAVE_MESSAGE,
};
