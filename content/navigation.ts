import { SERVICES } from './services.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** The header's links (spec section 2). */
export const MAIN_LINKS: NavigationLink[] = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'Results', href: '/results' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'About', href: '/about' },
  { label: 'Support', href: '/support' },
];

export const BOOK_A_CALL: NavigationLink = { label: 'Book a Call', href: '/book-call' };

export const TAKE_THE_QUIZ: NavigationLink = { label: 'Take the Quiz', href: '/#quiz' };

export const FOOTER_GROUPS: { heading: string; links: NavigationLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About', href: '/about' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Results', href: '/results' },
      { label: 'Case Studies', href: '/case-studies' },
      { label: 'Careers', href: '/careers' },
    ],
  },
  {
    heading: 'Services',
    links: SERVICES.map(({ name, slug }) => ({ label: name, href: `/services/${slug}` })),
  },
  {
    heading: 'Support',
    links: [
      { label: 'Support Center', href: '/support' },
      { label: 'FAQ', href: '/#faq' },
      { label: 'Book a Call', href: '/book-call' },
    ],
  },
];

export const LEGAL_LINKS: NavigationLink[] = [
  { label: 'Data & Safety', href: '/data-safety' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Cookie Policy', href: '/cookies' },
];
