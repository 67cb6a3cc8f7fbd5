import { SITE } from './site.ts';

/** From spec section 9. The list's filter adds 'All' as the first option. */
export const CATEGORIES = [
  'Chat Agents',
  'Call Agents',
  'Websites',
  'Apps',
  'Integration',
  'Outreach',
] as const;

export const CASE_STUDIES = {
  title: 'Case Studies',
  description:
    'A series on what chat agents do in fashion stores: size advice, returns, order status, how to measure what an agent earns, and what goes wrong.',
  heading: 'Case studies',
  lead: 'Invented examples: what agents do, how to measure it, what goes wrong.',
  searchPlaceholder: 'Search case studies...',
  read: 'Read Case Study',
  none: {
    heading: 'No case study found',
    text: 'No case study matches that. Try another word or category. Looking for a tool?',
    tools: { label: 'See what our agents work with', href: '/services/website-chat#works-with' },
    action: 'Show all case studies',
  },
  noneYet: (category: string) => `No case study on ${category.toLowerCase()} yet.`,
};

export const CASE_STUDY = {
  close: 'Close',
  loading: 'Loading…',
  /** The second part links to the study's page. */
  failed: ['The article did not load.', 'Open its own page', 'to try again.'],
  comingSoon: 'Full case study coming soon...',
  action: 'Transform Your Business Now',
  back: 'Back to Case Studies',
  newer: 'Newer',
  older: 'Older',
};

export const CASE_STUDY_NOT_FOUND = {
  heading: 'Case Study Not Found',
  lead: 'It may have been renamed. Check the address for a missing letter, or look through all case studies.',
};

/** Fixed text (spec section 2), shown below every study that has a body. */
export const ABOUT_THIS_SERIES = {
  heading: 'About this series',
  lead: 'A weekly series on chat in fashion stores: what shoppers ask, what an agent should answer, and how to measure it. Some of it is borrowed from other trades, which had chat first.',
  fences: {
    Retail: 'taught us that the size chart is a conversation, and that the answer has to come from stock.',
    Healthcare: 'taught us to hand over early, and to say what was passed on.',
    Banking: 'taught us to check who is asking before anything about an order is said.',
    Telecom: 'taught us what happens to people who are sent round a menu.',
  },
  edge: {
    heading: 'Competitive edge',
    text: 'Any store can buy a chatbot. Yours answers better if it has read more: your measurements, your fabrics, your policies. No competitor can buy those.',
  },
  next: {
    heading: 'Coming Next Week',
    text: `Perhaps your question: send one that your team is tired of to ${SITE.email}, and a good one becomes an article.`,
  },
};

export const CASE_STUDIES_CLOSING = 'Which question should we answer next?';
