import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Cover } from './Cover.tsx';

/** Of the picture, in px; twice the size of the cover's drawing. */
export const COVER_IMAGE_SIZE = { width: 1372, height: 720 };

/** A cover as the file that the list and the study's page show, an SVG. */
export function coverDrawing(cover: { seed: string; place: number }): string {
  return renderToStaticMarkup(<Cover {...cover} width={840} />);
}

/** A cover as the picture that a shared link shows, a PNG. */
export async function coverImage(cover: { seed: string; place: number }): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(<Cover {...cover} width={COVER_IMAGE_SIZE.width / 2} />);
  // 144 dpi is twice the drawing's own size: at a size that is no multiple, the cloth takes ten times as long.
  const picture = sharp(Buffer.from(svg), { density: 144 });
  return new Uint8Array(await picture.png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer());
}
