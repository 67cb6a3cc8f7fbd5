import { renderToStaticMarkup } from 'react-dom/server';
import { Cover } from './Cover.tsx';

/** A cover as the file that the list and the study's page show, an SVG. */
export function coverDrawing(cover: { seed: string; place: number }): string {
  return renderToStaticMarkup(<Cover {...cover} width={840} />);
}
