import { SERVICES } from './services.ts';
import { SOCIAL } from './site.ts';

const PAGES = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'Results', href: '/results' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'About', href: '/about' },
];

/** The header's links (spec section 2). */
export const MAIN_LINKS = [...PAGES, { label: 'Support', href: '/support' }];

export const BOOK_A_CALL = { label: 'Book a Call', href: '/book-call' };

export const TAKE_THE_QUIZ = { label: 'Take the Quiz', href: '/#quiz' };

export const FOOTER_GROUPS = [
  { heading: 'Company', links: [...PAGES, { label: 'Careers', href: '/careers' }] },
  {
    heading: 'Services',
    links: SERVICES.map(({ name, slug }) => ({ label: name, href: `/services/${slug}` })),
  },
  { heading: 'Social', links: SOCIAL.map(({ name, url }) => ({ label: name, href: url })) },
  // Must stay last: the last column is wider on phones, and this group includes a long email address.
  {
    heading: 'Support',
    links: [{ label: 'Support Center', href: '/support' }, { label: 'FAQ', href: '/#faq' }, BOOK_A_CALL],
  },
];

export const LEGAL_LINKS = [
  { label: 'Data & Safety', href: '/data-safety' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Cookie Policy', href: '/cookies' },
];

/** Alias of each policy page (spec section 2). The policies' text is in `content/policies/`. */
export const POLICY_ALIASES: Record<string, string> = {
  privacy: 'privacy-policy',
  terms: 'terms-of-service',
  cookies: 'cookie-policy',
};

export const POLICY_PAGE = { contents: 'Contents', summary: 'In short', updated: 'Last updated' };

/** The 404 page. The wording of `failed` comes from spec section 8. */
export const NOT_FOUND = {
  heading: 'Page not found',
  lead: 'Check the address for a missing letter, or go back to the home page and look from there.',
  failed: 'Unexpected Application Error! 404: there is no page at this address.',
};
