import type { APIRoute } from 'astro';
import { PREVIEWS } from '../../mail/previews.ts';

/** What `leads mails` fills into the templates. */
export const GET: APIRoute = () => Response.json(PREVIEWS);
