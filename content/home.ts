import { SITE, TERMS } from './site.ts';
import type { Transcript } from './transcript.ts';

export const HERO = {
  /** Each line stands on its own where there is room. */
  title: ['Chat agents,', 'cut to fit your store.'],
  lead: `${SITE.brand} builds custom AI agents for apparel and fashion brands. They answer sizing, stock and order questions from your own data, and hand over to your team when a person should take it.`,
  terms: [
    { term: 'Trial', figure: String(TERMS.trialDays), unit: 'days' },
    { term: 'Setup fee', figure: '0' },
    { term: 'Retainer', figure: '0' },
  ],
  promise: 'Full refund if the trial doesn’t earn its place.',
};

export const HERO_TRANSCRIPT: Transcript = {
  status: 'Online, 21:47',
  prompt: 'Ask about fit, fabric or an order',
  turns: [
    { kind: 'shopper', text: 'Between a 28 and a 30 in the Harrow. I’m usually a 29, which you don’t make.' },
    {
      kind: 'agent',
      text: 'Take the 28. It’s raw denim, so the waist gives about 2 cm over the first ten wears. The 30 would end up loose on you.',
    },
    { kind: 'source', text: 'Checked size chart, fabric notes, fit reviews' },
    {
      kind: 'product',
      product: {
        name: 'Harrow Straight',
        details: '13.5 oz raw, 28 × 32, 3 left',
        price: '€148',
        action: 'Add to bag',
      },
    },
    { kind: 'shopper', text: 'And if it still doesn’t fit?' },
    {
      kind: 'agent',
      text: 'Swap it free within 30 days, unworn. I can set up the exchange right here.',
    },
  ],
};

/** The measurements on the drawing beside the hero's conversation. */
export const HERO_MEASUREMENTS = {
  waist: 'Waist 74 cm, 76 after ten wears',
  rise: 'Rise 29.5 cm',
  inseam: 'Inseam 81 cm',
};
