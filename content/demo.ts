import { SITE } from './site.ts';

/** Words around an agent's window. */
export interface AgentWords {
  /** Accessible name of the window. */
  name: string;
  field: string;
  label: { what: string; how: string };
  /** Above three questions that are offered, where it isn't sure. */
  unsure: string;
  /** Where its script does not load. */
  failure: { text: string; link: { label: string; href: string } };
}

/** The demonstration in the hero and on the page of chat agents. What its agent knows is in `demo-store/store.ts`. */
export const DEMO = {
  name: 'Demonstration',
  field: 'Ask about fit, fabric or an order',
  label: {
    what: 'A demonstration with a made-up store.',
    how: 'It runs in your browser; nothing you type leaves it.',
  },
  unsure:
    'I may have got that wrong. Did you mean one of these? If not, I’d pass it to a person at the shop.',
  prompts: {
    heading: 'Ask it something hard',
    questions: [
      'My waist is 72 cm. Which Harrow Straight?',
      'Will the Mara reach Oslo by Friday?',
      '20% off if I take both?',
    ],
    /** Where they lead without script. */
    action: '/services/website-chat',
  },
  /** What stands in the field's place without script: in the hero, and on the page that this leads to. */
  elsewhere: { label: 'Ask about fit, fabric or an order', href: '/services/website-chat' },
  onCall: { label: 'See it answer on a call', href: '/book-call' },
  failure: {
    text: 'The agent didn’t load. Your question is still in the field: ask again, or see it on a call.',
    link: { label: 'Book a Call', href: '/book-call' },
  },
};

const LEAVE_MESSAGE = { label: 'Leave a message', href: '/support#message' };

/** The agent on Support, about ourselves, where no chat widget is set up. It knows `site-knowledge.ts`. */
export const SITE_DEMO = {
  name: 'Our agent',
  title: SITE.brand,
  field: `Ask about ${SITE.brand}`,
  close: 'Close',
  label: {
    what: 'It answers from this site’s pages.',
    how: 'It runs in your browser; nothing you type leaves it.',
  },
  unsure: 'I may have got that wrong. Did you mean one of these? Or leave a message, and a person answers.',
  greeting:
    'Ask me about prices, setup, the trial or your data. What I can’t answer, a person does, if you leave a message.',
  /** To start from. */
  questions: ['What does it cost?', 'Does it work with Shopify?', 'What if it says something wrong?'],
  /** Below what it can't answer. */
  message: LEAVE_MESSAGE,
  failure: {
    text: 'The agent didn’t load. Your question is still in the field: ask again, or leave it for a person.',
    link: LEAVE_MESSAGE,
  },
};
