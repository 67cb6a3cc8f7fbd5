import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Jeans } from '../drawings/Jeans.tsx';
import { type Line, outlineText } from './outline-text.ts';

interface SharingImageProps {
  title: string;
  brand: string;
}

/**
 * The picture that a shared link shows, a PNG of 1200 × 630: the page's title on denim, the brand below.
 * The title is plain text of any length, the brand a word or two. Throws where the font cannot be read.
 */
export async function sharingImage({ title, brand }: SharingImageProps): Promise<Uint8Array<ArrayBuffer>> {
  const { lines, size } = await fitTitle(title);
  const name = await outlineText(brand, NAME);
  const svg = renderToStaticMarkup(<Picture lines={lines} size={size} name={name.lines} />);
  // Sixteen colours are enough for it, and halve the file: two pixels to a byte.
  const png = sharp(Buffer.from(svg)).png({ palette: true, colours: 16, dither: 0, effort: 10 });
  return new Uint8Array(await png.toBuffer());
}

/**
 * The title's lines, at the largest size at which they fit between the tape and the drawing and above the
 * brand. Even the longest title gets no smaller than can be read in a preview: its end becomes an ellipsis.
 */
export async function fitTitle(title: string): Promise<FittedTitle> {
  const text = title.length > LONGEST ? shorten(title, LONGEST) : title;
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const { lines, cutsWord } = await outlineText(text, { ...TITLE, size, maxWidth: MEASURE });
    if (lines.length <= mostLines(size) && !cutsWord) return { lines, size };
  }
  return fitTitle(shorten(text, Math.floor(text.length * 0.9)));
}

interface FittedTitle {
  lines: Line[];
  size: number;
}

const LEFT = 104;
const TOP = 86;
const MEASURE = 800;
const TITLE_HEIGHT = 300;
const LARGEST = 118;
/** From here down a title may take more than three lines. */
const SMALL = 74;
const SMALLEST = 54;
/** In characters: hardly more would fit. */
const LONGEST = 200;

const LEADING = 0.98;
const CAP_HEIGHT = 0.72;
const TITLE = { weight: 600, width: 77, letterSpacing: -0.025 };
const NAME = { weight: 600, width: 82, letterSpacing: -0.02, size: 42, maxWidth: MEASURE };

function mostLines(size: number): number {
  const room = Math.floor(TITLE_HEIGHT / (size * LEADING));
  return size <= SMALL ? room : Math.min(room, 3);
}

function shorten(text: string, length: number): string {
  const kept = text.slice(0, length - 1).replace(/\s+\S*$/, '');
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`;
}

interface PictureProps extends FittedTitle {
  name: Line[];
}

function Picture({ lines, size, name }: PictureProps) {
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
        <Jeans />
      </g>
      <path fill="url(#slubs)" d="M0 0h1200v630H0z" />
      <path fill="url(#twill)" d="M0 0h1200v630H0z" />
      <path fill="#eef1f1" d="M0 0h34v630H0z" />
      <path fill="url(#ribs)" d="M0 0h34v630H0z" />
      <path fill="#d8323c" d="M14 0h6v630h-6z" />
      <path fill="url(#twist)" d="M14 0h6v630h-6z" />
      {lines.map(({ d }, index) => (
        <path
          key={d}
          className="cotton"
          transform={`translate(${LEFT} ${TOP + size * (CAP_HEIGHT + index * LEADING)})`}
          d={d}
        />
      ))}
      <g transform="translate(103.6 502.8) scale(1.6)">
        <path className="cotton" d="M3 2h5v24H3zM11.5 2h5v24h-5zM20 2h5v24h-5z" />
        <path fill="#14213a" d="M0 10.6h11.5v6.8H0zM16.5 10.6H28v6.8H16.5z" />
        <path fill="#d8323c" d="M0 12h11.5v4H0zM16.5 12H28v4H16.5z" />
      </g>
      <path className="cotton" transform="translate(165 540)" d={name[0]?.d} />
    </svg>
  );
}

/** The drawing's classes are hashed by the build; here its lines are told apart by where they stand. */
const STYLES = [
  '.cotton{fill:#f0f2f1}',
  '.jeans>path{fill:#0b1326;fill-opacity:.45}',
  '.jeans g{opacity:.5}',
  '.jeans g *{fill:none;stroke:#9db4dd;stroke-width:1.4}',
  '.jeans g+g *{stroke-width:1;stroke-dasharray:5 4;opacity:.7}',
].join('');
