import { TERMS } from './terms.ts';
import { WORKSHEET } from './worksheet.ts';

/**
 * Promises that several pages repeat. Policies include a promise by its key, such as `{{guarantee}}`. All are samples
 * as long as `RATES.sample` in `pricing.ts` is true.
 */
export const PROMISES = {
  guarantee:
    'Leave within two weeks and you owe nothing: no commission follows, and if you have paid us anything by then, it comes back in a full refund.',
  trialShows:
    'The trial shows whether the agent answers well. What it earns takes longer to see: in a small store about three months.',
  afterTrial: 'If you say nothing, the agent stays, at the rate we agreed, until one of us gives notice.',
  notice: 'After the trial, either of us can end the agreement by email, with two weeks’ notice.',
  agreement: 'We sign a data processing agreement before we read a single ticket.',
  goLive: 'You try it on questions from your own inbox, and it goes live when you say so.',
  transcripts:
    'Your size charts, tickets and transcripts stay yours: your team can read and export them, including when you leave.',
  live: 'It reads stock and prices at the moment it answers, not from last night’s copy.',
  maker: 'The person who built your agent answers your messages.',
  setUp:
    'A chat agent is built in a day or less. The whole set-up takes from a few hours to a week, depending on how tidy your data is.',
  hours: `We look after the agent, your team after the facts it reads: we assume half a day for files and access first, then ${WORKSHEET.hoursOfReading / WORKSHEET.months} hours a month to read a sample of the chats and correct data.`,
  orders:
    'It reads out an order only to somebody who gives its number and the email or phone number on it. Changes go to your team, unless you let the agent make them.',
  dates: 'It passes on the day that the carrier gives, and never guarantees one.',
  vat: 'Where VAT is due, we add it to the invoice.',
  payment:
    'Credit and debit cards, PayPal and Wise; a bank transfer or another online payment platform if you ask.',
  askers:
    'Shoppers who ask are closer to buying than those who don’t, so many of their orders would have come anyway.',
  stricter:
    'If you would rather pay for what the agent adds, say so on the call: we hide it from a part of your visitors, and the commission is on the difference.',
  support: `24/7 support is for your shoppers: the agent answers them at any hour. When you write to us, a person replies within ${TERMS.confirmationHours} hours.`,
  stores: 'We work for online stores, apparel and fashion first. Other stores are welcome to ask.',
  declines: 'Where we don’t expect results we say no, on the first call, and tell you why.',
  notPromised: 'Figures from other stores, and sketches with made-up ones, are not a promise for yours.',
};
