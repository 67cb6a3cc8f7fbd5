import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { GarmentLines } from '../drawings/Garment.tsx';
import { MARK } from '../drawings/Mark.tsx';

/**
 * Renders the image for shared links, a PNG of 1200 × 630 px: a title on denim, with the brand below.
 * @throws if the font can't be read
 */
export async function sharingImage(title: string, brand: string): Promise<Uint8Array<ArrayBuffer>> {
  const png = sharp(Buffer.from(renderToStaticMarkup(<Denim />)))
    .composite([
      setText({ text: title, left: 104, top: 86, width: 800, height: 300 }),
      setText({ text: brand, left: 165, top: 510, width: 600, height: 34 }),
    ])
    // A palette of sixteen colours halves the file: two pixels fit into a byte.
    .png({ palette: true, colours: 16, dither: 0, effort: 10 });
  return new Uint8Array(await png.toBuffer());
}

type Text = Record<'left' | 'top' | 'width' | 'height', number> & { text: string };

/** Sets text in the site's heading typeface, as large as the box allows. Doesn't use system fonts. */
function setText({ text, left, top, width, height }: Text) {
  // fontconfig reads this variable once, before the first text.
  process.env.FONTCONFIG_FILE = resolve('site/seo/fontconfig.xml');
  return {
    input: {
      text: {
        text: `<span foreground="#f0f2f1" line_height=".8">${renderToStaticMarkup(text)}</span>`,
        font: 'Instrument Sans Semi-Bold',
        fontfile: resolve('site/styles/fonts/instrument-sans-titles.ttf'),
        width,
        height,
        wrap: 'word' as const,
        rgba: true,
      },
    },
    left,
    top,
  };
}

function Denim() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <style>{STYLES}</style>
      <defs>
        <pattern id="twill" width="5" height="10" patternUnits="userSpaceOnUse">
          <path d="M5 0 0 10" stroke="#9db4dd" strokeOpacity=".17" />
        </pattern>
        <pattern id="slubs" width="163" height="630" patternUnits="userSpaceOnUse">
          <path fill="#fff" fillOpacity=".025" d="M0 0h2v630H0z" />
          <path fill="#000" fillOpacity=".1" d="M37 0h2v630h-2z" />
          <path fill="#fff" fillOpacity=".03" d="M101 0h1v630h-1z" />
        </pattern>
        <pattern id="ribs" width="34" height="6" patternUnits="userSpaceOnUse">
          <path fill="#14213a" fillOpacity=".16" d="M0 0h34v2H0z" />
        </pattern>
        <pattern id="twist" width="6" height="10" patternUnits="userSpaceOnUse" x="14">
          <path stroke="#000" strokeOpacity=".28" strokeWidth="2" d="M-1 6.3 7 4.2" />
        </pattern>
      </defs>
      <path fill="#14213a" d="M0 0h1200v630H0z" />
      <g className="jeans" transform="translate(822 36) scale(1.64)">
        <GarmentLines name="jeans" />
      </g>
      <path fill="url(#slubs)" d="M0 0h1200v630H0z" />
      <path fill="url(#twill)" d="M0 0h1200v630H0z" />
      <path fill="#eef1f1" d="M0 0h34v630H0z" />
      <path fill="url(#ribs)" d="M0 0h34v630H0z" />
      <path fill="#d8323c" d="M14 0h6v630h-6z" />
      <path fill="url(#twist)" d="M14 0h6v630h-6z" />
      <g transform="translate(103.6 502.8) scale(1.6)">
        <path fill="#f0f2f1" d={MARK.warp} />
        <path fill="#14213a" d={MARK.gap} />
        <path fill="#d8323c" d={MARK.weft} />
      </g>
    </svg>
  );
}

/** Styles for the drawing. They select by position, because the build hashes the drawing's class names. */
const STYLES = [
  '.jeans>path{fill:#0b1326;fill-opacity:.45}',
  '.jeans g{opacity:.5}',
  '.jeans g *{fill:none;stroke:#9db4dd;stroke-width:1.4}',
  '.jeans g+g *{stroke-width:1;stroke-dasharray:5 4;opacity:.7}',
].join('');
