import { COMMISSION } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { QUIZ_THANKS } from './quiz.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';
import { transcript } from './transcript.ts';
import { WORKS_WITH_MARK } from './works-with.ts';

export const HERO = {
  /** One entry per line. A line wraps only if it doesn't fit. */
  title: ['Chat agents,', 'cut to fit your store.'],
  action: 'Get Started',
  lead: `${SITE.brand} builds custom AI agents for apparel and fashion brands. They answer sizing, stock and order questions from your own data, and hand over to your team.`,
  terms: [
    { term: 'Trial', figure: String(TERMS.trialDays), unit: 'days' },
    { term: 'Setup fee', figure: '0' },
    { term: 'Retainer', figure: '0' },
  ],
  promise: `Commission ${COMMISSION}. Leave within two weeks and you owe nothing.`,
};

export const HERO_TRANSCRIPT = transcript('Your Store', 'Online, 21:47', [
  'Shopper: Between a 28 and a 30 in the Harrow Straight. I’m usually a 29, which you don’t make.',
  'Agent: Take the 28. It’s raw denim, so the waist gives about 2 cm over the first ten wears. The 30 would end up loose on you.',
  'Source: Checked size chart, fabric notes, stock',
  { name: 'Harrow Straight', details: '13.5 oz raw, 28 × 32, 3 left', price: '€148', drawing: 'jeans' },
]);

/** Labels on the drawing next to the hero's conversation. */
export const HERO_MEASUREMENTS = {
  waist: 'Waist 74 cm, 76 after ten wears',
  rise: 'Rise 29.5 cm',
  inseam: 'Inseam 81 cm',
};

export const PROBLEM = {
  heading: 'The question that decides the sale comes after closing time.',
  lead: 'Fit, fabric, delivery: small questions, asked late, with a full shopping bag. When nobody answers, the tab closes, and your inbox shows nothing.',
  /** The times of day when shoppers asked, in hours. Each is drawn as a mark. */
  hours: [
    0.4, 1.2, 2.5, 7.4, 8.6, 10.2, 11.5, 12.3, 12.8, 14.1, 16.2, 18.4, 19.2, 19.7, 20.2, 20.6, 21.2, 21.5,
    21.8, 22.2, 22.6, 23.1, 23.6,
  ],
  /** The marks' lengths, from 10 to 40: the fuller the cart, the longer the mark. */
  lengths: [22, 36, 28, 26, 40, 18, 32, 22, 36, 28, 20, 26, 40, 18, 32, 22, 36, 28, 20, 26, 40, 18, 32],
  staffed: { from: 9, to: 17 },
  caption: 'An invented Tuesday, drawn. Each mark is a shopper’s question; a taller one, a fuller bag.',
  legend: 'Inbox staffed, nine to five',
  ledger: {
    caption: 'Three questions asked outside opening hours, and what followed',
    columns: ['Time', 'Question', 'What followed'],
    rows: [
      ['20:12', '‘Is the white linen see-through?’', 'Left after three minutes'],
      ['21:47', '‘Between a 28 and a 30. Which one?’', 'Bought neither'],
      ['02:31', '‘Do you ship to Norway, duties paid?’', 'Left after one minute'],
    ],
  },
};

/** Rates the `ways`, ours last, in each of the `aspects`. Marks are drawn as lines: ✓ solid, ~ broken, ✗ dotted. */
export const COMPARISON = {
  /** Text alternatives of the marks for screen readers. */
  marks: { '✓': 'Yes', '~': 'Partly', '✗': 'No' },
  heading: 'Four ways to answer the same shopper',
  ways: ['Doing nothing', 'A generic bot', 'More people', `A ${SITE.brand} agent`],
  aspects: {
    'A question at 21:47': ['✗ Read tomorrow', '✓ Answers at once', '~ If on shift', '✓ Answers at once'],
    'Knows your size chart': ['✗ Nobody opens it', '✗ Links to it', '✓ In time', '✓ And the fit notes'],
    'Looks up an order': ['✗ They email', '~ Sometimes', '✓ By hand', '✓ Live, from your system'],
    'Sounds like your brand': ['✗ Silence', '✗ Like a bot', '✓ Once they know it', '✓ By your tone guide'],
    'When it isn’t sure': ['✗ They leave', '✗ Repeats the menu', '✓ Asks a colleague', '✓ Hands over'],
    'What it costs': ['The sale', 'A fee either way', 'Salaries', 'A share of sales it helps close'],
  },
};

export const OFFERS = {
  heading: 'Start with the agent. Add the rest when it pays.',
  worksWith: `Works with Shopify, WooCommerce, Klaviyo, Zendesk${WORKS_WITH_MARK}.`,
  core: {
    name: 'Custom chat agent',
    text: 'Built in a day or less from your size charts, product sheets, stock, orders, policies and past tickets. It writes the way you write, sells without pushing, and knows when to stop.',
    link: { label: QUIZ_THANKS.more, href: '/services/website-chat' },
  },
  outreach: {
    name: 'Email & phone outreach',
    text: 'Follow-ups by email, phone or SMS that start from what the shopper asked, not from a template.',
    link: { label: QUIZ_THANKS.more, href: '/services/email-outreach' },
    letter: {
      to: 'To: Ines, 18:20',
      text: 'You asked whether the Mara runs long. It does, by about 3 cm. We’ve kept the petite aside for you until Sunday.',
    },
  },
  website: {
    name: 'Website creation',
    text: 'Storefronts and landing pages laid out around the questions people ask before they buy.',
    link: { label: QUIZ_THANKS.more, href: '/services/website-creation' },
  },
};

export const OFFER_TRANSCRIPT = transcript('Your Store', '23:05', [
  'Shopper: Order 4623, mia@shopper.example. I fly on Saturday. Will it make it?',
  'Agent: It left our workshop yesterday and is due on Thursday. I can’t guarantee a day.',
  'Track: Packed ✓, Shipped ✓, Thursday',
  'Source: Checked order 4623, its email, carrier scan 18:40',
  'Shopper: Could it go to a pick-up point?',
  'Agent: A person at the shop decides that. I’ve passed it on, and they’ll answer you here.',
]);

/** Heading of the quiz section. The questions are in `content/quiz.ts`. */
export const QUIZ_PLACE = {
  heading: 'Find the Right AI Solution for Your Business',
  lead: 'Eight steps, two minutes. You see which of our services would fit, and why.',
};

export const DIFFERENCES = {
  heading: 'Same question, two agents',
  points: {
    'It answers from your data':
      'Size charts, product copy, fabric notes, policies, past tickets. If the answer isn’t there, it says so. Every reply is kept with what it looked up.',
    'It sounds like you': 'We write the tone guide with your team, from the replies that you are proud of.',
    'You pay when it sells': `${COMMISSION} commission on sales it helps close, and no other fee. Leave within two weeks and you owe nothing.`,
  },
  theirs: transcript('Off-the-shelf bot', '09:14', [
    'Shopper: Is the Mara dress lined?',
    'Agent: Sorry, I didn’t get that. These 3 articles may help: Dresses, Returns, About us.',
  ]),
  ours: transcript('Your Store', '09:14', [
    'Shopper: Is the Mara dress lined?',
    'Agent: To the hip, in cotton voile. The skirt isn’t, so in the ivory most people wear a slip.',
    'Source: Checked product sheet',
  ]),
};

export const STEPS = {
  heading: 'Three fittings to a working agent',
  action: 'Book a Demo',
  steps: {
    Measure: `A ${TERMS.callMinutes}-minute call with our founder. ${PROMISES.agreement} Then we read a few hundred, with your size charts and policies.`,
    'Cut and sew': `We build the agent on your data. ${PROMISES.goLive}`,
    'Wear-test': `Live on your store, with your shoppers. ${PROMISES.guarantee}`,
  },
};

export const TESTIMONIALS_HEADING = 'From the shop floor';

export const ALL_TESTIMONIALS = { label: 'Read all results', href: '/results' };

export const HOME_CLOSING = 'Bring a size chart and one hard question. We’ll bring the agent.';
