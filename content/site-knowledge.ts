import { AGENDA, BOOKING_FAQ } from './book-call.ts';
import { BOOKING_THANKS } from './booking-thanks.ts';
import { CALL_HOURS } from './call-hours.ts';
import { CAREERS } from './careers.ts';
import { DATA_QUESTIONS } from './data-safety.ts';
import { FAQ } from './faq.ts';
import { COUNTED_SALES, INCLUDED, NO_FIXED_PRICES, PRICE_LIST, RATES, WHAT_YOU_GET } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { RESULTS } from './results.ts';
import { SERVICE_FACTS } from './service-facts.ts';
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
    'how do shoppers reach a human person',
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
    'do you work with electronics furniture cosmetics food beauty jewellery toys',
    'we sell something else, would you take us',
    'non fashion store',
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
    'how soon can we start',
    'how long would integration take',
    'how quickly are we live',
    'how long until it is up and running',
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
    'do I pay each service separately',
    'what if nobody buys anything',
    'hidden fees',
    'only a few sales, do you still bill',
    'retainer',
    'setup fee',
    'upfront cost',
    'which price would we have to expect',
    'charge',
  ],
  trial: [
    'free trial',
    'trial',
    'money back guarantee',
    'test it',
    'try before paying',
    'refund',
    'risk',
    'and if I do not like it',
    'I do not want it anymore',
    'what if we stop after ten days',
    'do we get it all back',
    'what if we are not happy',
    'what if it does not work',
    'not satisfied not happy',
    'trial period',
    'two weeks',
    '14 days',
  ],
  payment: ['payment methods', 'credit card', 'paypal', 'wise', 'invoice', 'bank transfer'],
  'our-voice': ['tone of voice', 'brand voice', 'sound like our brand', 'style', 'personality'],
  'looks-after': [
    'maintenance',
    'who trains it',
    'who keeps an eye on it later',
    'do we have to do anything',
    'after launch',
    'who monitors',
    'updates',
    'improve answers',
    'changes',
  ],
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
    'customers write in german polish dutch italian',
    'currency',
    'currencies',
    'dollars euros pounds',
    'translate',
  ],
  worldwide: [
    'countries',
    'where are you based',
    'europe usa',
    'international',
    'time zone',
    '24/7',
    'support at night weekends any hour around the clock',
  ],
  'turned-down': [
    'do you reject stores',
    'who is it not for',
    'too small',
    'minimum traffic',
    'small shop with few orders a month',
    'is our store big enough',
    'do we qualify',
    'is it worth it for us',
  ],
  'website-chat': ['chat agent', 'chatbot for my store'],
  'phone-support': [
    'answer phone calls',
    'do you do phones',
    'phone agent',
    'take calls',
    'voice agent',
    'call centre',
    'telephone',
  ],
  'email-outreach': [
    'only people who agreed, consent',
    'email marketing',
    'email outreach',
    'sms',
    'abandoned cart reminders',
    'outbound',
  ],
  'website-creation': [
    'who writes the text and takes the photos',
    'build a website',
    'landing page',
    'web design',
    'online store',
    'cost of a website',
  ],
  'crm-integration': ['crm', 'customer records', 'hubspot crm'],
  scheduling: ['appointments', 'fittings', 'calendar bookings', 'showroom visits'],
  'mobile-app': ['price of the app', 'build an app', 'make an app', 'ios android'],
  'call-length': ['how long does the call take', 'duration of the call', 'minutes'],
  'call-place': ['zoom google meet teams', 'video call', 'where is the meeting', 'phone call'],
  'call-cost': ['is the consultation free', 'obligation', 'commitment', 'does the call cost'],
  'call-host': [
    'who is on the call',
    'who will be on it',
    'who calls me',
    'do I talk to a salesperson',
    'speak with the founder',
    'salesperson',
    'who is behind this',
  ],
  'website-chat-needs': [
    'what do you need from us',
    'do you need our developers',
    'what must we give you',
    'which documents do you need',
    'access',
  ],
  'retention-1': [
    'delete a customer',
    'a shopper wants to be deleted',
    'right to be forgotten',
    'erase a conversation',
  ],
  'wrong-answers-1': ['how do you fix a wrong answer', 'can I switch it off', 'turn it off', 'stop it'],
  'wrong-answers-2': [
    'what may it not do',
    'can it make refunds',
    'can it give discounts',
    'what goes to a person',
    'disputes',
  ],
  'agreement-1': ['who is the controller', 'processor'],
  'phone-support-card-1': ['can it hand over to my team', 'who takes the hard calls'],
  'phone-support-6': ['are phone calls transcribed or recorded'],
  'phone-support-7': ['does the phone agent use our own number'],
  ownership: [
    'who owns the data',
    'can I see read download the chats',
    'what happens to our data when we leave',
    'our transcripts',
    'export data',
  ],
  agreement: [
    'dpa',
    'data processing agreement',
    'gdpr contract',
    'sign nda',
    'do we need to sign something',
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
    'how long do you keep the data',
    'keep conversations',
    'how long are they there',
  ],
  training: [
    'do you train ai on our data',
    'is our data used for training',
    'is my data used to teach chatgpt',
    'learn from our chats',
    'model',
  ],
  disclosure: [
    'does it tell shoppers it is a bot',
    'does it tell the caller it is a robot',
    'do customers know they chat with a machine',
    'will people know',
    'pretend to be human',
    'disclose ai',
  ],
  'wrong-answers': [
    'mistakes',
    'says something stupid or silly',
    'who is liable',
    'incorrect answer',
    'hallucination',
    'liability',
    'what if it is wrong',
    'errors',
    'discounts by itself',
  ],
};

/** The days and hours of calls, where every day that has any has the same. */
const HOURS = callHours();

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
      'range from to',
      'flat fee',
      'what is the maximum',
      'how do you set the commission',
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
        ['attribution window', 'days after conversation', 'until when does a sale count', 'how many days'],
        [
          'returns refunds cancelled orders commission',
          'commission on things that get returned or sent back',
          'when do you invoice',
          'when do I pay',
        ],
        ['dispute a sale', 'where do I see the sales', 'report list of orders', 'transparency'],
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
      'where do I see how it performs',
      'dashboard',
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
      'pause it',
      'long contract',
      'sign a contract',
      'lock in',
      'stop using it',
      'minimum term',
      'after the trial',
      'cancel later',
      'leave after half a year',
      'what if I forget to write',
      'say nothing',
      'how do we get out',
      'quit',
      'does it renew automatically',
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
      'api',
      'gmail outlook inbox',
      'own self made shop system',
      ...WORKS_WITH.kinds.flatMap(({ live, api, ask }) => [...live, ...api, ...ask]),
    ],
    answer: `Connected and in use: ${WORKS_WITH.kinds.flatMap(({ live }) => live).join(', ')}. By API: ${WORKS_WITH.kinds.flatMap(({ api }) => api).join(', ')}. Others: ask us.`,
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
      'whatsapp',
      'chat with you',
      'where can I write to',
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
      'can I sign up now',
    ],
    answer: `On the booking page: a call takes about ${TERMS.callMinutes} minutes and is free. ${HOURS} We confirm by email within ${TERMS.confirmationHours} hours.`,
    source: 'Book a Call',
    link: { label: 'Book a Call', href: '/book-call' },
  },
  {
    id: 'call-hours',
    question: 'When are calls held?',
    alsoAsked: [
      'call hours',
      'when can I have a call',
      'which days can I talk to you',
      'weekend sunday saturday evening',
      'what time zone are the calls in',
    ],
    answer: HOURS,
    source: 'Book a Call',
    link: { label: 'Book a Call', href: '/book-call' },
  },
  {
    id: 'bring',
    question: 'What should I prepare for the call?',
    alsoAsked: ['what do I have to bring', 'prepare', 'do I need anything ready before the call'],
    answer: `${BOOKING_THANKS.bringHeading}: ${BOOKING_THANKS.bring.join('; ')}.`,
    source: 'Book a Call',
    link: { label: 'Book a Call', href: '/book-call' },
  },
  {
    id: 'agenda',
    question: 'What happens on the call?',
    alsoAsked: ['agenda', 'what do we talk about', 'what will you show me', 'what is discussed'],
    answer: AGENDA.map(({ name, text }) => `${name}: ${text}`).join(' '),
    source: 'Book a Call',
    link: { label: 'Book a Call', href: '/book-call' },
  },
  {
    id: 'live',
    question: 'Does it read stock and prices live?',
    alsoAsked: [
      'real time or nightly copy',
      'is the stock up to date',
      'sync',
      'how fresh is the data',
      'price changes',
    ],
    answer: PROMISES.live,
    source: 'Chat Agents',
    link: { label: 'Chat Agents', href: '/services/website-chat' },
  },
  {
    id: 'maker',
    question: 'Who answers my messages?',
    alsoAsked: ['do I get an account manager', 'contact person', 'who builds it'],
    answer: PROMISES.maker,
    source: 'Support',
    link: { label: 'Support Center', href: '/support' },
  },
  ...WHAT_YOU_GET.cards.map(({ when, name, text }, at) => ({
    id: `month-${at}`,
    question: `What happens ${when.toLowerCase()}: ${name}?`,
    alsoAsked:
      [
        ['first step', 'how do we start'],
        ['who builds it'],
        ['during the trial'],
        ['what happens after the trial', 'after two weeks', 'when the trial ends'],
      ][at] ?? [],
    answer: text,
    source: 'Pricing',
    link: { label: 'Pricing', href: '/pricing' },
  })),
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
    alsoAsked: ['what else do you do', 'list of services', 'products', 'clothes shoes jeans'],
    answer: `${SERVICE_FACTS.map(({ name }) => name).join(', ')}. The chat agent is where most begin.`,
    source: 'Services',
    link: { label: 'Services', href: '/#services' },
  },
  {
    id: 'case-studies',
    question: 'Do you have case studies or results?',
    alsoAsked: [
      'references',
      'success stories',
      'proof',
      'examples',
      'testimonials',
      'reviews',
      'roi',
      'your results in numbers',
      'figures',
    ],
    answer: `${RESULTS.description.split('. ')[0]}. ${PROMISES.notPromised}`,
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
    ...SERVICE_FACTS.map(({ slug, name, lead }) => ({
      ...fact(slug, `What is ${name}?`, `${lead} ${charge(slug)}`, name, `/services/${slug}`),
    })),
    ...DATA_QUESTIONS.flatMap(({ id, question, answer }) =>
      answer.slice(1).map((text, at) => ({
        ...fact(`${id}-${at + 1}`, question, text, 'Data & Safety', `/data-safety#${id}`),
        question: text,
      })),
    ),
    ...SERVICE_FACTS.flatMap(({ slug, name, features, cards }) => [
      ...features.map((text, at) => onService(`${slug}-${at}`, slug, name, text, `${name}: ${text}.`)),
      ...cards.map(({ text, art }, at) =>
        art
          ? onService(
              `${slug}-needs`,
              slug,
              name,
              `${art.title} for ${name}?`,
              `${art.title}: ${art.lines.join('; ')}.`,
            )
          : onService(`${slug}-card-${at}`, slug, name, text, text),
      ),
    ]),
    ...COMPOSED,
  ] satisfies Fact[],
};

function fact(id: string, question: string, answer: string, source: string, href: string): Fact {
  return { id, question, alsoAsked: ALSO_ASKED[id] ?? [], answer, source, link: { label: source, href } };
}

function onService(id: string, slug: string, name: string, question: string, answer: string): Fact {
  return {
    id,
    question,
    alsoAsked: ALSO_ASKED[id] ?? [],
    answer,
    source: name,
    link: { label: name, href: `/services/${slug}` },
  };
}

function callHours(): string {
  if (!CALL_HOURS) return 'The booking page says when calls are held.';
  const { zone, week } = CALL_HOURS;
  const days = Object.entries(week).filter(([, hours]) => hours.length > 0);
  const [first] = days;
  const [hours] = first?.[1] ?? [];
  const name = (day = '') => day.charAt(0).toUpperCase() + day.slice(1);
  return hours && days.every(([, [own]]) => own?.from === hours.from && own.to === hours.to)
    ? `Calls are held ${name(first?.[0])} to ${name(days.at(-1)?.[0])}, ${hours.from} to ${hours.to} ${zone}.`
    : 'The booking page says when calls are held.';
}

/** How a service is charged, as its page of prices says. */
function charge(slug: string): string {
  const found = PRICE_LIST.charges[slug];
  return found ? `${found.charge}: ${found.text.charAt(0).toLowerCase()}${found.text.slice(1)}` : '';
}
