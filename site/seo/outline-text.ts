import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Face, Feature, Font, Blob as FontData, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

interface TextStyle {
  /** Font size in px. */
  size: number;
  /** In px. No line becomes wider, unless a single letter is. */
  maxWidth: number;
  /** 400 to 700. */
  weight: number;
  /** Width of the cut in percent, 75 to 100. */
  width: number;
  /** In em; negative is tighter. */
  letterSpacing: number;
}

interface Outline {
  lines: Line[];
  /** True where a single word was wider than a line and had to be cut. */
  cutsWord: boolean;
}

export interface Line {
  /** SVG path data in px: the ink begins at x = 0, the baseline is y = 0. */
  d: string;
  /** Width of the ink in px. */
  width: number;
}

/**
 * Sets text in the site's own typeface and returns the shapes of the letters: no font of the system takes
 * part. The text gets as few lines as fit into `maxWidth`, all about equally long. Characters that the font
 * lacks are left out. Throws where the font file cannot be read.
 */
export async function outlineText(text: string, style: TextStyle): Promise<Outline> {
  const font = await cutOf(style);
  const words = text
    .split(BREAKING_SPACE)
    .map((word) => setWord(font, word, style))
    .filter((word) => word.glyphs.length > 0);
  const pieces = words.flatMap((word) => fitWord(word, style.maxWidth));
  const space = setWord(font, ' ', style).advance;
  return {
    lines: breakLines(pieces, space, style.maxWidth).map((line) => drawLine(font, line, space, style)),
    cutsWord: pieces.length > words.length,
  };
}

const FONT_FILE = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
/** Any white space but the two kinds that hold words together. */
const BREAKING_SPACE = /[^\S\u00a0\u202f]+/;
const MISSING = 0;

interface Word {
  text: string;
  glyphs: Glyph[];
  /** From the origin of the word to the origin of whatever follows; like all measures from here on in px. */
  advance: number;
  /** Where the ink begins and ends, from the origin of the word. */
  left: number;
  right: number;
}

interface Glyph {
  id: number;
  advance: number;
  dx: number;
  dy: number;
  left: number;
  right: number;
}

let face: Promise<Face> | undefined;

async function cutOf({ weight, width }: TextStyle): Promise<Font> {
  face ??= readFace();
  const font = new Font(await face);
  font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
  return font;
}

async function readFace(): Promise<Face> {
  // By the package's name, as the build moves this module into another folder.
  const path = createRequire(import.meta.url).resolve(FONT_FILE);
  return new Face(new FontData(await decompress(await readFile(path))));
}

function setWord(font: Font, text: string, { size, letterSpacing }: TextStyle): Word {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // As browsers do: a ligature would stay tight in spaced text.
  shape(font, buffer, letterSpacing === 0 ? [] : [new Feature('liga', 0)]);

  const scale = size / font.face.upem;
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().flatMap(({ codepoint: id }, index): Glyph[] => {
    const position = positions[index];
    const { xBearing = 0, width = 0 } = font.glyphExtents(id) ?? {};
    // The second kind joins or selects other characters, and is nothing by itself.
    if (!position || id === MISSING || (position.xAdvance === 0 && width === 0)) return [];
    return [
      {
        id,
        // An accent that stands above its letter takes no room, and no spacing.
        advance: position.xAdvance === 0 ? 0 : position.xAdvance * scale + letterSpacing * size,
        dx: position.xOffset * scale,
        dy: position.yOffset * scale,
        left: (position.xOffset + xBearing) * scale,
        right: (position.xOffset + xBearing + width) * scale,
      },
    ];
  });
  return measureWord(text, glyphs);
}

function measureWord(text: string, glyphs: Glyph[]): Word {
  const word: Word = { text, glyphs, advance: 0, left: glyphs[0]?.left ?? 0, right: 0 };
  for (const glyph of glyphs) {
    word.left = Math.min(word.left, word.advance + glyph.left);
    word.right = Math.max(word.right, word.advance + glyph.right);
    word.advance += glyph.advance;
  }
  return word;
}

/** A word wider than a line falls into pieces that are not. */
function fitWord(word: Word, maxWidth: number): Word[] {
  if (inkWidth([word], 0) <= maxWidth) return [word];
  const pieces: Word[] = [];
  let piece = measureWord(word.text, []);
  for (const glyph of word.glyphs) {
    const longer = measureWord(word.text, [...piece.glyphs, glyph]);
    const fits = piece.glyphs.length === 0 || inkWidth([longer], 0) <= maxWidth;
    if (!fits) pieces.push(piece);
    piece = fits ? longer : measureWord(word.text, [glyph]);
  }
  return [...pieces, piece];
}

function inkWidth(words: Word[], space: number): number {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return 0;
  const before = words.slice(0, -1).reduce((sum, word) => sum + word.advance + space, 0);
  return before + last.right - first.left;
}

interface Breaking {
  lines: Word[][];
  cost: number;
}

/** Into the fewest lines possible, and of all ways to do that the most even one. */
function breakLines(words: Word[], space: number, maxWidth: number): Word[][] {
  const count = fillLines(words, space, maxWidth).length;
  const aim = inkWidth(words, space) / count;

  // One line more with every round; at index n the best way to break the first n words.
  let best: (Breaking | undefined)[] = [{ lines: [], cost: 0 }];
  for (let round = 1; round <= count; round++) {
    const next: (Breaking | undefined)[] = [];
    for (const [start, { lines, cost } = { lines: [], cost: Infinity }] of best.entries()) {
      for (let end = start + 1; end <= words.length; end++) {
        const line = words.slice(start, end);
        const width = inkWidth(line, space);
        if (width > maxWidth && line.length > 1) break;
        const sum = cost + unevenness(width, aim) + (round < count ? awkwardness(line) : 0);
        if (sum < (next[end]?.cost ?? Infinity)) next[end] = { lines: [...lines, line], cost: sum };
      }
    }
    best = next;
  }
  return best[words.length]?.lines ?? [];
}

function fillLines(words: Word[], space: number, maxWidth: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && inkWidth([...line, word], space) <= maxWidth) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function unevenness(width: number, aim: number): number {
  return ((width - aim) / aim) ** 2;
}

/** A line likes to end with a sentence, and not with 'the', 'of' or '&', which belong to the next word. */
function awkwardness(line: Word[]): number {
  const end = line.at(-1)?.text ?? '';
  if (/[.?!:,;]$/.test(end)) return -0.05;
  return end.length <= 3 ? 0.1 : 0;
}

function drawLine(font: Font, words: Word[], space: number, { size }: TextStyle): Line {
  const scale = size / font.face.upem;
  let x = -(words[0]?.left ?? 0);
  let d = '';
  for (const word of words) {
    for (const glyph of word.glyphs) {
      d += drawGlyph(font, glyph.id, scale, x + glyph.dx, -glyph.dy);
      x += glyph.advance;
    }
    x += space;
  }
  return { d, width: inkWidth(words, space) };
}

/** A font's y axis points up, a drawing's points down. */
function drawGlyph(font: Font, id: number, scale: number, x: number, y: number): string {
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const points = values.map((value, index) => (index % 2 === 0 ? x + value * scale : y - value * scale));
      return type + points.map((point) => point.toFixed(2)).join(' ');
    })
    .join('');
}
