import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Cover } from './Cover.tsx';

/** A cover as the picture that a shared link shows: PNG, 1200 × 630. */
export async function coverImage(cover: { seed: string; place: number }): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(<Cover {...cover} width={686} />);
  const picture = sharp(Buffer.from(svg), { density: 126 }).resize(1200, 630, { fit: 'cover' });
  return new Uint8Array(await picture.png({ palette: true, colours: 16, effort: 1 }).toBuffer());
}
