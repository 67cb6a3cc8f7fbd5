import type { APIRoute } from 'astro';
import { SITE } from '#content/site.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: SITE.brand,
    short_name: SITE.brand,
    description: SITE.description,
    start_url: '/',
    display: 'browser',
    background_color: '#f0f2f1',
    theme_color: '#f0f2f1',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
