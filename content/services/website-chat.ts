import { RATES } from '../pricing.ts';
import { PROMISES } from '../promises.ts';
import type { Service } from '../service.ts';
import { conversation, steps, transcript } from '../transcript.ts';

/** The features that the page lists, by name. */
export const CHAT_FEATURES = {
  sizes: 'Size and fit advice from your own charts and fit reviews',
  live: 'Live link to product catalogue, inventory and shipping',
  orders: 'Order lookup by number and email; changes passed to your team',
  buying: 'Product cards with the right size, ready to add to bag',
  languages: 'Multilingual: replies in each language you approve',
  inboxes: 'One agent for your website and your social media inboxes',
  monitoring: 'Daily performance monitoring and ongoing optimisation',
  analytics: 'Analytics and tracking, from the first question to the sale',
};

export const CHAT_CARDS = {
  limits: {
    name: 'Knows where to stop',
    text: 'It won’t invent a discount, guarantee a date, or guess. Those go to your team, with the conversation.',
    messages: conversation(
      'Shopper: Do it for 20% off and I’ll take both.',
      'Agent: I can’t set prices. I’ve asked the shop, and they’ll answer you here.',
    ),
  },
  sales: {
    name: 'Suggests a size and a piece',
    text: `It asks for a measurement, says why, and puts the piece in the bag. ${PROMISES.live}`,
    choice: { options: steps('XS, S, M ✓, L'), title: 'Alba shirt dress', text: '€168, 4 left in M' },
  },
  needs: {
    name: 'Reads before it speaks',
    text: `We build the agent from these, and ask for what is missing. ${PROMISES.setUp}`,
    note: [
      'What we need from you',
      'Size charts, product sheets',
      'Returns and shipping policies',
      'Access to stock and orders',
      'Past tickets and replies',
    ],
  },
};

export const WEBSITE_CHAT: Service = {
  slug: 'website-chat',
  alias: 'ai-chatbot',
  name: 'Chat Agents',
  lead: 'A shop assistant for your website and social media, made from your own size charts, catalogue and policies. Two-week trial, no setup fee.',
  summary: 'Answers on fit, stock and orders, on your website and social media.',
  charge: {
    terms: 'Commission',
    text: `On orders within ${RATES.countedDays} days of a chat about the piece.`,
  },
  transcript: transcript('Your Store', 'Online, 22:18', [
    'Shopper: Wedding by the sea on 9 October, and I’m always cold. What goes over the Mara dress?',
    'Agent: The chore jacket in midnight. It’s brushed inside, there is room for a knit underneath, and ordered today it is due on the 6th. I can’t guarantee a day.',
    'Source: Checked fit and fabric notes, stock, delivery days',
    {
      name: 'Chore jacket, midnight',
      details: 'Brushed cotton, M, 5 left',
      price: '€185',
      drawing: 'jacket',
    },
    'Shopper: Is it the same midnight as last year’s trousers?',
    'Agent: I can’t judge that, dye lots differ. I’ve asked the shop; they open at eleven and will answer you here.',
  ]),
  hasDemo: true,
  film: {
    source: '/films/website-chat.mp4',
    title: 'A shopper asks, the agent looks it up',
    length: '18 seconds, no sound',
    transcript: transcript('Your Store', 'Online, 23:12', [
      'Shopper: Is the white Tove see-through? It’s for the office.',
      'Agent: Slightly, it’s a light linen. White underwear shows, skin-coloured doesn’t.',
      'Source: Checked product sheet, size chart, stock',
      { name: 'Tove shirt, white', details: 'Linen, size M, 3 left', price: '€96', drawing: 'shirt' },
      'Shopper: My chest is 101 cm. M or L?',
      'Agent: M. It goes up to 101 and is cut relaxed, so you’ll have room.',
    ]),
  },
  worksWith: true,
  features: Object.values(CHAT_FEATURES),
  benefits: {
    'For shoppers': 'An answer before they leave',
    'For your team': 'Fewer repeated questions, better notes on the hard ones',
    'For your budget': 'Commission only on sales that it helps close',
    'For your risk': 'A two-week trial: leave within it and you owe nothing',
  },
  cardsHeading: 'How it works in your store',
  cards: Object.values(CHAT_CARDS),
  closing: 'Try it for two weeks. If you leave, you owe nothing.',
};
