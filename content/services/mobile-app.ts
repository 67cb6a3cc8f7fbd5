import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

export const MOBILE_APP: Service = {
  slug: 'mobile-app',
  alias: 'mobile-app-development',
  name: 'Mobile App Building',
  lead: 'Your store and your agent, on the home screens of your regulars. The app reads the catalogue, stock and orders that you already keep.',
  summary: 'Your store and your agent, on the home screens of your regulars.',
  charge: {
    terms: 'Commission',
    text: 'On orders in the app that its agent helped close. What the app stores charge, you pay to them.',
  },
  transcript: transcript('Your app', 'Push message, 08:15', [
    'Agent: The Harrow Straight is back in 30. You asked us to tell you.',
    'Shopper: Same cut as the pair I have?',
    'Agent: Same waist and rise as your pair from March. The hem is 1 cm narrower, so it sits closer to the shoe.',
    'Source: Checked your order from March, both size charts, stock',
    { name: 'Harrow Straight', details: '13.5 oz raw, 30 × 32, 2 left', price: '€148', drawing: 'jeans' },
  ]),
  features: [
    'Catalogue, stock and prices from your store platform',
    'Your chat agent inside, with the shopper’s past orders',
    'Push messages for restocks, parcels and drops, by choice',
    'Label scan in the shop: other sizes, other colours',
    'Checkout on your store’s own payment pages',
    'Sent to the app stores under your own accounts',
  ],
  benefits: {
    'For regulars': 'Their sizes, orders and wishlist in one place',
    'For drops': 'A push to those who asked, not to everyone',
    'For your team': 'One catalogue to keep, not two',
    'For your agent': 'It knows what they kept and what they sent back',
  },
  cardsHeading: 'What the app does',
  cards: [
    {
      name: 'Remembers sizes and returns',
      text: 'A shopper who is signed in has their sizes and returns with them, and the agent reads both.',
      messages: conversation(
        'Shopper: Chore jacket: M or L?',
        'Agent: M. You kept the M last autumn and sent the L back as too wide.',
      ),
    },
    {
      name: 'Sends what they asked for',
      text: 'Shoppers tick what they want to hear about. It won’t push anything else, and keeps to the hours you set.',
      choice: {
        options: steps('Restocks ✓, Parcels, Drops'),
        title: 'Harrow, size 30',
        text: 'Back in stock',
      },
    },
    {
      name: 'For shops with regulars',
      text: 'If few of your shoppers come back, we’ll advise a good mobile site instead. And the app stores’ review takes its own time; we can’t hurry it.',
      note: [
        'What we need from you',
        'App store accounts',
        'Access to your store platform',
        'Logo, photos, house style',
      ],
    },
  ],
  closing: 'Put your store on your regulars’ phones.',
};
