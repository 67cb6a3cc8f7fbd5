import { LEAD_TABLES, leadType } from '#leads/types.ts';

/** The route table of spec section 2: each page's primary route and its aliases. Tests check the site against it. */
export const ROUTES: { path: string; aliases?: string[] }[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/pricing' },
  { path: '/results' },
  { path: '/case-studies' },
  { path: '/support' },
  { path: '/book-call' },
  { path: '/careers' },
  { path: '/data-safety' },
  { path: '/privacy', aliases: ['/privacy-policy'] },
  { path: '/terms', aliases: ['/terms-of-service'] },
  { path: '/cookies', aliases: ['/cookie-policy'] },
  { path: '/services/email-outreach', aliases: ['/services/email-automation'] },
  { path: '/services/website-creation', aliases: ['/services/website-development'] },
  { path: '/services/website-chat', aliases: ['/services/ai-chatbot'] },
  { path: '/services/phone-support', aliases: ['/services/ai-phone-support'] },
  { path: '/services/crm-integration' },
  { path: '/services/scheduling', aliases: ['/services/appointment-scheduling'] },
  { path: '/services/mobile-app', aliases: ['/services/mobile-app-development'] },
];

/** The routes, plus one page of each other kind: an article, the thanks pages, and a missing page. */
export const PAGES: string[] = [
  ...ROUTES.map(({ path }) => path),
  '/case-studies/size-advice',
  ...LEAD_TABLES.map((table) => leadType(table).thanksPath),
  '/book-call/taken',
  '/book-call/confirmed',
  '/nope',
];
