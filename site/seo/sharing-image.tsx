import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { GarmentLines } from '../drawings/Garment.tsx';
import { type SetText, setText } from './set-text.ts';

interface SharingImageProps {
  /** Plain text, with its own line ends. */
  title: string;
  /** A word or two. */
  brand: string;
}

/**
 * The picture that a shared link shows, a PNG of 1200 × 630: the home page's title on denim, the brand below.
 * @throws where the font can't be read
 */
export async function sharingImage({ title, brand }: SharingImageProps): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [
    { set: await fitTitle(title), left: LEFT, top: TITLE_TOP },
    { set: await setText(brand, { size: BRAND_SIZE, maxWidth: MEASURE }), left: BRAND_LEFT, top: BRAND_TOP },
  ];
  const png = sharp(Buffer.from(renderToStaticMarkup(<Denim />)))
    .composite(parts.flatMap(({ set, left, top }) => (set ? [{ input: set.picture, left, top }] : [])))
    // Sixteen colours are enough for it, and halve the file: two pixels to a byte.
    .png({ palette: true, colours: 16, dither: 0, effort: 10 });
  return new Uint8Array(await png.toBuffer());
}

/** Sets a title at the largest size at which it fits between the tape and the drawing and above the brand. */
async function fitTitle(title: string): Promise<SetText | undefined> {
  for (let size = LARGEST; ; size -= 4) {
    const set = await setText(title, { size, maxWidth: MEASURE });
    if (!set || size < SMALLEST || (set.width <= MEASURE && set.height <= TITLE_HEIGHT)) return set;
  }
}

const LEFT = 104;
const TITLE_TOP = 86;
const MEASURE = 800;
const TITLE_HEIGHT = 300;
const LARGEST = 118;
const SMALLEST = 40;

const BRAND_LEFT = 165;
const BRAND_TOP = 509;
const BRAND_SIZE = 44;

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
        <path fill="#f0f2f1" d="M3 2h5v24H3zM11.5 2h5v24h-5zM20 2h5v24h-5z" />
        <path fill="#14213a" d="M0 10.6h11.5v6.8H0zM16.5 10.6H28v6.8H16.5z" />
        <path fill="#d8323c" d="M0 12h11.5v4H0zM16.5 12H28v4H16.5z" />
      </g>
    </svg>
  );
}

/** The drawing's classes are hashed by the build; here its lines are told apart by where they stand. */
const STYLES = [
  '.jeans>path{fill:#0b1326;fill-opacity:.45}',
  '.jeans g{opacity:.5}',
  '.jeans g *{fill:none;stroke:#9db4dd;stroke-width:1.4}',
  '.jeans g+g *{stroke-width:1;stroke-dasharray:5 4;opacity:.7}',
].join('');
