import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Jeans } from '../drawings/Jeans.tsx';

/** The picture that a shared link shows, 1200 × 630: the mark and the jeans on denim, no words. */
export async function sharingImage(): Promise<Uint8Array<ArrayBuffer>> {
  const svg = renderToStaticMarkup(<SharingImage />);
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}

function SharingImage() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <style>{STYLES}</style>
      <defs>
        <pattern id="twill" width="5" height="10" patternUnits="userSpaceOnUse">
          <path d="M5 0 0 10" stroke="#9db4dd" strokeOpacity=".17" />
        </pattern>
      </defs>
      <path fill="#14213a" d="M0 0h1200v630H0z" />
      <path fill="url(#twill)" d="M0 0h1200v630H0z" />
      <path fill="#eef1f1" d="M0 0h34v630H0z" />
      <path fill="#d8323c" d="M14 0h6v630h-6z" />
      <g transform="translate(150 175) scale(10)">
        <path className="paper" d="M3 2h5v24H3zM11.5 2h5v24h-5zM20 2h5v24h-5z" />
        <path fill="#14213a" d="M0 10.6h11.5v6.8H0zM16.5 10.6H28v6.8H16.5z" />
        <path fill="#d8323c" d="M0 12h11.5v4H0zM16.5 12H28v4H16.5z" />
      </g>
      <g className="jeans" transform="translate(630 40) scale(1.15)">
        <Jeans />
      </g>
    </svg>
  );
}

/** The drawing's classes are hashed by the build; here every path of it is a plain line. */
const STYLES = `.paper{fill:#f0f2f1}.jeans path,.jeans circle{fill:none;stroke:#e9edf2;stroke-width:1.7}`;
