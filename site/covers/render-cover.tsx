import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Cover } from './Cover.tsx';

/** Size of the PNG in pixels: twice the SVG's. */
export const COVER_IMAGE_SIZE = { width: 1372, height: 720 };

/** Returns the SVG shown in the list and on the study's page. */
export function coverDrawing(cover: { seed: string; place: number }): string {
  return renderToStaticMarkup(<Cover {...cover} width={840} />);
}

/** Returns the PNG for previews of shared links. */
export async function coverImage(cover: { seed: string; place: number }): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(<Cover {...cover} width={COVER_IMAGE_SIZE.width / 2} />);
  // 144 dpi doubles the SVG's size. If the factor isn't a whole number, the cloth takes ten times as long to render.
  const picture = sharp(Buffer.from(svg), { density: 144 });
  return new Uint8Array(await picture.png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer());
}
