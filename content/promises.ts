import { TERMS } from './terms.ts';

/**
 * Each promise, worded once for all pages. Pages import it; policies refer to it by name, such as `{{guarantee}}`.
 */
export const PROMISES = {
  guarantee:
    'Leave within two weeks and you owe nothing: no commission follows, and what you have paid us comes back in a full refund.',
  afterTrial: 'If you say nothing, the agent stays, at the rate we agreed, until one of us ends it.',
  notice: 'Either of us can end the agreement by email, with two weeks’ notice.',
  agreement: 'We sign a data processing agreement before we read a single ticket.',
  goLive: 'You try it on questions from your own inbox, and it goes live when you say so.',
  transcripts:
    'Your size charts, tickets and transcripts stay yours: your team can read and export them, and they leave with you.',
  live: 'It reads stock and prices at the moment it answers, not from last night’s copy.',
  maker: 'The person who built your agent answers your messages.',
  support: `24/7 support: the agent answers your shoppers at any hour, and whenever you write to us, a person replies within ${TERMS.confirmationHours} hours.`,
  stores: 'We work for online stores, apparel and fashion first. Other stores are welcome to ask.',
  declines: 'Where we don’t expect results we say no, on the first call, and tell you why.',
  notPromised: 'Figures from other stores, and sketches with made-up ones, are not a promise for yours.',
};
