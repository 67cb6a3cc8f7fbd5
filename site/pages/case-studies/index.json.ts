import type { APIRoute } from 'astro';
import { toCard } from '../../case-studies/case-card.ts';
import { loadCaseStudies } from '../../case-studies/load-case-studies.ts';

/** Every card, for a search over all of them. */
export const GET: APIRoute = async () => Response.json((await loadCaseStudies()).map(toCard));
