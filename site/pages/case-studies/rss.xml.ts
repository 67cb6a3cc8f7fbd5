import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { CASE_STUDIES } from '#content/case-studies.ts';
import { SITE } from '#content/site.ts';
import { addressable } from '../../case-studies/arrange-case-studies.ts';
import { loadCaseStudies } from '../../case-studies/load-case-studies.ts';
import { renderMarkdown } from '../../markdown/render-markdown.ts';
import { absoluteUrl } from '../../seo/urls.ts';

/** The series with its full text. */
export const GET: APIRoute = async ({ site }) =>
  rss({
    title: `${CASE_STUDIES.title} | ${SITE.brand}`,
    description: CASE_STUDIES.description,
    site: absoluteUrl('/', site),
    trailingSlash: false,
    customData: `<language>${SITE.language}</language>`,
    items: addressable(await loadCaseStudies()).map((study) => ({
      title: study.title,
      link: absoluteUrl(`/case-studies/${study.id}`, site),
      pubDate: new Date(`${study.day}T00:00:00Z`),
      categories: [study.category],
      ...(study.summary && { description: study.summary }),
      ...(study.markdown && {
        content: renderMarkdown(study.markdown).html.replaceAll('href="/', `href="${absoluteUrl('/', site)}`),
      }),
    })),
  });
