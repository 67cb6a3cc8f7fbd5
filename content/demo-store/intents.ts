/**
 * For each intent, the answer: a look-up in `agent/lookups/` with fixed arguments, or a sentence. `questions.json` holds
 * example questions for each intent.
 */
export const STORE_INTENTS = {
  price: { find: { lookUp: 'fields', fields: ['price'] } },
  total: { find: { lookUp: 'delivery', withPrices: true } },
  colour: { find: { lookUp: 'fields', fields: ['colour'] } },
  fabric: { find: { lookUp: 'fields', fields: ['fabric', 'sheer', 'fit'] } },
  feel: { find: { lookUp: 'fields', fields: ['fabric', 'fit'], isFeel: true } },
  fit: { find: { lookUp: 'fields', fields: ['fit', 'advice', 'fabric'] } },
  care: { find: { lookUp: 'fields', fields: ['care'] } },
  'made-in': { find: { lookUp: 'fields', fields: ['madeIn'] } },
  pockets: { find: { lookUp: 'fields', fields: ['pockets'] } },
  'all-sizes': { find: { lookUp: 'fields', fields: ['sizes'] } },
  sizing: { find: { lookUp: 'sizing' } },
  measures: { find: { lookUp: 'measures' } },
  stock: { find: { lookUp: 'stock' } },
  instead: { find: { lookUp: 'stock', isInstead: true } },
  'notify-me': {
    say: 'The demonstration keeps nothing and writes to nobody. A real agent would note the size, and write once it is back.',
  },
  delivery: { find: { lookUp: 'delivery' } },
  carrier: {
    kind: 'declined',
    say: 'The shipping rules don’t name the carrier, or how it delivers. A person at the shop would know.',
  },
  returns: { find: { lookUp: 'rule', rule: 'returns' } },
  hemming: { find: { lookUp: 'rule', rule: 'hemming' } },
  repairs: { find: { lookUp: 'rule', rule: 'repairs' } },
  payment: { find: { lookUp: 'rule', rule: 'payment' } },
  gift: { find: { lookUp: 'rule', rule: 'gift' } },
  'gift-card': {
    kind: 'declined',
    say: 'The store’s data has no gift cards. A person at the shop would know.',
  },
  discount: {
    kind: 'handed-over',
    say: 'I can’t change prices. There is no student or newsletter discount; sales are in January and July. For anything else I’d pass this to the shop, and someone would reply.',
  },
  'order-status': { find: { lookUp: 'order' } },
  'order-change': { find: { lookUp: 'order', isChange: true } },
  complaint: {
    kind: 'handed-over',
    say: 'I’m sorry. I’d pass this to the shop, and someone would reply: a person decides on a new piece, a refund, and who pays to send it back.',
  },
  promise: {
    kind: 'handed-over',
    say: 'I can’t guarantee a date. I’d pass this to the shop, and someone would reply. Ask me about delivery to your country, and I tell you what is usual.',
  },
  human: {
    kind: 'handed-over',
    say: 'Of course. I’d pass this to the shop, and someone would reply. In this demonstration nobody is on the other side.',
  },
  bag: { find: { lookUp: 'bag' } },
  checkout: { find: { lookUp: 'bagList' } },
  'bag-remove': { find: { lookUp: 'bagList', isRemoved: true } },
  catalogue: { find: { lookUp: 'catalogue' } },
  cheapest: { find: { lookUp: 'catalogue', sort: 'cheapest' } },
  dearest: { find: { lookUp: 'catalogue', sort: 'dearest' } },
  filter: { find: { lookUp: 'catalogue', isFiltered: true } },
  match: { find: { lookUp: 'catalogue', features: ['layer'], isBeside: true } },
  compare: { find: { lookUp: 'compare' } },
  describe: { find: { lookUp: 'fields', fields: ['price', 'colour', 'fabric', 'fit'] } },
  shop: { find: { lookUp: 'rule', rule: 'shop' } },
  'not-sold': {
    find: { lookUp: 'catalogue', features: ['not sold'] },
    say: 'I find no piece like that.',
  },
  'card-number': {
    isTalk: true,
    kind: 'declined',
    say: 'Please write no card details here. I can’t take them, and a shop never needs them in a chat.',
  },
  unsaid: {
    isTalk: true,
    kind: 'declined',
    say: 'The store’s data doesn’t say that, so I don’t know. A person at the shop would.',
  },
  off: {
    isTalk: true,
    kind: 'declined',
    say: 'That’s outside of what this store’s agent knows. It answers about its pieces, sizes, stock, delivery, returns and orders.',
  },
  bot: {
    say: 'I’m a demonstration without a language model: I look things up in a made-up store’s data, in your browser. Nothing you type leaves it.',
  },
  hello: {
    isTalk: true,
    say: 'Hello. Ask me about sizes, fabric, stock, delivery, returns or an order.',
  },
  thanks: {
    isTalk: true,
    say: 'You’re welcome.',
  },
} as const;

/** Follow-up intents to suggest, by the look-up of the answered intent. The key '' is for intents without a look-up. */
export const STORE_NEXT = {
  fields: ['sizing', 'stock', 'care', 'fabric'],
  measures: ['sizing', 'fit', 'stock'],
  sizing: ['fit', 'delivery', 'returns'],
  compare: ['sizing', 'fabric', 'stock'],
  stock: ['bag', 'sizing', 'delivery'],
  bag: ['checkout', 'delivery', 'gift'],
  bagList: ['delivery', 'payment', 'gift'],
  delivery: ['returns', 'payment', 'total'],
  order: ['order-change', 'returns', 'human'],
  catalogue: ['describe', 'sizing', 'delivery'],
  rule: ['returns', 'delivery', 'payment', 'shop'],
  '': ['catalogue', 'sizing', 'delivery'],
};
