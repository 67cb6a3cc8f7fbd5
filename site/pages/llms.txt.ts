import type { APIRoute } from 'astro';
import { SITE } from '#content/site.ts';
import { sitePages } from '../seo/site-pages.ts';
import { absoluteUrl } from '../seo/urls.ts';

/** A summary of the site for language models (llmstxt.org). */
export const GET: APIRoute = async ({ site }) => {
  const pages = (await sitePages()).map(
    ({ path, title, description }) => `- [${title}](${absoluteUrl(path, site)}): ${description}`,
  );
  return new Response(`# ${SITE.brand}\n\n> ${SITE.description}\n\n## Pages\n\n${pages.join('\n')}\n`);
};
