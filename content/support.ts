import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';

/** The Support Center (spec section 2). */
export const SUPPORT = {
  title: 'Support Center',
  description: `Three ways to reach us: email with a response within ${TERMS.confirmationHours} hours, a chat window on this page, and a priority phone line for active customers.`,
  heading: 'Support Center',
  lead: 'Three ways to reach us. Take the one that fits the question, or leave a message further down.',
};

export const SUPPORT_OPTIONS = {
  email: {
    name: 'Email',
    text: 'For anything that can wait for a day. Tell us what you saw and what you expected.',
    promise: `Response within ${TERMS.confirmationHours} hours`,
    action: 'Write to us',
    href: `mailto:${SITE.email}`,
    leaveMessage: 'Leave a message',
  },
  chat: {
    name: 'Live chat',
    text: 'For a quick question while you are here. Our agent answers first, and passes on to a person what it can’t answer.',
    promise: 'Usually right away',
    action: 'Start a chat',
    /** Label of the mail link that replaces the button without JavaScript. */
    byEmail: 'Start a chat by email',
    /** Used if no chat widget is configured. Our own agent window then searches the site's pages. */
    own: {
      promise: 'Searches our pages at once',
      text: 'No person sits here: you see what our pages say about your question. If they don’t say, a person answers by email.',
    },
  },
  phone: {
    name: 'Phone',
    text: 'For active customers only: the number is in your welcome letter, and your call is answered first. If you are not a customer yet, book a call.',
    promise: 'Priority support',
    /** For visitors who are not customers yet. */
    action: 'Book a Call',
    href: '/book-call',
  },
};

export const WHAT_TO_WRITE = {
  heading: 'About your agent? Three lines help us most',
  text: PROMISES.maker,
  items: {
    'When it was': 'Day and hour of the conversation. We find the transcript, and what the agent looked up.',
    'What you expected': 'The answer your team would have given: that is what the agent should say.',
    'What has changed': 'A size chart, a return rule, a piece that is sold out. Send the page or the file.',
  },
};

export const SUPPORT_FAQ = {
  heading: 'Your question may be answered already',
  text: 'Thirteen questions that owners ask us most, from pricing to languages.',
  action: 'View FAQ Section',
  href: '/#faq',
};

/** Shown when no chat widget is available (spec section 8). */
export const CHAT_MISSING = 'Chat widget not found. Please try again later.';
