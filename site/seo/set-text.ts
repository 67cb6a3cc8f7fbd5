import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

interface TextStyle {
  /** Font size in px. */
  size: number;
  /** In px. A word is never cut: one that is wider makes the picture wider. */
  maxWidth: number;
}

export interface SetText {
  /** A PNG, transparent but for the letters. */
  picture: Buffer;
  /** Size of the ink in px. */
  width: number;
  height: number;
}

/**
 * Sets text in the headings' cut of the site's typeface. Characters that it lacks are left out, and no font of
 * the machine takes part. Returns undefined where no letter is left. Throws where the font cannot be read.
 */
export async function setText(text: string, { size, maxWidth }: TextStyle): Promise<SetText | undefined> {
  const known = knownCharacters(text);
  if (known === '') return undefined;
  // fontconfig reads it once, before the first text.
  process.env.FONTCONFIG_FILE = resolve('site/seo/fontconfig.xml');
  const spacing = Math.round(LETTER_SPACING * size * PANGO_UNITS);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#f0f2f1" letter_spacing="${spacing}" line_height="${LINE_HEIGHT}">${renderToStaticMarkup(known)}</span>`,
      font: `Instrument Sans Semi-Bold ${size}`,
      fontfile: resolve('site/styles/fonts/instrument-sans-titles.ttf'),
      width: Math.ceil(maxWidth),
      wrap: 'word',
      // At which a point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** In em. */
const LETTER_SPACING = -0.025;
/** Of the font's own, which is 1.22 em. */
const LINE_HEIGHT = 0.8;
/** In a point. */
const PANGO_UNITS = 1024;

/** The ranges that the site's own styles name hold all characters of the typeface. */
const RANGES = readFileSync('site/styles/fonts/fonts.css', 'utf8').matchAll(/U\+(\w+)(?:-(\w+))?/g);
const KNOWN = Array.from(RANGES, ([, first, last = first]) => `\\u{${first}}-\\u{${last}}`);
const UNKNOWN = new RegExp(`[^\\n${KNOWN.join('')}]`, 'gu');

function knownCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\S\u00a0\n]+/g, ' ')
    .replace(UNKNOWN, '')
    .replace(/ +/g, ' ')
    .trim();
}
