/**
 * Cloth that could be woven: threading, tie-up and treadling as on a real loom, drawn from a seed, so that
 * the same seed always weaves the same cloth.
 */

export const CLOTH = {
  raw: '#14213a',
  rinse: '#273d64',
  stone: '#567297',
  wash: '#99afc7',
  bleach: '#cad6e1',
  cotton: '#eff2f2',
} as const;

export type Colour = keyof typeof CLOTH;

/** A colour way: the cloth's ground and yarns, and on it a piece with its lines. */
export type Way = [...cloth: Colours, piece: Colour, line: Colour];

type Colours = [ground: Colour, weft: Colour, warp: Colour];

export const WAYS: [Way, ...Way[]] = [
  ['raw', 'rinse', 'stone', 'cotton', 'raw'],
  ['bleach', 'cotton', 'wash', 'raw', 'cotton'],
  ['stone', 'wash', 'rinse', 'cotton', 'raw'],
  ['cotton', 'bleach', 'wash', 'rinse', 'cotton'],
  ['rinse', 'stone', 'raw', 'bleach', 'raw'],
  ['wash', 'bleach', 'stone', 'raw', 'cotton'],
  ['raw', 'cotton', 'rinse', 'stone', 'cotton'],
  ['cotton', 'wash', 'rinse', 'raw', 'cotton'],
];

const KINDS = ['twill', 'point', 'wave', 'herringbone', 'basket'] as const;

export type WeaveKind = (typeof KINDS)[number];

const SMALL = ['twill', 'point', 'basket', 'herringbone'] as const;

interface ClothProps {
  seed: string;
  /** Which of the eight colour ways. */
  way: number;
  /** A yarn's width in pixels. */
  yarn: number;
  kind: WeaveKind;
  /** As an attribute of the drawing, `100%` where none is given. */
  width?: string;
  className?: string | undefined;
}

/** A length of cloth that fills its box. */
export function Cloth({ seed, way, yarn, kind, width = '100%', className }: ClothProps) {
  const id = `cloth-${seed}`;
  return (
    <svg className={className} width={width} height="100%" aria-hidden="true">
      <Weave id={id} draft={draftFor(randomFrom(id), kind)} colours={coloursOf(way)} yarn={yarn} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** A small square of cloth with pinked edges, in the place of a portrait: of a weave that repeats within it. */
export function Swatch({ seed, way }: Pick<ClothProps, 'seed' | 'way'>) {
  const id = `swatch-${seed}`;
  const random = randomFrom(id);
  return (
    <svg viewBox="0 0 72 72" width="52" height="52" aria-hidden="true">
      <Weave id={id} draft={draftFor(random, pick(random, SMALL))} colours={coloursOf(way)} yarn={4} />
      <path d={PINKED} fill={`url(#${id})`} />
    </svg>
  );
}

interface WeaveProps {
  id: string;
  draft: Draft;
  colours: Colours;
  yarn: number;
  /** Degrees. */
  turn?: number;
}

/** A weave as a pattern to fill with. */
export function Weave({ id, draft, colours: [ground, weft, warp], yarn, turn = 0 }: WeaveProps) {
  const width = draft.threading.length;
  const height = draft.treadling.length;
  const floats = floatsOf(draft, width, height);
  return (
    <defs>
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn}) scale(${yarn})`}
      >
        <path fill={CLOTH[ground]} d={`M0 0h${width}v${height}H0z`} />
        <g fill="none" strokeLinecap="round" strokeWidth=".72">
          <path stroke={CLOTH[warp]} d={floats.warp} />
          <path stroke={CLOTH[weft]} d={floats.weft} />
        </g>
      </pattern>
    </defs>
  );
}

function coloursOf(way: number): Colours {
  const [ground, weft, warp] = cyclic(WAYS, way);
  return [ground, weft, warp];
}

export interface Draft {
  shafts: number;
  /** Which shaft each warp thread runs through. */
  threading: number[];
  /** Which treadle each weft is woven with. */
  treadling: number[];
  /** Whether a treadle lifts a shaft. */
  lifts(shaft: number, treadle: number): boolean;
  /** Whether the warp thread lies on top at a crossing. */
  isWarpUp(x: number, y: number): boolean;
}

export function draftFor(random: () => number, kind: WeaveKind = pick(random, KINDS)): Draft {
  const shafts = kind === 'basket' ? 4 : pick(random, [4, 6, 8]);
  const threading = sequence(kind, shafts, random);
  const treadling = sequence(kind === 'herringbone' ? 'twill' : kind, shafts, random);
  const over = kind === 'basket' || shafts === 4 ? 2 : pick(random, [2, 3]);
  const extra = shafts > 4 && random() < 0.6 ? over + 1 : -1;
  const lifts = (shaft: number, treadle: number) => {
    const distance = (((shaft - treadle) % shafts) + shafts) % shafts;
    return distance < over || distance === extra;
  };
  return {
    shafts,
    threading,
    treadling,
    lifts,
    isWarpUp: (x, y) => lifts(threading[x % threading.length] ?? 0, treadling[y % treadling.length] ?? 0),
  };
}

/** The order in which threads are drawn through the shafts, one repeat of it. */
function sequence(kind: WeaveKind, shafts: number, random: () => number): number[] {
  switch (kind) {
    case 'twill':
      return count(shafts);
    case 'point':
      return count(2 * shafts - 2).map((i) => (i < shafts ? i : 2 * shafts - 2 - i));
    case 'herringbone':
      return count(2 * shafts).map((i) => (i < shafts ? i : (2 * shafts - 1 - i + shafts / 2) % shafts));
    case 'basket':
      return [0, 0, 2, 2];
    case 'wave': {
      // An advancing line that ends where it began, so that the tile repeats.
      const out: number[] = [];
      let position = 0;
      let step = 1;
      for (let i = 0; i < 12; i++) {
        out.push(position % shafts);
        step = random() < 0.3 && step === 1 ? 0 : 1;
        position += step;
      }
      return [...out, ...out.toReversed()];
    }
  }
}

/** Where a thread lies on top it is a round-ended stroke: weft across, warp down. */
export function floatsOf(draft: Draft, columns: number, rows: number): { weft: string; warp: string } {
  let weft = '';
  let warp = '';
  for (let y = 0; y < rows; y++) {
    for (const [x, length] of runs(columns, (at) => !draft.isWarpUp(at, y))) {
      weft += `M${short(x + 0.42)} ${y + 0.5}h${short(length - 0.84)}`;
    }
  }
  for (let x = 0; x < columns; x++) {
    for (const [y, length] of runs(rows, (at) => draft.isWarpUp(x, at))) {
      warp += `M${x + 0.5} ${short(y + 0.42)}v${short(length - 0.84)}`;
    }
  }
  return { weft, warp };
}

/** The stretches along a line on which something holds: where each begins, and how long it is. */
function runs(length: number, holds: (at: number) => boolean): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue;
    const start = at;
    while (at + 1 < length && holds(at + 1)) at++;
    found.push([start, at + 1 - start]);
  }
  return found;
}

const PINKED = (() => {
  const teeth = 9;
  const half = 72 / teeth / 2;
  const side = (dx: number, dy: number, nx: number, ny: number) =>
    `l${dx * half + nx * 3} ${dy * half + ny * 3}l${dx * half - nx * 3} ${dy * half - ny * 3}`.repeat(teeth);
  return `M0 0${side(1, 0, 0, 1)}${side(0, 1, -1, 0)}${side(-1, 0, 0, -1)}${side(0, -1, 1, 0)}z`;
})();

/** A generator of numbers from 0 to 1 that a text starts (FNV-1a into mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** The item at an index of a list that begins again after its end. */
export function cyclic<List extends readonly [unknown, ...unknown[]]>(
  items: List,
  index: number,
): List[number] {
  return items[index % items.length] ?? items[0];
}

/** The numbers from 0 up to, and without, a length. */
export function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function short(value: number): number {
  return Number(value.toFixed(1)) || 0.1;
}
