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
import { CALL_COSTS } from './services/phone-support.ts';
import { CHAT_CARDS, CHAT_FEATURES, WEBSITE_CHAT } from './services/website-chat.ts';
import { OWN_CHANGES } from './services/website-creation.ts';
import { SERVICES } from './services.ts';
import { SITE, SOCIAL } from './site.ts';
import { SUPPORT_OPTIONS, WHAT_TO_WRITE } from './support.ts';
import { TERMS } from './terms.ts';
import { WORKS_WITH } from './works-with.ts';

/** A result of the search on Support: a question, and the text from the site's pages that answers it. */
export interface Passage {
  id: string;
  question: string;
  text: string;
  /** Synonyms, which are searched but not shown. */
  words: string;
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
const FOR_CALL: string[] = [PRICES[1], '/book-call'];

/** What the makers of other tools say about them, with the page that says so. */
const OTHER_TOOLS = {
  Fin: {
    words: 'intercom',
    text: 'Fin is Intercom’s AI agent for customer service. Intercom names $0.99 for each outcome, such as a resolved question.',
    link: {
      label: 'Intercom on Fin',
      href: 'https://www.intercom.com/help/en/articles/8205718-fin-resolutions',
    },
  },
  Siena: {
    words: '',
    text: 'Siena listens to the tickets in a help desk, such as Gorgias, and answers those that it can.',
    link: { label: 'Gorgias on Siena', href: 'https://docs.gorgias.com/en-US/siena-ai-209059' },
  },
  'Rep AI': {
    words: 'hellorep',
    text: 'Rep AI sells and supports in the chat on a store, by subscription, and counts the orders of shoppers who chatted.',
    link: {
      label: 'Rep AI’s glossary',
      href: 'https://help.hellorep.ai/hc/en-us/articles/35977751265682--Rep-AI-Glossary',
    },
  },
  Gorgias: {
    words: '',
    text: 'Gorgias is a help desk. Its own AI agent is made for Shopify brands and reads the store’s Shopify data.',
    link: {
      label: 'Gorgias on its agent',
      href: 'https://docs.gorgias.com/en-US/how-gorgias-ai-agent-works-1997817',
    },
  },
};
const DIFFERENCE =
  'We build one agent for your store, from your size charts and fabric notes, and you pay only for sales that it helps close.';
const OTHER_WORDS =
  'wrong own bot instead versus vs better cheaper than compare comparison competitor competitors already pay why';

export const PASSAGES: Passage[] = [
  ...FAQ.flatMap(({ id, items }) => {
    const [label, href] = id === 'pricing' ? PRICES : ['FAQ', '/#faq'];
    return on(label, href, answered(items));
  }),
  ...answeredQuestions().flatMap(({ id, question, answer, words = '' }) =>
    on('Data & Safety', `/data-safety#${id}`, { [id]: [question, answer.join(' '), words] }),
  ),
  ...on(...PRICES, {
    price: [
      'What does it cost, and how is the price set?',
      `A commission of ${COMMISSION} on the sales that the agent helps close, and nothing else: no retainer, no setup fee. ${INVOICE.note} We set the rate for your store on the call.`,
      'price prices pricing priced cost costs fee fees charge charges expensive cheap pay percent percentage rate commission take cut sells dress hidden extra upfront month monthly',
    ],
    counted: [
      'Which sales do we pay for?',
      `${RULES['The conversation']} ${RULES['In time']}`,
      'count counted attribution attribute window cookie track caused helped anyway organic last click touch days later chat parcel',
    ],
    returned: [
      'Do we pay for orders that come back?',
      RULES['Returns come off'],
      'returned returns refund refunds cancelled sent send refused after deducted commission happens invoice when item share',
    ],
    listed: [
      'How do we check which sales you counted?',
      RULES['One list for both of us'],
      'verify audit dispute disagree prove invoice report list transparent breakdown cheat twice order',
    ],
    'no-sale': [
      'What if it sells nothing?',
      INVOICE.note,
      'sale sales zero nobody buys free month dead minimum invoice bill billing owe pay monthly when',
    ],
    'why-no-list': [
      NO_FIXED_PRICES.heading,
      `${NO_FIXED_PRICES.lead} ${Object.values(NO_FIXED_PRICES.factors).join(' ')}`,
      'price list plan plans package tier lower cheaper discount negotiate bargain deal special rate fixed fee offer startups commitment depends boutique',
    ],
    included: [
      INCLUDED.heading,
      `${INCLUDED.items['Strategy call and personalised build-out']} ${Object.keys(INCLUDED.items).join('; ')}.`,
      'include get dashboard ask analytics report reports statistics figures metrics kpi insights admin panel numbers performance tracking measure log',
    ],
    proof: [
      'How is it shown that it sells more?',
      `${INCLUDED.items['Analytics and tracking']} ${PROMISES.stricter}`,
      'prove proof evidence numbers show test split half visitors control group uplift bought anyway ab lift conversion roas incremental measure extra really work traffic',
    ],
    sketch: [
      'What would it earn for our store?',
      `The commission is ${COMMISSION}. Put your own figures into the sketch on Pricing; nothing is sent. ${PROMISES.notPromised}`,
      'owe sell earn worth it emails tickets week roi itself orders return investment calculator calculate profit margin revenue pays off payback break even money make orders euros month size small',
    ],
    steps: [
      'How do we start?',
      `A call of about ${TERMS.callMinutes} minutes with the founder, then a few hours to a week in which we build the agent, then ${TERMS.trialDays} days of trial, live. ${PROMISES.goLive}`,
      'start started begin go ahead ready join steps process work procedure sign up buy become customer next first month way interested want',
    ],
    'first-weeks': [
      'What happens in the trial?',
      WHAT_YOU_GET.cards['The trial, live'].text,
      'first two weeks days long live pilot month what get 14',
    ],
  }),
  ...on('Terms of Service', '/terms', {
    ending: [
      'How do we end it?',
      `${PROMISES.notice} ${PROMISES.afterTrial}`,
      'cancel anytime any time cancellation notice possible summer unhappy terminate tied do period contract term minimum commitment commit quit stop leave out pause lock locked year annual long sign renew end exit',
    ],
    'after-end': [
      'What happens when we leave?',
      `We take the agent out of service. After the trial, commission on sales made before the end is still due. ${PROMISES.transcripts}`,
      'after leaving stop cancel ends end left gone keep export part ways data owe remains',
    ],
    refund: [
      'Do we get our money back?',
      `${PROMISES.guarantee} We then invoice nothing for sales made during the trial, even where their return window closes later. Other fees are non-refundable unless otherwise stated.`,
      'refund refundable satisfied unhappy money-back guarantee like later fees',
    ],
    'price-change': [
      'Can the price go up later?',
      'Pricing may change. We tell you by email, with enough time to end the agreement first. A new price never applies to sales made before it takes effect.',
      'raise rise increase double fixed rate change dearer more expensive next year forever',
    ],
    late: [
      'What if we pay late?',
      'If a payment is late or fails, we may suspend the service, including the agent on your store, until it is paid. We tell you by email.',
      'late overdue unpaid declined failed forgot suspend fee',
    ],
    liability: [
      'Who is liable, and do you promise uptime?',
      'We work with care, but promise no number of sales and no service without interruption. You remain responsible for your offers and orders. Our liability in any 12 months is limited to the fees you paid us in them.',
      'liability responsible responsibility pays who mistake mistakes error wrong nonsense damage costs blame insured insurance sla uptime downtime outage down goes offline breaks reliable stable compensate peak black friday traffic load',
    ],
    law: [
      'Which law applies?',
      `The law of the country in which ${SITE.brand} is established applies, and its courts decide disputes.`,
      'court jurisdiction legal sue country dispute',
    ],
    rights: [
      'Who owns the agent?',
      'The software and methods behind the agent stay ours; you may use it on your store for as long as the agreement lasts, and not resell it without our written permission. Your brand, product data and photos are yours.',
      'own ownership software code source rights intellectual property ip resell reseller agency agencies partner partners white label clients host',
    ],
    business: [
      'Who may use your services?',
      'Our services are for businesses, and you must be at least 18 years old to use them.',
      'business company private person age vat',
    ],
    'card-details': [
      'Do you store card details?',
      'No payment is taken on this website, and we do not store card details. On the phone an agent won’t take card numbers or settle a disputed refund.',
      'card credit payment payments pci safe numbers take process',
    ],
  }),
  ...on('Chat Agents', '/services/website-chat', {
    platforms: [
      'Which shop systems and tools does it work with?',
      `Connected and in use: ${KINDS.flatMap(({ live }) => live).join(', ')}. By API: ${KINDS.flatMap(({ api }) => api).join(', ')}. Others: ask us. ${WORKS_WITH.lead}`,
      'integrate integration integrates connect compatible app plugin plug platform magento prestashop wix squarespace wordpress headless custom pos erp whatever run',
    ],
    needs: [
      'What do you need from us?',
      `We connect it to your store. ${NEEDS.join('; ')}.`,
      'need require requirements setup holiday provide prepare hand give developer technical install installation script code snippet app embed website change theme widget embed put colours design mobile access files information work effort',
    ],
    'keep-help-desk': [
      'Do we have to leave our help desk, such as Gorgias or Zendesk?',
      `No: ${DESKS?.live.join(' and ')} are connected and in use, ${DESKS?.api.join(' and ')} by API. ${WORKS_WITH.how['In Zendesk']}`,
      'keep stay replace switch migrate move next alongside beside helpdesk intercom love already staff software',
    ],
    'catalogue-changes': [
      'What if our catalogue changes every week?',
      `New pieces reach it with your catalogue, which it is connected to live. ${PROMISES.live}`,
      'change turn range month new drop drops collection season weekly styles skus add update retrain train product products prices thursday monday often launch',
    ],
    model: [
      'Which AI model do you use?',
      'A large language model, which answers from your data. Neither we nor its provider train on it. Which provider’s it is isn’t on these pages: ask us.',
      'llm gpt openai claude anthropic gemini chatgpt hood underneath engine version powered run',
    ],
    'made-up': [
      'Does it make things up?',
      `${LIMITS.text} If the answer isn’t in your data, it says so. It can still be wrong: then the cause can be found, since each answer is kept with what was looked up.`,
      'make stuff invent invents hallucinate hallucinates hallucination fantasy lie lies false trust policy',
    ],
    live: [
      'Does it know what is in stock right now?',
      PROMISES.live,
      'see live stock inventory sold out real time realtime sync current price prices update fresh available availability new arrivals products',
    ],
    reads: [
      'What does the agent answer from?',
      'Size charts, product copy, fabric notes, policies, past tickets. If the answer isn’t there, it says so.',
      'model gpt chatgpt llm openai technology knowledge sources learn know trained reads faq pdf content',
    ],
    'hand-over': [
      'What does it pass to a person?',
      LIMITS.text,
      'own give hand handover over answers stuck chat codes code send know colleague agent real can’t unanswered human person team staff take takeover escalate discount discounts trick tricked angry rude customer refuse limits limit allowed never promise jailbreak refunds',
    ],
    sizing: [
      'Does it advise on size, and suggest pieces?',
      `${CHAT_FEATURES.sizes}. ${SALES.text}`,
      'size sizes sizing fit advice recommend recommendation recommend suggest second item outfit outfits match style upsell cross sell tell their returns rate fewer reduce chart',
    ],
    orders: [
      'Can it look up and change orders?',
      `${PROMISES.orders} ${PROMISES.dates}`,
      'order orders status parcel package tracking track delivery where wismo address change handle exchange exchanges return start refund tickets',
    ],
    buying: [
      'Can shoppers buy in the chat?',
      `${CHAT_FEATURES.buying}. ${PROMISES.live}`,
      'buy purchase cart basket bag checkout add product cards show sell pay order',
    ],
    inboxes: [
      'Does it answer on Instagram and WhatsApp?',
      `${CHAT_FEATURES.inboxes}.`,
      'social media instagram whatsapp facebook messenger tiktok dm dms inbox channel channels messages comments',
    ],
    demo: [
      'Can we see one at work?',
      `On the home page an agent answers for a made-up store. On a call you can see more. Chat Agents and Phone Support Agents have a film of each.`,
      'demo demonstration try shown preview test example see watch video live show sample film action',
    ],
    team: [
      'What is left for our people?',
      `${WEBSITE_CHAT.benefits['For your team']}. ${PHILOSOPHY.weft.name}: ${PHILOSOPHY.weft.items.join('; ')}.`,
      'replace staff jobs agents lose colleagues job human better hire hiring employees team lay fire redundant support service people workload save time hours tickets relief',
    ],
  }),
  ...on('Services', '/#services', {
    services: [
      'Which services do you offer?',
      `${SERVICES.map(({ name }) => name).join(', ')}. The chat agent is where most begin.`,
      'services offer else do several combine together range products begin first start just which list sell',
    ],
  }),
  ...SERVICES.flatMap(({ slug, name, lead, charge, features, words }) =>
    on(name, `/services/${slug}`, {
      [slug]: [name, `${lead} ${charge.terms}: ${charge.text}`, `${words} ${features.join(' ')}`],
    }),
  ),
  ...on('Email & Phone Outreach', '/services/email-outreach', {
    consent: [
      'Who gets messages, and how do they stop?',
      'They go only to people who agreed to hear from you, in a tone and by rules you have signed off.',
      'spam consent gdpr opt out unsubscribe legal often many quiet hours',
    ],
  }),
  ...on('Website Creation', '/services/website-creation', {
    'website-changes': [
      'Can we change the website ourselves?',
      `${OWN_CHANGES}.`,
      'edit update website pages text prices ourselves myself',
    ],
  }),
  ...on('Support Center', '/support', {
    support: [
      'How do we reach you?',
      `By email to ${SITE.email}: ${SUPPORT_OPTIONS.email.promise.toLowerCase()}. Or leave a message here. ${PROMISES.maker} ${SUPPORT_OPTIONS.phone.text}`,
      'contact support email get touch line phone number telephone reach write talk person human help reply answer fast quickly hours manager dedicated speak someone',
    ],
    weekends: [
      'Who do we call when it breaks, at night or on a weekend?',
      `Customers ring the number in their welcome letter, and are answered first; nights and weekends aren’t promised. By email a person replies within ${TERMS.confirmationHours} hours. Until then you can switch the agent off yourself.`,
      'sunday saturday break broken breaks down crash emergency urgent reach holiday black friday stops working on-call somebody',
    ],
    complaint: [
      'What do we write when something is wrong?',
      `Three lines help us most. ${Object.entries(WHAT_TO_WRITE.items)
        .map(([name, text]) => `${name}: ${text}`)
        .join(' ')}`,
      'sent message complaint complain rubbish unhappy talk told yesterday stopped down disappointed useless broken problem bug not working wrong nobody answered replied waiting angry bad agent',
    ],
  }),
  ...on('Book a Call', '/book-call', {
    ...answered(BOOKING_FAQ.items),
    booking: [
      'How do we book a call?',
      `On the booking page: a call takes about ${TERMS.callMinutes} minutes and is free. The page lists the free times. We confirm by email within ${TERMS.confirmationHours} hours.`,
      'book booking call cost talk speak meeting appointment schedule ring today tomorrow monday tuesday wednesday thursday friday saturday evening time slot available zone timezone calls',
    ],
    'call-move': [
      'How do we move or cancel a call?',
      'The links in our emails about the call move or cancel it.',
      'reschedule postpone make attend late another thursday friday move change cancel call meeting missed time',
    ],
    bring: [
      BOOKING_THANKS.bringHeading,
      `${BOOKING_THANKS.bring.join('; ')}.`,
      'prepare bring ready call before have',
    ],
    agenda: [
      'What happens on the call?',
      FIRST_CALL_AGENDA.map(({ name, text }) => `${name}: ${text}`).join(' '),
      'agenda call first discuss talk about look go minutes',
    ],
  }),
  ...on('About', '/about', {
    about: [
      `Who is behind ${SITE.brand}, and where is it based?`,
      aboutText(),
      'company work team founder ceo boss owns headquarters city startup founded owner people employees many located location address office based where country experience long started real trust small',
    ],
    why: [
      WHY_CHOOSE_US.heading,
      Object.values(WHY_CHOOSE_US.reasons).join(' '),
      'why choose better special unique advantage trust different competitors others',
    ],
    socials: [
      'Where can we follow you?',
      `On ${SOCIAL.map(({ name }) => name).join(', ')}; the links are at the foot of each page.`,
      'follow social media channel page',
    ],
  }),
  ...on('Results', '/results', {
    references: [
      'Which brands use it, and can we speak to a shop?',
      `No client is named on this site yet, and what looks like a result is a sample. Ask the agent on the home page, or try it on your own store: ${PROMISES.guarantee}`,
      'reference references client clients customer name named brands who uses use using talk another owner shop sample real live running',
    ],
    results: [
      'What results have other stores had?',
      `On Results stand ${STATS.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`).join(', ')}: samples, where no store is named, until a client’s own replace them. ${CALL_COSTS}. ${PROMISES.notPromised}`,
      'results show numbers figures testimonials testimonial reviews success proof numbers real sample samples examples stores save',
    ],
  }),
  ...on('Case Studies', '/case-studies', {
    'case-studies': [
      'Are there case studies?',
      CASE_STUDIES.lead,
      'write see fashion brand client case study studies articles blog read publish examples',
    ],
  }),
  ...Object.entries(OTHER_TOOLS).flatMap(([name, { words, text, link }]) =>
    on(link.label, link.href, {
      [name]: [`How is this different from ${name}?`, `${text} ${DIFFERENCE}`, `${words} ${OTHER_WORDS}`],
    }),
  ),
  ...on('Careers', '/careers', {
    careers: [
      'Are you hiring?',
      `${CAREERS.lead} ${SPONTANEOUS.heading}: ${SPONTANEOUS.text} Write to ${SITE.email}.`,
      'job jobs hire hiring work career vacancy vacancies internship position apply cv join',
    ],
  }),
  ...on('Quiz', '/#quiz', {
    quiz: [
      'What is the quiz?',
      `Eight questions, two minutes. You see which of our services would fit, and why. A person reads your answers and writes to you within ${TERMS.confirmationHours} hours.`,
      'quiz test which service choose right fits recommend need know sure help decide',
    ],
  }),
  ...on('Privacy Policy', '/privacy', {
    'form-data': [
      'What do you do with what we send in a form?',
      `${DATA_NOTE.text} We do not sell or share it for advertising. For a copy, or to have it erased, write to ${SITE.email}.`,
      'privacy policy form address mail stored happens personal data delete deleted erase remove information email sell share copy newsletter',
    ],
    cookies: [
      'Does this site set cookies?',
      'This site sets no cookies of its own, and has no advertising trackers. A film hosted elsewhere may set some once you play it. Whether visits are counted stands in the cookie policy.',
      'cookie cookies banner tracking trackers analytics google',
    ],
  }),
  ...on('Support Center', '/support', {
    window: [
      'Who answers here?',
      `${SUPPORT_OPTIONS.chat.own.text} The agents we build for stores use a language model, and say so.`,
      'bot robot human person typing chat ai real are you talking',
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

type Row = [question: string, text: string, words: string];

function on(label: string, href: string, rows: Record<string, Row>): Passage[] {
  return Object.entries(rows).map(([id, [question, text, words]]) => ({
    id,
    question,
    text,
    words,
    link: { label, href },
    isForCall: FOR_CALL.includes(href) || id === 'how-long',
  }));
}

function answered(
  items: { id: string; question: string; answer: string; words: string }[],
): Record<string, Row> {
  return Object.fromEntries(items.map(({ id, question, answer, words }) => [id, [question, answer, words]]));
}

function aboutText(): string {
  const { name, address, country } = SITE.legal;
  const seat = [name, address, country].filter(Boolean).join(', ');
  return `${FOUNDER.text[0]} ${seat ? `We are ${seat}.` : 'Our address isn’t on this site yet.'}`;
}
