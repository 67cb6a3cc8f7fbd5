import type { APIRoute } from 'astro';
import { SERVICES } from '#content/services.ts';
import { SITE } from '#content/site.ts';

/** What the mails need to know of the site; the server, which imports no content, reads it beside the templates. */
export const GET: APIRoute = ({ site }) =>
  Response.json({
    brand: SITE.brand,
    email: SITE.email,
    origin: site?.origin ?? SITE.origin,
    servicePages: Object.fromEntries(SERVICES.map(({ name, slug }) => [name, `/services/${slug}`])),
  });
