import type { APIRoute } from 'astro';
import { SITE } from '#content/site.ts';
import { SERVICE_PAGES } from '../../service-pages.ts';

/** Facts about the site for the mails. The server reads them here because it does not import `content/`. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    brand: SITE.brand,
    email: SITE.email,
    origin: site?.origin ?? SITE.origin,
    servicePages: SERVICE_PAGES,
  });
