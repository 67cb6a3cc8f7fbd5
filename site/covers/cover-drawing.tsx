import { renderToStaticMarkup } from 'react-dom/server';
import { Cover } from './Cover.tsx';

/** A cover as the file that the list and the study's page show, an SVG. */
export async function coverDrawing(cover: { seed: string; place: number }): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(renderToStaticMarkup(<Cover {...cover} width={840} />));
}
