import rss, { type RSSFeedItem } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { SITE } from '#content/site.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';
import { absoluteUrl, withAbsoluteUrls } from '../../seo/urls.ts';

/** The feed of the case studies, with full text. */
export const GET: APIRoute = async ({ site }) => {
  const items: RSSFeedItem[] = [];
  for (const study of await loadCaseStudies()) {
    if (!study.hasPage) continue;
    const link = absoluteUrl(`/case-studies/${study.id}`, site);
    items.push({
      title: study.title,
      link,
      pubDate: new Date(`${study.day}T00:00:00Z`),
      categories: [study.category],
      ...(study.summary && { description: study.summary }),
      ...(study.body && { content: withAbsoluteUrls(study.body, link) }),
    });
  }
  return rss({
    title: `${CASE_STUDIES.title} | ${SITE.brand}`,
    description: CASE_STUDIES.description,
    site: absoluteUrl('/', site),
    trailingSlash: false,
    customData: `<language>${SITE.language}</language>`,
    items,
  });
};
