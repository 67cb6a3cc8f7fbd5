import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { SITE } from '#content/site.ts';
import { loadCaseStudies } from '../../screens/case-studies/load-case-studies.ts';
import { absoluteUrl, withAbsoluteUrls } from '../../seo/urls.ts';

/** Characters that XML 1.0 forbids, even if escaped: control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

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
  const self = absoluteUrl('/case-studies/rss.xml', site);
  const xml = await getRssString({
    title: `${CASE_STUDIES.title} | ${SITE.brand}`,
    description: CASE_STUDIES.description,
    site: absoluteUrl('/', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${SITE.language}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    items,
  });
  return new Response(xml.replace(FORBIDDEN, ''), { headers: { 'content-type': 'application/xml' } });
};
