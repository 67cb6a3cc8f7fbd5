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
export type Way = [ground: Colour, weft: Colour, warp: Colour, piece: Colour, line: Colour];

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
      <Weave id={id} draft={draftFor(randomFrom(id), kind)} colours={cyclic(WAYS, way)} yarn={yarn} />
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
      <Weave id={id} draft={draftFor(random, pick(random, SMALL))} colours={cyclic(WAYS, way)} yarn={4} />
      <path d={PINKED} fill={`url(#${id})`} />
    </svg>
  );
}

interface WeaveProps {
  id: string;
  draft: Draft;
  colours: [ground: Colour, weft: Colour, warp: Colour, ...others: Colour[]];
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

type Draft = ReturnType<typeof draftFor>;

/**
 * Sets up a loom: through which shaft each warp thread runs, with which treadle each weft is woven, which shafts a
 * treadle lifts, and so whether the warp thread lies on top at a crossing.
 */
export function draftFor(random: () => number, kind: WeaveKind = pick(random, KINDS)) {
  const shafts = kind === 'basket' ? 4 : pick(random, [4, 6, 8]);
  const threading = sequence(kind, shafts, random);
  const treadling = sequence(kind === 'herringbone' ? 'twill' : kind, shafts, random);
  const over = kind === 'basket' || shafts === 4 ? 2 : pick(random, [2, 3]);
  const extra = shafts > 4 && random() < 0.6 ? over + 1 : -1;
  const lifts = (shaft: number, treadle: number) => {
    const distance = (((shaft - treadle) % shafts) + shafts) % shafts;
    return distance < over || distance === extra;
  };
  const isWarpUp = (x: number, y: number) =>
    lifts(threading[x % threading.length] ?? 0, treadling[y % treadling.length] ?? 0);
  return { shafts, threading, treadling, lifts, isWarpUp };
}

/** The order in which threads are drawn through the shafts, one repeat of it. */
function sequence(kind: WeaveKind, shafts: number, random: () => number): number[] {
  if (kind === 'basket') return [0, 0, 2, 2];
  if (kind === 'twill') return count(shafts);
  if (kind === 'point') return count(2 * shafts - 2).map((i) => (i < shafts ? i : 2 * shafts - 2 - i));
  if (kind === 'herringbone')
    return count(2 * shafts).map((i) => (i < shafts ? i : (2 * shafts - 1 - i + shafts / 2) % shafts));
  // A wave: an advancing line that ends where it began, so that the tile repeats.
  let position = 0;
  let step = 1;
  const out = count(12).map(() => {
    const shaft = position % shafts;
    step = random() < 0.3 && step === 1 ? 0 : 1;
    position += step;
    return shaft;
  });
  return [...out, ...out.toReversed()];
}

/** Where a thread lies on top it is a round-ended stroke: weft across, warp down. */
export function floatsOf(draft: Draft, columns: number, rows: number): { weft: string; warp: string } {
  let weft = '';
  let warp = '';
  for (const y of count(rows))
    for (const [x, length] of runs(columns, (at) => !draft.isWarpUp(at, y)))
      weft += `M${short(x + 0.42)} ${y + 0.5}h${short(length - 0.84)}`;
  for (const x of count(columns))
    for (const [y, length] of runs(rows, (at) => draft.isWarpUp(x, at)))
      warp += `M${x + 0.5} ${short(y + 0.42)}v${short(length - 0.84)}`;
  return { weft, warp };
}

/** The stretches along a line on which something holds: where each begins, and how long it is. */
function runs(length: number, holds: (at: number) => boolean): [start: number, length: number][] {
  const line = count(length).map((at) => (holds(at) ? '-' : ' '));
  return Array.from(line.join('').matchAll(/-+/g), ({ index, 0: run }) => [index, run.length]);
}

/** Nine teeth on each side of a square of 72. */
const TEETH = ['l4 3l4 -3', 'l-3 4l3 4', 'l-4 -3l-4 3', 'l3 -4l-3 -4'];
const PINKED = `M0 0${TEETH.map((tooth) => tooth.repeat(9)).join('')}z`;

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
