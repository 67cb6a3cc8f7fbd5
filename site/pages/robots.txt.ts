import type { APIRoute } from 'astro';
import { absoluteUrl } from '../seo/urls.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /rest/\n\nSitemap: ${absoluteUrl('/sitemap-index.xml', site)}\n`,
  );
