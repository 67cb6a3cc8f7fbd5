/** Pattern pieces: closed outlines of cubic curves on a board of about 200 units. */
const PIECES = {
  bodice:
    'M58 8 C70 46 96 62 128 58 L186 34 C174 78 178 112 204 138 L196 262 C140 272 84 270 34 258 L30 60 Z',
  sleeve: 'M10 104 C44 84 60 22 112 18 C164 22 178 84 214 104 L188 262 C140 272 84 272 38 262 Z',
  pocket: 'M20 20 C74 30 146 30 200 20 L192 196 L110 240 L28 196 Z',
  leg: 'M40 10 L148 10 C150 66 166 96 206 112 L176 420 L62 420 C40 300 30 120 40 10 Z',
  collar: 'M8 120 C70 66 210 66 272 120 L296 38 C206 -8 74 -8 -16 38 Z',
  yoke: 'M6 30 C90 62 190 62 274 30 L282 108 C222 150 178 158 140 160 C102 158 58 150 -2 108 Z',
  skirt: 'M0 90 C26 84 44 62 48 34 L236 70 C222 188 132 266 16 282 Z',
  facing: 'M20 20 L96 20 C96 110 120 176 190 216 L160 282 C70 244 20 150 20 20 Z',
  gusset: 'M110 10 L210 150 L110 290 L10 150 Z',
} as const;

export type PieceName = keyof typeof PIECES;

export const PIECE_NAMES = Object.keys(PIECES) as PieceName[];

interface PatternPieceProps {
  name: PieceName;
  fill: string;
  /** The colour of the lines on it. */
  line: string;
  /** The colour of its seam, where that is another. */
  seam?: string;
  at: [x: number, y: number];
  /** Degrees. */
  turn: number;
  scale: number;
  isMirrored?: boolean;
  /** How far the seam lies inside the edge. */
  allowance?: number;
  hasGrainLine?: boolean;
}

/** A piece with its seam line, two notches and, where asked for, its grain line. */
export function PatternPiece({
  name,
  fill,
  line,
  seam = line,
  at,
  turn,
  scale,
  isMirrored = false,
  allowance = 11,
  hasGrainLine = true,
}: PatternPieceProps) {
  const points = outlineOf(PIECES[name]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.min(54, (bottom - top) * 0.27);
  const isRedSeam = seam !== line;
  return (
    <g
      transform={`translate(${short(at[0])} ${short(at[1])}) rotate(${turn}) scale(${isMirrored ? -scale : scale} ${scale}) translate(${short(-x)} ${short(-y)})`}
      fill="none"
      stroke={line}
      strokeWidth={short(1.6 / scale)}
      strokeLinejoin="round"
    >
      <path d={PIECES[name]} fill={fill} stroke="none" />
      <path
        d={polygon(inset(points, allowance))}
        stroke={seam}
        strokeWidth={short((isRedSeam ? 3 : 1.6) / scale)}
        strokeDasharray={`${short(8 / scale)} ${short(5.5 / scale)}`}
        strokeLinecap={isRedSeam ? 'round' : undefined}
      />
      <path d={notches(points)} strokeWidth={short(3 / scale)} />
      {hasGrainLine && <path d={grainLine(x, y - reach, y + reach)} />}
    </g>
  );
}

type Point = [x: number, y: number];

/** The outline as a polygon, curves in nine steps, so that a seam line can be set off from it. */
function outlineOf(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, values = ''] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const numbers = values.trim().split(/\s+/).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const [x, y] = points.at(-1) ?? [0, 0];
    if (command !== 'C') points.push([a, b]);
    for (let step = 1; command === 'C' && step <= 9; step++) {
      const u = step / 9;
      const v = 1 - u;
      points.push([
        v ** 3 * x + 3 * v * v * u * a + 3 * v * u * u * c + u ** 3 * e,
        v ** 3 * y + 3 * v * v * u * b + 3 * v * u * u * d + u ** 3 * f,
      ]);
    }
  }
  return points;
}

function inset(points: Point[], by: number): Point[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const area = points.reduce((sum, [x, y], index) => sum + x * at(index + 1)[1] - y * at(index + 1)[0], 0);
  const side = area > 0 ? 1 : -1;
  const normal = (from: Point, to: Point): Point => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [(-dy / length) * side, (dx / length) * side];
  };
  return points.map((point, index) => {
    const before = normal(at(index - 1), point);
    const after = normal(point, at(index + 1));
    const corner = Math.max(0.25, (1 + before[0] * after[0] + before[1] * after[1]) / 2);
    const reach = (Math.min(2.2, 1 / corner) * by) / 2;
    return [point[0] + (before[0] + after[0]) * reach, point[1] + (before[1] + after[1]) * reach];
  });
}

function notches(points: Point[]): string {
  const inside = inset(points, 8);
  return [0.18, 0.62]
    .map((share) => Math.floor(share * points.length))
    .map((index) => {
      const [from, to]: [Point, Point] = [points[index] ?? [0, 0], inside[index] ?? [0, 0]];
      return `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;
    })
    .join('');
}

function grainLine(x: number, top: number, bottom: number): string {
  const head = (tip: number, back: number) =>
    `M${short(x - 6)} ${short(back)}L${short(x)} ${short(tip)}L${short(x + 6)} ${short(back)}`;
  return `M${short(x)} ${short(top)}V${short(bottom)}${head(top, top + 10)}${head(bottom, bottom - 10)}`;
}

function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

function short(value: number): number {
  return Number(value.toFixed(1));
}
