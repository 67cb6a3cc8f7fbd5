import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { SITE } from '#content/site.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';
import { absoluteUrl, withAbsoluteUrls } from '../../seo/urls.ts';

/** The feed of the case studies, with full text. */
export const GET: APIRoute = async ({ site }) => {
  const studies = (await loadCaseStudies()).filter(({ hasPage }) => hasPage);
  const items = studies.map(({ id, title, day, category, summary, body }) => {
    const link = absoluteUrl(`/case-studies/${id}`, site);
    return {
      title,
      link,
      pubDate: new Date(day),
      categories: [category],
      ...(summary && { description: summary }),
      ...(body && { content: withAbsoluteUrls(body, link) }),
    };
  });
  return rss({
    title: `${CASE_STUDIES.title} | ${SITE.brand}`,
    description: CASE_STUDIES.description,
    site: absoluteUrl('/', site),
    trailingSlash: false,
    customData: `<language>${SITE.language}</language>`,
    items,
  });
};
