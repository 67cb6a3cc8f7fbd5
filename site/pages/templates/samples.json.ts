import type { APIRoute } from 'astro';
import { PREVIEWS } from '../../mail/mails.ts';

/** Names every mail for the server, with what each may be filled with. */
export const GET: APIRoute = () => Response.json(PREVIEWS);
