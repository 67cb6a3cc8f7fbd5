import { EARNINGS_SKETCH } from '#content/earnings-sketch.ts';
import { SERVICES } from '#content/services.ts';
import { LEAD_TABLES, leadType } from '#leads/lead-types/lead-types.ts';

/** The routes and aliases from section 2 of the specification. Tests check the site against this table. */
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
  ...SERVICES.map(({ slug, alias }) => ({
    path: `/services/${slug}`,
    ...(alias && { aliases: [`/services/${alias}`] }),
  })),
];

/** All routes, and one page of every other kind: an article, the thank-you pages and a missing page. */
export const PAGES: string[] = [
  ...ROUTES.map(({ path }) => path),
  EARNINGS_SKETCH.source.href,
  ...LEAD_TABLES.map((table) => leadType(table).thanksPath),
  '/book-call/taken',
  '/book-call/confirmed',
  '/nope',
];
