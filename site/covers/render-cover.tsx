import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Cover } from './Cover.tsx';

type CoveredStudy = { id: string; place: number };

/** Size of the PNG in pixels: twice the SVG's. */
export const COVER_IMAGE_SIZE = { width: 1372, height: 720 };

/** Returns the SVG shown in the list and on the study's page. */
export function coverDrawing({ id, place }: CoveredStudy): string {
  return renderToStaticMarkup(<Cover id={id} place={place} width={840} />);
}

/** Returns the PNG for previews of shared links. */
export async function coverImage({ id, place }: CoveredStudy): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(<Cover id={id} place={place} width={COVER_IMAGE_SIZE.width / 2} />);
  // 144 dpi doubles the SVG's size. If the factor isn't a whole number, the cloth takes ten times as long to render.
  const picture = sharp(Buffer.from(svg), { density: 144 });
  return new Uint8Array(await picture.png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer());
}
