import { BOOKING_FAQ } from './book-call.ts';
import { CAREERS } from './careers.ts';
import { DATA_QUESTIONS } from './data-safety.ts';
import { FAQ } from './faq.ts';
import { COUNTED_SALES, INCLUDED, NO_FIXED_PRICES, PRICE_LIST, RATES } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { SERVICES } from './services.ts';
import { SITE } from './site.ts';
import { SUPPORT_OPTIONS } from './support.ts';
import { TERMS } from './terms.ts';
import { WORKS_WITH } from './works-with.ts';

interface Fact {
  id: string;
  question: string;
  alsoAsked?: string[];
  answer: string;
  source: string;
  link: { label: string; href: string };
}

/** Other words for the questions of the pages, by their ids: what visitors type instead. */
const ALSO_ASKED: Record<string, string[]> = {
  'what-it-does': [
    'what do you do',
    'what is this',
    'what can the agent do',
    'features of the chat agent',
    'can it process exchanges',
    'instagram facebook social media',
    'replace my support team',
  ],
  'not-a-menu-bot': [
    'better than intercom tidio gorgias bot',
    'chatgpt',
    'why you and not another chatbot',
    'hallucinate make things up',
  ],
  'fashion-only': [
    'what kind of shops do you serve',
    'do you work with electronics furniture cosmetics food',
    'industry niche',
    'only clothing',
  ],
  'how-long': [
    'how fast can we go live',
    'setup time',
    'onboarding',
    'when would it be ready',
    'implementation',
    'how many days to build',
    'product data is a mess',
  ],
  'performance-pricing': [
    'what does it cost',
    'how much is it',
    'price',
    'pricing model',
    'monthly fee',
    'per month',
    'what if there are no sales',
    'subscription',
    'retainer',
    'setup fee',
    'upfront cost',
    'charge',
  ],
  trial: [
    'free trial',
    'money back guarantee',
    'test it',
    'try before paying',
    'refund',
    'risk',
    'what if it does not work',
    'not satisfied not happy',
    'trial period',
    'two weeks',
    '14 days',
  ],
  payment: ['payment methods', 'credit card', 'paypal', 'wise', 'invoice', 'bank transfer'],
  'our-voice': ['tone of voice', 'brand voice', 'sound like our brand', 'style', 'personality'],
  'looks-after': ['maintenance', 'after launch', 'who monitors', 'updates', 'improve answers', 'changes'],
  'connects-to': [
    'integrations',
    'connect to our systems',
    'inventory',
    'calendar',
    'catalogue',
    'access to our orders',
  ],
  languages: [
    'which languages',
    'speak a language',
    'multilingual',
    'german french spanish',
    'currency',
    'currencies',
    'translate',
  ],
  worldwide: ['countries', 'where are you based', 'europe usa', 'international', 'time zone', '24/7'],
  'turned-down': [
    'do you reject stores',
    'who is it not for',
    'too small',
    'minimum traffic',
    'do we qualify',
  ],
  'website-chat': ['chat agent', 'chatbot for my store'],
  'phone-support': ['answer phone calls', 'voice agent', 'call centre', 'telephone'],
  'email-outreach': ['email marketing', 'sms', 'abandoned cart reminders', 'outbound'],
  'website-creation': ['build a website', 'landing page', 'web design', 'online store', 'cost of a website'],
  'crm-integration': ['crm', 'customer records', 'hubspot crm'],
  scheduling: ['appointments', 'fittings', 'calendar bookings', 'showroom visits'],
  'mobile-app': ['build an app', 'make an app', 'ios android'],
  'call-length': ['how long does the call take', 'duration of the call', 'minutes'],
  'call-place': ['zoom google meet teams', 'video call', 'where is the meeting', 'phone call'],
  'call-cost': ['is the consultation free', 'obligation', 'commitment', 'does the call cost'],
  'call-host': ['who is on the call', 'speak with the founder', 'salesperson', 'who is behind this'],
  ownership: ['who owns the data', 'our transcripts', 'export data'],
  agreement: [
    'dpa',
    'data processing agreement',
    'gdpr contract',
    'sign nda',
    'gdpr compliant',
    'is my data safe',
    'data protection',
    'security',
  ],
  retention: [
    'how long do you store conversations',
    'how long are chats stored',
    'delete transcripts',
    'kept',
    'storage time',
  ],
  training: ['do you train ai on our data', 'is our data used for training', 'model'],
  disclosure: ['does it tell shoppers it is a bot', 'pretend to be human', 'disclose ai'],
  'wrong-answers': [
    'mistakes',
    'incorrect answer',
    'hallucination',
    'liability',
    'what if it is wrong',
    'errors',
    'discounts by itself',
  ],
};

/** Answers that stand on the pages as more than one sentence, put together from them. */
const COMPOSED: Fact[] = [
  {
    id: 'commission-rate',
    question: 'What percentage is the commission?',
    alsoAsked: [
      'commission rate',
      'how much commission do you take',
      'percent of sales',
      'your cut',
      'how is the rate set',
      'fixed price',
    ],
    answer: `Between ${RATES.commission.from}% and ${RATES.commission.to}%, set for each store. ${NO_FIXED_PRICES.factors.map(({ name }) => name).join(', ')} decide where. No retainer, no setup fee.`,
    source: 'Pricing',
    link: { label: 'Pricing', href: '/pricing' },
  },
  ...COUNTED_SALES.rules.map(({ name, text }, at) => ({
    id: `counted-${at}`,
    question:
      [
        'Which sales count?',
        'How long after a chat does a sale count?',
        'What about returned orders and the commission?',
        'How do I check which sales were counted?',
      ][at] ?? name,
    alsoAsked:
      [
        ['what counts as a sale the agent helped close', 'attribution'],
        ['attribution window', 'days after conversation'],
        ['returns refunds cancelled orders commission', 'when do you invoice'],
        ['dispute a sale', 'report list of orders', 'transparency'],
      ][at] ?? [],
    answer: `${name}: ${text}`,
    source: 'Pricing',
    link: { label: 'Pricing', href: '/pricing' },
  })),
  {
    id: 'included',
    question: 'What is included?',
    alsoAsked: [
      'what do I get',
      'what comes with it',
      'analytics reporting tracking',
      'optimisation monitoring',
    ],
    answer: `${INCLUDED.items.map(({ name }) => name).join('; ')}.`,
    source: 'Pricing',
    link: { label: 'Pricing', href: '/pricing' },
  },
  {
    id: 'ending',
    question: 'How can we cancel?',
    alsoAsked: [
      'notice period',
      'end the contract',
      'contract length',
      'long contract',
      'sign a contract',
      'lock in',
      'stop using it',
      'minimum term',
      'after the trial',
    ],
    answer: `${PROMISES.notice} ${PROMISES.afterTrial}`,
    source: 'Terms of Service',
    link: { label: 'Terms of Service', href: '/terms' },
  },
  {
    id: 'platforms',
    question: 'Does it work with Shopify or WooCommerce?',
    alsoAsked: [
      'which platforms do you support',
      'magento squarespace wix',
      ...WORKS_WITH.kinds.flatMap(({ live, api, ask }) => [...live, ...api, ...ask]),
    ],
    answer: `Connected and in use: ${WORKS_WITH.kinds.flatMap(({ live }) => live).join(', ')}. By their interface: ${WORKS_WITH.kinds.flatMap(({ api }) => api).join(', ')}. Others: ask us.`,
    source: 'Chat Agents',
    link: { label: 'Chat Agents', href: '/services/website-chat' },
  },
  {
    id: 'support',
    question: 'How do I reach you?',
    alsoAsked: [
      'contact',
      'email address',
      'your email',
      'phone number',
      'customer support',
      'support hours',
      'talk to somebody',
      'can i call you',
      'response time',
      'how fast do you answer',
    ],
    answer: `By email to ${SITE.email}: ${SUPPORT_OPTIONS.email.promise.toLowerCase()}. Or leave a message here. ${SUPPORT_OPTIONS.phone.text.split('.')[0]}.`,
    source: 'Support',
    link: { label: 'Support Center', href: '/support' },
  },
  {
    id: 'booking',
    question: 'How do I book a call?',
    alsoAsked: [
      'book a demo',
      'schedule a meeting',
      'appointment',
      'consultation',
      'get started',
      'sign up',
      'when are calls held',
      'call hours',
    ],
    answer: `On the booking page: a call takes about ${TERMS.callMinutes} minutes and is free. The page says when calls are held. We confirm by email within ${TERMS.confirmationHours} hours.`,
    source: 'Book a Call',
    link: { label: 'Book a Call', href: '/book-call' },
  },
  {
    id: 'careers',
    question: 'Are you hiring?',
    alsoAsked: ['jobs', 'careers', 'open positions', 'vacancies', 'internship'],
    answer: CAREERS.lead,
    source: 'Careers',
    link: { label: 'Careers', href: '/careers' },
  },
  {
    id: 'services',
    question: 'Which services do you offer?',
    alsoAsked: ['what else do you do', 'list of services', 'products', 'do you sell clothes shoes jeans'],
    answer: `${SERVICES.map(({ name }) => name).join(', ')}. The chat agent is where most begin.`,
    source: 'Services',
    link: { label: 'Services', href: '/#services' },
  },
  {
    id: 'case-studies',
    question: 'Do you have case studies or results?',
    alsoAsked: ['references', 'success stories', 'proof', 'examples', 'testimonials', 'reviews', 'roi'],
    answer: `Case studies and figures stand on pages of their own. ${PROMISES.notPromised}`,
    source: 'Results',
    link: { label: 'Results', href: '/results' },
  },
];

/** What the agent on Support answers from: the pages' own words, each with a link to where they stand. */
export const SITE_KNOWLEDGE = {
  brand: SITE.brand,
  facts: [
    ...FAQ.flatMap(({ items }) => items).map(({ id, question, answer }) =>
      fact(id, question, answer, 'FAQ', '/#faq'),
    ),
    ...BOOKING_FAQ.items.map(({ id, question, answer }) =>
      fact(id, question, answer, 'Book a Call', '/book-call'),
    ),
    ...DATA_QUESTIONS.filter(({ answer }) => answer.length > 0).map(({ id, question, answer }) =>
      fact(id, question, answer[0] ?? '', 'Data & Safety', `/data-safety#${id}`),
    ),
    ...SERVICES.map(({ slug, name, summary, lead }) => ({
      ...fact(slug, `What is ${name}?`, `${lead} ${charge(slug)}`, name, `/services/${slug}`),
      alsoAsked: [...(ALSO_ASKED[slug] ?? []), summary],
    })),
    ...COMPOSED,
  ] satisfies Fact[],
};

function fact(id: string, question: string, answer: string, source: string, href: string): Fact {
  return { id, question, alsoAsked: ALSO_ASKED[id] ?? [], answer, source, link: { label: source, href } };
}

/** How a service is charged, as its page of prices says. */
function charge(slug: string): string {
  const found = PRICE_LIST.charges[slug];
  return found ? `${found.charge}: ${found.text.charAt(0).toLowerCase()}${found.text.slice(1)}` : '';
}
