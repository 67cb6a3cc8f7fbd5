import type { Service } from '../service.ts';
import { SITE } from '../site.ts';
import { conversation, steps } from '../transcript.ts';

export const OWN_CHANGES = 'Your team changes texts itself; prices come from your store platform';

export const WEBSITE_CREATION: Service = {
  slug: 'website-creation',
  alias: 'website-development',
  name: 'Website Creation',
  bookedAs: 'Fast Website Creation',
  lead: 'Storefronts and landing pages, built fast around what shoppers ask before they buy. You send photos and facts; we do layout, wording and launch.',
  summary: 'Storefronts and landing pages, built fast around shoppers’ questions.',
  charge: {
    terms: 'With a chat agent',
    text: 'No fee of its own: the agent’s commission pays for the pages.',
  },
  transcript: {
    title: 'Your project',
    status: 'Tuesday, 10:12',
    speakers: { shopper: 'Owner', agent: SITE.brand },
    turns: conversation(
      'Shopper: The linen shirts land on Thursday. Can I have one page for all five, with a size guide people will read?',
      'Agent: The draft is on your preview link: shirts first, fit in three lines, then delivery days. Two shirts have no photo of the back yet.',
      'Source: Read five product sheets, size chart, last summer’s questions',
      'Shopper: Photos are coming. Put the returns line above the button.',
      'Agent: Moved, on phones too. It goes live on Thursday when you say so, not before.',
      'Track: Draft ✓, Your changes ✓, Live Thursday',
    ),
  },
  features: [
    'A landing page for one drop, or the whole storefront',
    'Fit, fabric and delivery answered next to the price',
    'Products, prices and stock fed by your store platform',
    'Size guide in cm and inches, on the product page itself',
    'Quick to load on a phone, with no pop-ups',
    'Preview link for each change before it goes live',
  ],
  benefits: {
    'For shoppers': 'The answer stands on the page before they ask',
    'For a drop': 'The page is ready when the pieces go on sale',
    'For your team': OWN_CHANGES,
    'For your agent': 'Clean product facts to answer from',
  },
  cardsHeading: 'How we build it',
  cards: [
    {
      name: 'Starts from your facts',
      text: 'This is the whole list. If a measurement or a photo is missing, we tell you which one.',
      note: [
        'What we need from you',
        'Product sheets and size charts',
        'Photos, front and back',
        'Delivery and returns terms',
        'Access to store and domain',
      ],
    },
    {
      name: 'Begins small',
      text: 'With an agent, a landing page comes first. A storefront grows from the same parts.',
      choice: { options: steps('Landing page ✓, Storefront'), title: 'Linen, May', text: 'Five shirts' },
    },
    {
      name: 'Leaves the tricks out',
      text: 'We won’t write reviews you didn’t get or run a clock that means nothing. Photographs are yours to take.',
      speakers: { shopper: 'Owner', agent: SITE.brand },
      messages: conversation('Shopper: Add a countdown?', 'Agent: If the sale really ends then, yes.'),
    },
  ],
  closing: 'Send us your photos and facts. We build the page.',
};
