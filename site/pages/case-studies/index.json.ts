import type { APIRoute } from 'astro';
import { toCard } from '../../case-studies/case-card.ts';
import { loadCaseStudies } from '../../case-studies/load-case-studies.ts';

/** All cards, for the search. */
export const GET: APIRoute = async () => Response.json((await loadCaseStudies()).map(toCard));
