import { FOUNDER, PHILOSOPHY, WHY_CHOOSE_US } from './about.ts';
import { BOOKING_THANKS } from './booking-thanks.ts';
import { CAREERS, SPONTANEOUS } from './careers.ts';
import { CASE_STUDIES } from './case-studies.ts';
import { answeredQuestions } from './data-safety.ts';
import { FAQ } from './faq.ts';
import { BOOKING_FAQ, FIRST_CALL_AGENDA } from './first-call.ts';
import { DATA_NOTE } from './forms.ts';
import { COMMISSION, COUNTED_SALES, INCLUDED, INVOICE, NO_FIXED_PRICES, WHAT_YOU_GET } from './pricing.ts';
import { PROMISES } from './promises.ts';
import { STATS } from './results.ts';
import { CHAT_CARDS, CHAT_FEATURES, WEBSITE_CHAT } from './services/website-chat.ts';
import { OWN_CHANGES } from './services/website-creation.ts';
import { SERVICES } from './services.ts';
import { SITE, SOCIAL } from './site.ts';
import { SUPPORT_OPTIONS, WHAT_TO_WRITE } from './support.ts';
import QUESTIONS from './support-questions.json' with { type: 'json' };
import { TERMS } from './terms.ts';
import { WORKS_WITH } from './works-with.ts';

/** A result of the search on Support: a question, and the text from the site's pages that answers it. */
export interface Passage {
  id: string;
  question: string;
  text: string;
  /** Other ways to ask the question, which are searched but not shown. */
  asked: readonly string[];
  link: { label: string; href: string };
  /** Whether the passage is about prices, getting started or a call. If so, the agent offers a call. */
  isForCall: boolean;
}

const { limits: LIMITS, sales: SALES, needs } = CHAT_CARDS;
const [, ...NEEDS] = needs.note;
const RULES = COUNTED_SALES.rules;
const KINDS = WORKS_WITH.kinds;
const DESKS = KINDS.find(({ name }) => name === 'Help desks');

const PRICES: [string, string] = ['Pricing', '/pricing'];
const ASKED: Readonly<Record<string, readonly string[]>> = QUESTIONS;
const FOR_CALL: string[] = [PRICES[1], '/book-call'];

/** What the makers of other tools say about them, with the page that says so. */
const OTHER_TOOLS = {
  Fin: {
    text: 'Fin is Intercom’s AI agent for customer service. Intercom names $0.99 for each resolved question.',
    link: {
      label: 'Intercom on Fin',
      href: 'https://www.intercom.com/help/en/articles/8205718-fin-resolutions',
    },
  },
  Siena: {
    text: 'Siena listens to the tickets in a help desk, such as Gorgias, and answers those that it can.',
    link: { label: 'Gorgias on Siena', href: 'https://docs.gorgias.com/en-US/siena-ai-209059' },
  },
  'Rep AI': {
    text: 'Rep AI sells and supports in the chat on a store, by subscription, and counts the orders of shoppers who chatted.',
    link: {
      label: 'Rep AI’s glossary',
      href: 'https://help.hellorep.ai/hc/en-us/articles/35977751265682--Rep-AI-Glossary',
    },
  },
  Gorgias: {
    text: 'Gorgias is a help desk. Its own AI agent is made for Shopify brands and reads the store’s Shopify data.',
    link: {
      label: 'Gorgias on its agent',
      href: 'https://docs.gorgias.com/en-US/how-gorgias-ai-agent-works-1997817',
    },
  },
};
/** What owners ask and no page answers yet. Some of it is a blank answer on Data & Safety. */
const UNSAID = {
  region: 'Where is our data kept?',
  'sub-processors': 'Who else handles our data?',
  certificates: 'Do you have SOC 2, ISO 27001 or an insurance?',
  breach: 'Was there ever a data breach?',
  weight: 'Does it slow our store down?',
  affiliates: 'Is there a partner or affiliate programme?',
  accessible: 'Is the chat window accessible?',
  peak: 'How many chats can it take at once?',
  basis: 'Is the commission on the net price?',
  discounts: 'Do you give discounts, for example to charities?',
  branding: 'Does the chat show your name?',
};
const DIFFERENCE =
  'We build one agent for your store, from your size charts and fabric notes, and you pay only for sales that it helps close.';

export const PASSAGES: Passage[] = [
  ...FAQ.flatMap(({ id, items }) => {
    const [label, href] = id === 'pricing' ? PRICES : ['FAQ', '/#faq'];
    return on(label, href, answered(items));
  }),
  ...answeredQuestions().flatMap(({ id, question, answer }) =>
    on('Data & Safety', `/data-safety#${id}`, { [id]: [question, answer.join(' ')] }),
  ),
  ...on('Data & Safety', '/data-safety', {
    ...unsaid(),
    policy: [
      'What do we write in our privacy policy?',
      'That the chat is answered by an AI agent, and that we process what is written in it for you. The words are for your lawyer; what we do with the data is in the agreement that is signed first.',
    ],
  }),
  ...on(...PRICES, {
    price: [
      'What does it cost, and how is the price set?',
      `A commission of ${COMMISSION} on the sales that the agent helps close, and no other fee: no retainer, no setup fee. ${INVOICE.note} We set the rate for your store on the call.`,
    ],
    counted: ['Which sales do we pay for?', `${RULES['The conversation']} ${RULES['In time']}`],
    returned: ['Do we pay for orders that come back?', RULES['Returns come off']],
    listed: ['How do we check which sales you counted?', RULES['One list for both of us']],
    'no-sale': ['What if it sells nothing?', INVOICE.note],
    'why-no-list': [
      NO_FIXED_PRICES.heading,
      `${NO_FIXED_PRICES.lead} ${Object.values(NO_FIXED_PRICES.factors).join(' ')}`,
    ],
    included: [
      INCLUDED.heading,
      `${Object.keys(INCLUDED.items).join('; ')}. The founder is there before anything is built and while it is.`,
    ],
    proof: [
      'How is it shown that it sells more?',
      `${INCLUDED.items['Analytics and tracking']} ${PROMISES.stricter}`,
    ],
    sketch: [
      'What would it earn for our store?',
      `The commission is ${COMMISSION}. Put your own figures into the sketch on Pricing; nothing is sent. ${PROMISES.notPromised}`,
    ],
    steps: [
      'How do we start?',
      `A call of about ${TERMS.callMinutes} minutes with the founder, then a few hours to a week in which we build the agent, then ${TERMS.trialDays} days of trial, live. ${PROMISES.goLive}`,
    ],
    'first-weeks': ['What happens in the trial?', WHAT_YOU_GET.cards['The trial, live'].text],
  }),
  ...on('Terms of Service', '/terms', {
    ending: ['How do we end it?', `${PROMISES.notice} ${PROMISES.afterTrial}`],
    'after-end': [
      'What happens when we leave?',
      `We take the agent out of service. After the trial, commission on sales made before the end is still due. ${PROMISES.transcripts}`,
    ],
    refund: [
      'Do we get our money back?',
      `${PROMISES.guarantee} We then invoice nothing for sales made during the trial, even where their return window closes later. Other fees are non-refundable unless otherwise stated.`,
    ],
    'price-change': [
      'Can the price go up later?',
      'Pricing may change. We tell you by email, with enough time to end the agreement first. A new price never applies to sales made before it takes effect.',
    ],
    late: [
      'What if we pay late?',
      'If a payment is late or fails, we may suspend the service, including the agent on your store, until it is paid. We tell you by email.',
    ],
    liability: [
      'Who is liable, and do you promise uptime?',
      'We work with care, but promise no number of sales and no service without interruption. You remain responsible for your offers and orders. Our liability in any 12 months is limited to the fees you paid us in them.',
    ],
    law: [
      'Which law applies?',
      `The law of the country in which ${SITE.brand} is established applies, and its courts decide disputes.`,
    ],
    rights: [
      'Who owns the agent?',
      'The software and methods behind the agent stay ours; you may use it on your store for as long as the agreement lasts, and not resell it without our written permission. Your brand, product data and photos are yours.',
    ],
    business: [
      'Who may use your services?',
      'Our services are for businesses, and you must be at least 18 years old to use them.',
    ],
    'card-details': [
      'Do you store card details?',
      'No payment is taken on this website, and we do not store card details. On the phone an agent won’t take card numbers or settle a disputed refund.',
    ],
  }),
  ...on('Chat Agents', '/services/website-chat', {
    platforms: [
      'Which shop systems and tools does it work with?',
      `Connected and in use: ${KINDS.flatMap(({ live }) => live).join(', ')}. By API: ${KINDS.flatMap(({ api }) => api).join(', ')}. Others: ask us. ${WORKS_WITH.lead}`,
    ],
    needs: ['What do you need from us?', `We connect it to your store. ${NEEDS.join('; ')}.`],
    'keep-help-desk': [
      'Do we have to leave our help desk, such as Gorgias or Zendesk?',
      `No: ${DESKS?.live.join(' and ')} are connected, ${DESKS?.api.join(' and ')} by API. ${WORKS_WITH.how['In Zendesk']}`,
    ],
    'catalogue-changes': [
      'What if our catalogue changes every week?',
      `New pieces reach it with your catalogue, which it is connected to live. ${PROMISES.live}`,
    ],
    model: [
      'Which AI model do you use?',
      'A large language model, which answers from your data. Neither we nor its provider train on it. Which provider’s it is isn’t on these pages: ask us.',
    ],
    'made-up': [
      'Does it make things up?',
      `${LIMITS.text} If the answer isn’t in your data, it says so. It can still be wrong: then the cause can be found, since each answer is kept with what was looked up.`,
    ],
    live: ['Does it know what is in stock right now?', PROMISES.live],
    chats: [
      'Where do we read the chats?',
      `${PROMISES.transcripts} We read along in the trial, and check how it performs every day.`,
    ],
    reads: [
      'What does the agent answer from?',
      'Size charts, product copy, fabric notes, policies, past tickets. If the answer isn’t there, it says so.',
    ],
    'hand-over': ['What does it pass to a person?', LIMITS.text],
    sizing: ['Does it advise on size, and suggest pieces?', `${CHAT_FEATURES.sizes}. ${SALES.text}`],
    orders: ['Can it look up and change orders?', `${PROMISES.orders} ${PROMISES.dates}`],
    buying: ['Can shoppers buy in the chat?', `${CHAT_FEATURES.buying}. ${PROMISES.live}`],
    inboxes: [
      'Does it answer on Instagram and WhatsApp?',
      `${CHAT_FEATURES.inboxes}. ${WORKS_WITH.how['On WhatsApp']}`,
    ],
    demo: [
      'Can we see one at work?',
      `On the home page an agent answers for a made-up store. On a call you can see more. Chat Agents and Phone Support Agents each have a film.`,
    ],
    team: [
      'What is left for our people?',
      `${WEBSITE_CHAT.benefits['For your team']}. ${PHILOSOPHY.weft.name}: ${PHILOSOPHY.weft.items.join('; ')}.`,
    ],
  }),
  ...on('Services', '/#services', {
    services: [
      'Which services do you offer?',
      `${SERVICES.map(({ name }) => name).join(', ')}. The chat agent is where most begin.`,
    ],
  }),
  ...SERVICES.flatMap(({ slug, name, lead, charge }) =>
    on(name, `/services/${slug}`, {
      [slug]: [name, `${lead} ${charge.terms}: ${charge.text}`],
    }),
  ),
  ...on('Email & Phone Outreach', '/services/email-outreach', {
    consent: [
      'Who gets messages, and how do they stop?',
      'They go only to people who agreed to hear from you, in a tone and by rules you have signed off. They stop on every channel when somebody has bought or opts out.',
    ],
  }),
  ...on('Website Creation', '/services/website-creation', {
    'website-changes': ['Can we change the website ourselves?', `Yes. ${OWN_CHANGES}.`],
  }),
  ...on('Support Center', '/support', {
    support: [
      'How do we reach you?',
      `By email to ${SITE.email}: ${SUPPORT_OPTIONS.email.promise.toLowerCase()}. Or leave a message here. ${PROMISES.maker} ${SUPPORT_OPTIONS.phone.text}`,
    ],
    weekends: [
      'Who do we call when it breaks, at night or on a weekend?',
      `Customers ring the number in their welcome letter, and are answered first; nights and weekends aren’t promised. By email a person replies within ${TERMS.confirmationHours} hours. Until then you can switch the agent off yourself.`,
    ],
    complaint: [
      'What do we write when something is wrong?',
      `Three lines help us most. ${Object.entries(WHAT_TO_WRITE.items)
        .map(([name, text]) => `${name}: ${text}`)
        .join(' ')}`,
    ],
  }),
  ...on('Book a Call', '/book-call', {
    ...answered(BOOKING_FAQ.items),
    booking: [
      'How do we book a call?',
      `On the booking page: a call takes about ${TERMS.callMinutes} minutes and is free. The page lists the free times. We confirm by email within ${TERMS.confirmationHours} hours.`,
    ],
    'call-time': [
      'In which time zone are the times of a call?',
      'In yours, as your device has it: its place stands above the times. Another can be chosen beside a time of your own.',
    ],
    'call-move': [
      'How do we move or cancel a call?',
      'The links in our emails about the call move or cancel it.',
    ],
    bring: [BOOKING_THANKS.bringHeading, `${BOOKING_THANKS.bring.join('; ')}.`],
    agenda: [
      'What happens on the call?',
      FIRST_CALL_AGENDA.map(({ name, text }) => `${name}: ${text}`).join(' '),
    ],
  }),
  ...on('About', '/about', {
    about: [`Who is behind ${SITE.brand}, and where is it based?`, aboutText()],
    why: [WHY_CHOOSE_US.heading, Object.values(WHY_CHOOSE_US.reasons).join(' ')],
    socials: [
      'Where can we follow you?',
      `On ${SOCIAL.map(({ name }) => name).join(', ')}; the links are at the foot of each page.`,
    ],
  }),
  ...on('Results', '/results', {
    references: [
      'Which brands use it, and can we speak to a shop?',
      `No client is named on this site yet, and what looks like a result is a sample. Ask the agent on the home page, or try it on your own store: ${PROMISES.guarantee}`,
    ],
    results: [
      'What results have other stores had?',
      `Results shows ${STATS.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`).join(', ')}: samples, where no store is named, until a client’s own replace them. ${PROMISES.notPromised}`,
    ],
  }),
  ...on('Case Studies', '/case-studies', {
    'case-studies': ['Are there case studies?', `Articles, not stories of clients. ${CASE_STUDIES.lead}`],
  }),
  ...Object.entries(OTHER_TOOLS).flatMap(([name, { text, link }]) =>
    on(link.label, link.href, {
      [name]: [`How is this different from ${name}?`, `${text} ${DIFFERENCE}`],
    }),
  ),
  ...on('Careers', '/careers', {
    careers: [
      'Are you hiring?',
      `${CAREERS.lead} ${SPONTANEOUS.heading}: ${SPONTANEOUS.text} Write to ${SITE.email}.`,
    ],
  }),
  ...on('Quiz', '/#quiz', {
    quiz: [
      'What is the quiz?',
      `Eight steps, two minutes. You see which of our services would fit, and why. A person reads your answers and writes to you within ${TERMS.confirmationHours} hours.`,
    ],
  }),
  ...on('Privacy Policy', '/privacy', {
    'form-data': [
      'What do you do with what we send in a form?',
      `${DATA_NOTE.text} We do not sell or share it for advertising. For a copy, or to have it erased, write to ${SITE.email}.`,
    ],
    cookies: [
      'Does this site set cookies?',
      'This site sets no cookies of its own, and has no advertising trackers. A film hosted elsewhere may set some once you play it. The cookie policy says whether visits are counted.',
    ],
  }),
  ...on('Support Center', '/support', {
    window: [
      'Who answers here?',
      `${SUPPORT_OPTIONS.chat.own.text} The agents we build for stores use a language model, and say so.`,
    ],
  }),
];

const WANTED: Record<string, string[]> = {
  'What it does': ['what-it-does', 'sizing', 'orders'],
  Prices: ['performance-pricing', 'counted', 'returned'],
  'The trial': ['trial', 'first-weeks', 'ending'],
  'Set-up': ['how-long', 'needs', 'steps'],
  'What it works with': ['platforms', 'connects-to', 'live'],
  'Wrong answers': ['wrong-answers', 'hand-over', 'liability'],
  'Your data': ['ownership', 'agreement', 'retention'],
  'Languages, tone of voice': ['languages', 'our-voice', 'disclosure'],
  Results: ['results', 'proof', 'sketch'],
  'Other services': ['services', 'phone-support', 'email-outreach'],
  'The first call': ['agenda', 'booking', 'bring'],
  'Who we are': ['about', 'why', 'support'],
};

/** The topics offered at first, each with the ids of its passages. Passages that don't exist are skipped. */
export const TOPICS = Object.fromEntries(
  Object.entries(WANTED)
    .map(
      ([topic, ids]) => [topic, ids.filter((id) => PASSAGES.some((passage) => passage.id === id))] as const,
    )
    .filter(([, ids]) => ids.length > 0),
);

type Row = [question: string, text: string];

/** Returns what owners ask and no page answers, without the questions that the provider has answered since. */
function unsaid(): Record<string, Row> {
  const answered = answeredQuestions().map(({ id }) => id);
  const open = Object.entries(UNSAID).filter(([id]) => !answered.includes(id));
  return Object.fromEntries(
    open.map(([id, question]) => [
      id,
      [
        question,
        `Our pages don’t say. Ask us before you sign anything: a person replies within ${TERMS.confirmationHours} hours.`,
      ],
    ]),
  );
}

function on(label: string, href: string, rows: Record<string, Row>): Passage[] {
  return Object.entries(rows).map(([id, [question, text]]) => ({
    id,
    question,
    text,
    asked: ASKED[id] ?? [],
    link: { label, href },
    isForCall: FOR_CALL.includes(href) || id === 'how-long',
  }));
}

function answered(items: { id: string; question: string; answer: string }[]): Record<string, Row> {
  return Object.fromEntries(items.map(({ id, question, answer }) => [id, [question, answer]]));
}

function aboutText(): string {
  const { name, address, country } = SITE.legal;
  const seat = [name, address, country].filter(Boolean).join(', ');
  return `${FOUNDER.text[0]} ${seat ? `We are ${seat}.` : 'Our address isn’t on this site yet.'}`;
}
