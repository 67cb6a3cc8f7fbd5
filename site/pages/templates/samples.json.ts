import type { APIRoute } from 'astro';
import { MAILS } from '../../mail/mails.ts';

/** What `leads mails` fills into the templates. */
export const GET: APIRoute = () =>
  Response.json(Object.fromEntries(Object.entries(MAILS).map(([kind, { preview }]) => [kind, preview])));
