import type { APIRoute } from 'astro';
import { SITE } from '#content/site.ts';
import { SERVICE_PAGES } from '../../service-pages.ts';

/** What the mails need to know of the site; the server, which imports no content, reads it beside the templates. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    brand: SITE.brand,
    email: SITE.email,
    origin: site?.origin ?? SITE.origin,
    servicePages: SERVICE_PAGES,
  });
