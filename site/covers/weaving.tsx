// Cloth is derived from a real loom's threading, tie-up and treadling. The same seed always produces the same cloth.

export const CLOTH = {
  raw: '#14213a',
  rinse: '#273d64',
  stone: '#567297',
  wash: '#99afc7',
  bleach: '#cad6e1',
  cotton: '#eff2f2',
} as const;

export type Colour = keyof typeof CLOTH;

/** A colourway: the colours of the cloth's ground and yarns, of the pattern piece on it, and of the piece's lines. */
type Way = [ground: Colour, weft: Colour, warp: Colour, piece: Colour, line: Colour];

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

type WeaveKind = (typeof KINDS)[number];

const SMALL = ['twill', 'point', 'basket', 'herringbone'] as const;

interface ClothProps {
  seed: string;
  /** Index into `WAYS`; larger numbers wrap around. */
  way: number;
  /** A yarn's width in pixels. */
  yarn: number;
  kind: WeaveKind;
  width?: string;
  className?: string | undefined;
}

/** Draws cloth that fills its container. */
export function Cloth({ seed, way, yarn, kind, width = '100%', className }: ClothProps) {
  const id = `cloth-${seed}`;
  return (
    <svg className={className} width={width} height="100%" aria-hidden="true">
      <Weave id={id} draft={draftFor(randomFrom(id), kind)} colours={cyclic(WAYS, way)} yarn={yarn} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Draws a swatch with pinked edges, used as an avatar. Its weave is fine enough to repeat within the swatch. */
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

/** Defines a weave as an SVG pattern, to be used as a fill. */
export function Weave({ id, draft, colours: [ground, weft, warp], yarn, turn = 0 }: WeaveProps) {
  const { width, height } = draft;
  const floats = floatsOf(draft, width, height);
  const turned = `rotate(${turn}) scale(${yarn})`;
  return (
    <defs>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={turned}>
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

/** Returns a random loom draft. `width` and `height` are the numbers of warp and weft threads in one repeat. */
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
  const shaftOf = (x: number) => threading[x % threading.length] ?? 0;
  const treadleOf = (y: number) => treadling[y % treadling.length] ?? 0;
  const isWarpUp = (x: number, y: number) => lifts(shaftOf(x), treadleOf(y));
  return { shafts, width: threading.length, height: treadling.length, shaftOf, treadleOf, lifts, isWarpUp };
}

/** Returns the shaft that each thread passes through, for one repeat of the weave. */
function sequence(kind: WeaveKind, shafts: number, random: () => number): number[] {
  if (kind === 'basket') return [0, 0, 2, 2];
  if (kind === 'twill') return count(shafts);
  if (kind === 'point') return count(2 * shafts - 2).map((i) => (i < shafts ? i : 2 * shafts - 2 - i));
  if (kind === 'herringbone')
    return count(2 * shafts).map((i) => (i < shafts ? i : (2 * shafts - 1 - i + shafts / 2) % shafts));
  // A wave must end on the shaft where it began; otherwise the tile would not repeat.
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

/** Returns SVG paths of the stretches where a thread lies on top: wefts run across, warps run down. */
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

/** Returns the start and length of each run of consecutive positions for which `holds` is true. */
function runs(length: number, holds: (at: number) => boolean): [start: number, length: number][] {
  const line = count(length).map((at) => (holds(at) ? '-' : ' '));
  return Array.from(line.join('').matchAll(/-+/g), ({ index, 0: run }) => [index, run.length]);
}

/** Nine teeth per side of a 72-unit square: top, right, bottom, left. */
const TEETH = ['l4 3l4 -3', 'l-3 4l3 4', 'l-4 -3l-4 3', 'l3 -4l-3 -4'];
const PINKED = `M0 0${TEETH.map((tooth) => tooth.repeat(9)).join('')}z`;

/** Returns a random number generator (mulberry32, seeded with FNV-1a). Its numbers are at least 0 and below 1. */
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

/** Returns the item at `index`, wrapping around at the end of the list. */
export function cyclic<All extends readonly [unknown, ...unknown[]]>(items: All, index: number): All[number] {
  return items[index % items.length] ?? items[0];
}

/** Returns the integers from 0 to `length` - 1. */
export function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Rounds to one decimal, to keep SVG paths short. */
export function short(value: number): number {
  return Number(value.toFixed(1));
}
