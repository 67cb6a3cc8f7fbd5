/** The demonstration in the hero and on the page of chat agents. What its agent knows is in `demo-store/store.ts`. */
export const DEMO = {
  /** Accessible name of the window. */
  name: 'Demonstration',
  /** Beside the title, once it is the visitor who asks. */
  status: 'Demonstration',
  field: 'Ask about fit, fabric or an order',
  label: {
    what: 'A demonstration with a made-up store.',
    how: 'It runs in your browser; nothing you type leaves it.',
  },
  prompts: {
    heading: 'Ask it something hard',
    questions: [
      'My waist is 72 cm. Which Harrow Straight?',
      'Duties to Norway? And by when?',
      'It’s for tomorrow. Can I have 20% off?',
    ],
    /** Where they lead without script. */
    elsewhere: '/services/website-chat',
  },
  /** What stands in the field's place without script: in the hero, and on the page that this leads to. */
  elsewhere: { label: 'Ask about fit, fabric or an order', href: '/services/website-chat' },
  onCall: { label: 'See it answer on a call', href: '/book-call' },
  /** After three answers. */
  offer: {
    text: 'Yours would answer from your own data',
    link: { label: 'Book a Call', href: '/book-call' },
  },
  /** Where its script does not load. */
  failure: {
    text: 'The agent didn’t load. Your question is still in the field: ask again, or see it on a call.',
    link: { label: 'Book a Call', href: '/book-call' },
  },
};

/** Words of every conversation with an agent of ours. */
export const CONVERSATION = {
  log: 'Conversation',
  ask: 'Ask',
  visitor: 'You',
  agent: 'Agent',
  /** Above the visitor's first question, below the sample. */
  begin: 'Your questions',
  checked: 'Checked',
  handover: 'What the team is told',
};
