import sharp from 'sharp';
import { FAVICON } from '../seo/favicon.ts';

const SIZES = [16, 32, 48];

/** Returns the logo as an `.ico` of several PNGs, for browsers and search engines that take no SVG. */
export async function GET(): Promise<Response> {
  const pngs = await Promise.all(
    SIZES.map((size) =>
      sharp(Buffer.from(FAVICON), { density: (72 * size) / 28 })
        .resize(size)
        .png()
        .toBuffer(),
    ),
  );
  const head = Buffer.alloc(6 + 16 * SIZES.length);
  head.set([0, 0, 1, 0, SIZES.length]);
  let start = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    head.set([SIZES[index] ?? 0, SIZES[index] ?? 0, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return new Response(new Uint8Array(Buffer.concat([head, ...pngs])));
}
