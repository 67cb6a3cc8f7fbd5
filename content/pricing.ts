import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';

/** Sample rates. Check `RATES` and `promises.ts` against your contracts, then set `sample` to false. */
export const RATES = {
  sample: true,
  /** Commission range in per cent. */
  commission: { from: 3, to: 8 },
  /** An order counts if it is placed within this many days after a conversation. */
  countedDays: 7,
};

/** The commission range for display, with a mark if it is a sample. */
export const COMMISSION = `${RATES.commission.from}% to ${RATES.commission.to}%${RATES.sample ? ' (sample)' : ''}`;

/** The Pricing page. Section names come from spec section 2, claims from section 1. */
export const PRICING = {
  title: 'Pricing & Service Models',
  description:
    'No setup fee, no retainer: a small commission on sales the agent helps close, set per store, with a risk-free two-week trial.',
  heading: 'Pricing & Service Models',
  lead: `You pay a commission of ${COMMISSION} on the sales that the agent helps close, and no other fee. Here is which sales those are, and what a month comes to.`,
  stricter: { name: 'Or pay only for what it adds', text: PROMISES.stricter },
  data: { label: 'Data & Safety', href: '/data-safety' },
};

export const INVOICE = {
  heading: 'Your first invoice',
  lines: {
    Setup: '0',
    Retainer: '0',
    'Two-week trial': '0 if you leave',
    'Commission on sales kept': COMMISSION,
  },
  note: 'No sale, no invoice.',
};

export const WHAT_YOU_GET = {
  heading: 'What You Get',
  lead: 'The first month, in the order it happens.',
  /** Each card by its name. */
  cards: {
    'A strategy call': {
      when: 'Before day 1',
      text: `About ${TERMS.callMinutes} minutes with the founder on your store and the questions it gets. If we both want to go on, you have the rate and the rules in writing.`,
    },
    'A personalised build-out': {
      when: 'A few hours to a week',
      text: `Made from your size charts, catalogue and policies, in your words. ${PROMISES.goLive}`,
    },
    'The trial, live': {
      when: 'Days 1 to 14',
      text: `Your shoppers ask, the agent answers, and we read along every day. ${PROMISES.trialShows}`,
    },
    'You decide': {
      when: 'By day 14',
      text: `To leave, tell us by email, and you owe nothing. ${PROMISES.afterTrial}`,
    },
  },
};

export const PERFORMANCE_PRICING = {
  heading: 'Performance-Based Pricing',
  text: [
    'No retainers. No setup fees. We take a small commission on the sales that the agent helps close, and nothing on the ones it doesn’t.',
    'So we share the slow month as well as the good one. Every agent starts with a risk-free two-week trial: leave within it and you owe nothing.',
  ],
};

export const COUNTED_SALES = {
  heading: 'What counts as a sale it helped close',
  note: `${PROMISES.askers} These rules limit what we count, and you see each order.`,
  rules: {
    'The conversation':
      'The shopper asked about the piece before buying it, and the agent answered. An opened chat doesn’t count, nor does ‘where is my parcel?’.',
    'In time': `The order with that piece came within ${RATES.countedDays} days of that answer. Others are yours alone.`,
    'Returns come off':
      'What was cancelled or sent back is taken off, piece by piece. We invoice when your return window has closed, and nothing from a trial that you left.',
    'One list for both of us':
      'Each order with its piece and its conversation. If a line is wrong, we take it off.',
  },
};

/** Fictional stores that illustrate the arithmetic. `worth` and `returned` are in euros, `rate` in per cent. */
export const WORKED_MONTH = {
  heading: 'One month, three invented stores',
  note: 'The stores and their figures are made up. The arithmetic is ours.',
  labels: {
    orders: 'Orders it helped close',
    worth: 'Order value',
    returned: 'Sent back',
    kept: 'Kept',
    commission: 'Commission',
    invoice: 'Our invoice',
  },
  stores: [
    { name: 'A denim label', month: 'An ordinary May', orders: 146, worth: 21_600, returned: 5_400, rate: 4 },
    { name: 'A dress boutique', month: 'Wedding season', orders: 31, worth: 5_270, returned: 2_050, rate: 6 },
    { name: 'A sock shop', month: 'Few questions, few sales', orders: 4, worth: 96, returned: 0, rate: 3 },
  ],
};

/** Introduces the price list, whose entries come from `content/services/`. */
export const PRICE_LIST = {
  heading: 'How each service is charged',
  lead: 'No service has a fixed fee. Where a service sells, it earns its commission; where it helps an agent, it comes with it.',
};

export const NO_FIXED_PRICES = {
  heading: 'Why No Fixed Prices',
  lead: `A boutique with four hundred visitors a day and a brand with forty thousand should not pay by the same list. The commission is between ${RATES.commission.from}% and ${RATES.commission.to}%${RATES.sample ? ' (sample)' : ''}, set for each store. Three things decide where.`,
  factors: {
    Traffic: 'How many shoppers could ask, and when they come.',
    'Product type': 'Jeans raise more questions than socks, and come back more often.',
    'Revenue potential': 'What an answered question is worth in your shop.',
    'When we say no': 'If the three don’t add up, we don’t take the store on, and say so on the first call.',
  },
  tape: 'The range of the commission, and the three invented stores on it.',
};

export const INCLUDED = {
  heading: 'What’s Included',
  items: {
    'Strategy call and personalised build-out': 'With the founder, before anything is built and while it is.',
    'Daily performance monitoring and ongoing optimisation': 'We correct weak answers, every day.',
    'Analytics and tracking':
      'Which conversations came before which sales. What the agent adds shows in a test that hides it from a part of your visitors.',
    'Live integration': `With your product catalogue, inventory and shipping information. ${PROMISES.live}`,
  },
};

export const NOT_SURE = {
  heading: 'Not Sure Where to Start?',
  boxes: [
    {
      name: 'Schedule a Call',
      text: 'Fifteen minutes, free, with the founder. You leave with a plan, or with the reason why we say no.',
      href: '/book-call',
      action: 'Book a Call',
    },
    {
      name: 'Take a Quick Quiz',
      text: 'Eight steps, two minutes. You see which of our services would fit, and why.',
      href: '/#quiz',
      action: 'Take the Quiz',
    },
  ],
};

export const ADDITIONAL_INFORMATION = {
  heading: 'Additional Information',
  items: {
    'Payment methods': PROMISES.payment,
    VAT: `The commission is on what shoppers paid for the pieces they kept, without VAT and delivery. ${PROMISES.vat}`,
    'Your team’s time': PROMISES.hours,
    'Money-back guarantee': PROMISES.guarantee,
    'After the trial': `${PROMISES.afterTrial} ${PROMISES.notice}`,
    'Your data': `${PROMISES.agreement} ${PROMISES.transcripts}`,
    'Global service': `${SITE.brand} works with stores worldwide, in many languages, and accepts most currencies. ${PROMISES.support}`,
  },
};

export const PRICING_CLOSING = 'Pay for sales. Keep the rest.';
