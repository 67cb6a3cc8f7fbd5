// Cuts the typeface into the two files the site serves (decision 16), and the one that sharing images are set in.
// Run `npm --prefix tools run fonts` after an update of the font package, or when pages need a character that the
// first file lacks.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Face, Blob as FontData } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { compress, decompress } from 'woff2-encoder';
import { ROOT } from '../scripts/setup.mjs';

const SOURCE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
const FOLDER = join(ROOT, 'site', 'styles', 'fonts');

/** The characters of the pages. The second file has the rest, for rare letters and what visitors type. */
const FIRST = `${codePoints(0x20, 0x7e)}\u00a0©·×÷²éê–—‘’“”•…€−`;

/** The weights in use. All widths stay. */
const WEIGHTS = { min: 400, max: 600 };

/** The cut of the headings. All kerning is taken from it, since kerning shows most there. */
const HEADINGS = { wght: 600, wdth: 77 };

/**
 * The families of the stylesheets, each with its width in per cent. Chromium sets up each width anew when it lays out
 * a page, so there are three.
 */
const FAMILIES = {
  'Instrument Sans': 100,
  'Instrument Sans Narrow': HEADINGS.wdth,
  'Instrument Sans Label': 82,
};

const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
const face = new Face(new FontData(await decompress(source)));
const all = Array.from(face.collectUnicodes(), (point) => String.fromCodePoint(point));
const first = all.filter((character) => FIRST.includes(character));
const faces = [
  { name: 'first', characters: first },
  { name: 'second', characters: all.filter((character) => !first.includes(character)) },
];
let css = '/* Written by tools/fonts.mjs. */\n';
for (const { name, characters } of faces) {
  const file = await cut(characters.join(''));
  writeFileSync(join(FOLDER, `instrument-sans-${name}.woff2`), file);
  process.stdout.write(`${name}: ${characters.length} characters, ${file.length} bytes\n`);
  for (const [family, width] of Object.entries(FAMILIES))
    css += `@font-face {
  font-family: "${family}";
  src: url("./instrument-sans-${name}.woff2") format("woff2");
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-stretch: ${width}%;
  font-display: swap;
  unicode-range: ${rangesOf(characters).join(', ')};
}
`;
}
writeFileSync(join(FOLDER, 'fonts.css'), css);
writeFileSync(
  join(FOLDER, 'instrument-sans-titles.ttf'),
  await subsetFont(source, all.join(''), { targetFormat: 'truetype', variationAxes: HEADINGS }),
);

/**
 * Subsets the typeface to these characters, and replaces its variable kerning, which is half of the file, with the
 * kerning of one cut.
 * @param {string} text
 */
async function cut(text) {
  const variable = await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: { wght: WEIGHTS } });
  const fixed = await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: HEADINGS });
  const tables = tablesOf(variable);
  const kerned = tablesOf(fixed);
  if (!tables.get('cmap')?.equals(kerned.get('cmap') ?? Buffer.of()))
    throw new Error('The two cuts number their glyphs differently');
  for (const tag of ['GPOS', 'GDEF']) tables.set(tag, kerned.get(tag) ?? Buffer.of());
  return Buffer.from(await compress(fontOf(variable.readUInt32BE(0), tables)));
}

/**
 * Reads the tables of an OpenType file, by tag.
 * @param {Buffer} font
 * @returns {Map<string, Buffer>}
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/otff#table-directory
 */
function tablesOf(font) {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = 12 + 16 * index;
      const start = font.readUInt32BE(record + 8);
      const end = start + font.readUInt32BE(record + 12);
      return [font.toString('latin1', record, record + 4), font.subarray(start, end)];
    }),
  );
}

/**
 * Builds an OpenType file. Checksums and binary-search hints stay empty, because WOFF2 stores neither.
 * @param {number} flavor
 * @param {Map<string, Buffer>} tables
 */
function fontOf(flavor, tables) {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const record = 12 + 16 * index;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

/** @param {number} from @param {number} to */
function codePoints(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

/** @param {string[]} characters */
function rangesOf(characters) {
  const points = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase().padStart(4, '0');
  return starts.map((start, index) => {
    const end = ends[index] ?? start;
    return `U+${hex(start)}${end === start ? '' : `-${hex(end)}`}`;
  });
}
