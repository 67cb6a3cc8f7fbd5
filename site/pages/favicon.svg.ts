import { FAVICON } from '../seo/favicon.ts';

export function GET(): Response {
  return new Response(FAVICON, { headers: { 'content-type': 'image/svg+xml' } });
}
