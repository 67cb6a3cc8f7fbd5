import { PROMISES } from './promises.ts';
import { SITE } from './site.ts';
import { TERMS } from './terms.ts';

/** The About page. Section names come from spec section 2. */
export const ABOUT = {
  title: 'About Us',
  description: `Who is behind ${SITE.brand}, why we build chat agents for fashion stores only where they pay, and which half of the work we leave to people.`,
  heading: 'Where AI Meets Humanity',
  lead: 'Our agents answer what your store already knows. Your people decide everything else. A shop needs both.',
};

export const FOUNDER = {
  heading: 'Who you talk to',
  text: [
    `${SITE.brand} is small on purpose. The founder takes every first call, reads the size chart, and signs off every agent before it meets a shopper.`,
    'That is also why we turn work down. There are only so many stores that we can know well enough to answer for.',
  ],
  /** A placeholder in an empty frame, shown until `content/site.ts` names the founder. */
  blank: {
    name: 'Founder',
    sentence: `Takes your first call: about ${TERMS.callMinutes} minutes, by video.`,
  },
  card: 'What a small company means',
  facts: {
    'Your first call': `${TERMS.callMinutes} minutes, no sales script`,
    'Your messages': 'Answered by whoever built your agent',
    Salespeople: 'None',
  },
};

export const WHY_WE_EXIST = {
  heading: 'Why We Exist',
  text: [
    'Walk into a good shop and somebody says: take the smaller one, it gives. That sentence sells the jeans, and it saves a parcel going back and forth.',
    'Online, the sentence went missing. In its place came a size chart, a form, and later a bot that offered three articles. The people who knew the answer were asleep, or busy with the same question from somebody else.',
    'We started this company to put the sentence back: said at once, from what the store really knows, in the store’s own words.',
  ],
};

export const WHAT_MAKES_US_DIFFERENT = {
  heading: 'What Makes Us Different',
  cards: {
    'We know stores': `${PROMISES.stores} We know what ‘runs small’ means, and what it costs when nobody says so.`,
    'We earn when you do':
      'A small commission on sales the agent helps close, and no retainer in a bad month.',
    'We turn stores down': PROMISES.declines,
    'We stay': 'We check performance daily. Your products change, and the answers change with them.',
  },
};

export const PHILOSOPHY = {
  heading: 'Our philosophy',
  lead: 'Some of the work should be done by something that never tires, and some by people who know the shop.',
  warp: {
    name: 'For the agent',
    items: [
      'Answers at 21:47 as it does at noon',
      'Reads the whole size chart, each time',
      'Looks up the order instead of guessing',
      'Says ‘I don’t know’ when it doesn’t know',
    ],
  },
  weft: {
    name: 'For your people',
    items: [
      'Decide what the shop stands for',
      'Take the call about a wedding dress',
      'Make the exception that a rule can’t',
      'Read the transcripts, and change the product',
    ],
  },
};

export const WHY_CHOOSE_US = {
  heading: 'Why Choose Us',
  reasons: {
    'Try it first': 'A risk-free two-week trial with a full money-back guarantee.',
    'Live quickly': PROMISES.setUp,
    'Wherever you sell': `Worldwide, multilingual, in most currencies. ${PROMISES.support}`,
    'One list for both of us': 'Analytics and tracking: each order with its piece and its conversation.',
  },
  action: 'Get Started Today',
  closing: 'Bring us the question your team is most tired of.',
};
