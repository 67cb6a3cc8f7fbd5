import { getCollection } from 'astro:content';
import { ABOUT } from '#content/about.ts';
import { BOOK_CALL } from '#content/book-call.ts';
import { CAREERS } from '#content/careers.ts';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { DATA_SAFETY } from '#content/data-safety.ts';
import { HERO } from '#content/home.ts';
import { PRICING } from '#content/pricing.ts';
import { RESULTS } from '#content/results.ts';
import { SERVICES } from '#content/services.ts';
import { SITE } from '#content/site.ts';
import { SUPPORT } from '#content/support.ts';
import { addressable } from '../case-studies/arrange-case-studies.ts';
import { loadCaseStudies } from '../case-studies/load-case-studies.ts';

export interface SitePage {
  /** The primary route. */
  path: string;
  /** What the page is about in a few words, as its sharing image says it. */
  title: string;
  description: string;
  /** The woven cover of a case study, which is its sharing image. */
  cover?: { seed: string; place: number };
}

/** Every page that may be found and shared, once, under its primary route. */
export async function sitePages(): Promise<SitePage[]> {
  const policies = await getCollection('policies');
  const studies = addressable(await loadCaseStudies());
  return [
    { path: '/', title: HERO.title.join(' '), description: SITE.description },
    { path: '/pricing', title: PRICING.heading, description: PRICING.description },
    { path: '/results', title: RESULTS.title, description: RESULTS.description },
    ...SERVICES.map(({ slug, name, description }) => ({
      path: `/services/${slug}`,
      title: name,
      description,
    })),
    { path: '/case-studies', title: CASE_STUDIES.heading, description: CASE_STUDIES.description },
    ...studies.map(({ id, title, summary, place }) => ({
      path: `/case-studies/${id}`,
      title,
      description: summary ?? title,
      cover: { seed: id, place },
    })),
    { path: '/about', title: ABOUT.heading, description: ABOUT.description },
    { path: '/book-call', title: BOOK_CALL.heading, description: BOOK_CALL.description },
    { path: '/support', title: SUPPORT.heading, description: SUPPORT.description },
    { path: '/data-safety', title: DATA_SAFETY.heading, description: DATA_SAFETY.description },
    { path: '/careers', title: CAREERS.title, description: CAREERS.description },
    ...policies.map(({ id, data }) => ({ path: `/${id}`, title: data.title, description: data.description })),
  ];
}
