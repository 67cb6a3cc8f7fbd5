import icon from '../seo/favicon.svg?raw';

export function GET(): Response {
  return new Response(icon, { headers: { 'content-type': 'image/svg+xml' } });
}
