import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { FAVICON } from '../seo/favicon.ts';

export const getStaticPaths = () => [180, 192, 512].map((size) => ({ params: { size: String(size) } }));

/** Returns the home screen icon: the logo on the light page background, as a square PNG of `size` px. */
export const GET: APIRoute = async ({ params: { size } }) => {
  const svg = FAVICON.replace(/viewBox="[^"]+"/, `width="${size}" height="${size}" viewBox="-8 -8 44 44"`);
  const png = sharp(Buffer.from(svg)).flatten({ background: '#f0f2f1' }).png({ palette: true });
  return new Response(new Uint8Array(await png.toBuffer()));
};
