import { SITE } from './site.ts';

/** The Pricing page. Section names come from spec section 2, claims from section 1. */
export const PRICING = {
  title: 'Pricing & Service Models',
  description:
    'No setup fee, no retainer: a small commission on sales the agent helps close, set per store, after a risk-free two-week trial with a full refund.',
  heading: 'Pricing & Service Models',
  lead: 'You pay a small commission on the sales that the agent helps close. That is the whole price list.',
};

/** A sample of the first invoice. */
export const INVOICE = {
  heading: 'Invoice, month one',
  lines: [
    { item: 'Setup', amount: '0' },
    { item: 'Retainer', amount: '0' },
    { item: 'Two-week trial', amount: 'risk-free' },
    { item: 'Commission', amount: 'on sales it helped close' },
  ],
  note: 'No sale, no invoice.',
};

export const WHAT_YOU_GET = {
  heading: 'What You Get',
  cards: [
    {
      name: 'A strategy call',
      text: 'About 15 minutes with the founder on your store, your questions and what an agent could earn.',
    },
    {
      name: 'A personalised build-out',
      text: 'An agent made from your size charts, catalogue and policies, in your words. The chat agent is built in a day.',
    },
    {
      name: 'Daily attention',
      text: 'Performance monitoring every day, and ongoing optimisation of what it says and sells.',
    },
    {
      name: 'Open books',
      text: 'Analytics and tracking that you see as we see them: questions, answers, sales it helped close.',
    },
  ],
};

export const PERFORMANCE_PRICING = {
  heading: 'Performance-Based Pricing',
  text: [
    'No retainers. No setup fees. We take a small commission on the sales that the agent helps close, and nothing on the ones it doesn’t.',
    'So we share the risk of the slow month as well as the good one, and an agent that doesn’t sell costs us more than it costs you.',
  ],
  trial:
    'Every agent starts with a risk-free two-week trial. If you don’t keep it, you get a full refund: the money-back guarantee has no small print.',
};

export const NO_FIXED_PRICES = {
  heading: 'Why No Fixed Prices',
  lead: 'A boutique with forty visitors a day and a brand with forty thousand should not pay by the same list. We set the commission for each store after looking at three things:',
  factors: [
    { name: 'Traffic', text: 'How many shoppers could ask, and when they come.' },
    { name: 'Product type', text: 'Jeans raise more questions than socks, and return more often.' },
    { name: 'Revenue potential', text: 'What an answered question is worth in your shop.' },
  ],
  decline: 'If the three don’t add up, we don’t take the store on. We would both be disappointed.',
};

export const INCLUDED = {
  heading: 'What’s Included',
  items: [
    {
      name: 'Strategy call and personalised build-out',
      text: 'With the founder, before anything is built and while it is.',
    },
    {
      name: 'Daily performance monitoring and ongoing optimisation',
      text: 'Weak answers are mended before you would have found them.',
    },
    { name: 'Analytics and tracking', text: 'Which conversations led to which sales, without guesswork.' },
    {
      name: 'Live integration',
      text: 'With your product catalogue, inventory and shipping information, so that it never sells what is gone.',
    },
  ],
};

export const NOT_SURE = {
  heading: 'Not Sure Where to Start?',
  boxes: [
    {
      name: 'Schedule a Call',
      text: 'Fifteen minutes, free, with the founder. You leave with a plan or an honest no.',
      href: '/book-call',
      action: 'Book a Call',
    },
    {
      name: 'Take a Quick Quiz',
      text: 'Eight questions, two minutes. You see which of our services would fit, and why.',
      href: '/#quiz',
      action: 'Take the Quiz',
    },
  ],
};

export const ADDITIONAL_INFORMATION = {
  heading: 'Additional Information',
  items: [
    {
      term: 'Payment methods',
      text: 'Credit and debit cards, PayPal and Wise. In other words: by card, by bank transfer, or on an online payment platform.',
    },
    {
      term: 'Money-back guarantee',
      text: 'Two weeks, full refund. Tell us before they are over, by email, and that is that.',
    },
    {
      term: 'Global service',
      text: `${SITE.brand} works with stores worldwide, in many languages, accepts most currencies, and offers 24/7 support.`,
    },
  ],
};

export const PRICING_CLOSING = 'Pay for sales. Keep the rest.';
