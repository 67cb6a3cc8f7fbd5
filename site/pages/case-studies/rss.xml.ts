import rss, { type RSSFeedItem } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { SITE } from '#content/site.ts';
import { addressable } from '../../case-studies/arrange-case-studies.ts';
import { bodyOf } from '../../case-studies/body-of.ts';
import { loadCaseStudies } from '../../case-studies/load-case-studies.ts';
import { absoluteUrl } from '../../seo/urls.ts';

/** The feed of the case studies, with full text. */
export const GET: APIRoute = async ({ site }) => {
  const items: RSSFeedItem[] = [];
  for (const study of addressable(await loadCaseStudies())) {
    const body = bodyOf(study);
    items.push({
      title: study.title,
      link: absoluteUrl(`/case-studies/${study.id}`, site),
      pubDate: new Date(`${study.day}T00:00:00Z`),
      categories: [study.category],
      ...(study.summary && { description: study.summary }),
      ...(body && { content: withAbsoluteUrls(body, site) }),
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

/** A feed reader has no base URL. */
function withAbsoluteUrls(html: string, site: URL | undefined): string {
  return html.replaceAll('href="/', `href="${absoluteUrl('/', site)}`);
}
