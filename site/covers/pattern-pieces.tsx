import { CLOTH, type Colour, short } from './weaving.tsx';

/** Closed SVG paths, centred on the origin and about 200 units wide. */
const PIECES = {
  bodice:
    'M-59 -130 C-47 -92 -21 -76 11 -80 L69 -104 C57 -60 61 -26 87 0 L79 124 C23 134 -33 132 -83 120 L-87 -78 Z',
  sleeve: 'M-102 -40 C-68 -60 -52 -122 0 -126 C52 -122 66 -60 102 -40 L76 118 C28 128 -28 128 -74 118 Z',
  pocket: 'M-90 -110 C-36 -100 36 -100 90 -110 L82 66 L0 110 L-82 66 Z',
  leg: 'M-81 -205 L27 -205 C29 -149 45 -119 85 -103 L55 205 L-59 205 C-81 85 -91 -95 -81 -205 Z',
  collar: 'M-132 58 C-70 4 70 4 132 58 L156 -24 C66 -70 -66 -70 -156 -24 Z',
  yoke: 'M-134 -65 C-50 -33 50 -33 134 -65 L142 13 C82 55 38 63 0 65 C-38 63 -82 55 -142 13 Z',
  skirt: 'M-118 -68 C-92 -74 -74 -96 -70 -124 L118 -88 C104 30 14 108 -102 124 Z',
  facing: 'M-85 -131 L-9 -131 C-9 -41 15 25 85 65 L55 131 C-35 93 -85 -1 -85 -131 Z',
  gusset: 'M0 -140 L100 0 L0 140 L-100 0 Z',
} as const;

export type PieceName = keyof typeof PIECES;
export const PIECE_NAMES = Object.keys(PIECES) as PieceName[];

interface PatternPieceProps {
  name: PieceName;
  colours: [piece: Colour, line: Colour];
  /** CSS colour of the seam. Defaults to the line colour. */
  seam?: string;
  at: [x: number, y: number];
  /** Degrees. */
  turn: number;
  scale: number;
  isMirrored?: boolean;
  /** Seam allowance: distance from the edge to the seam, in the piece's units. */
  allowance?: number;
}

/** Draws a piece with its seam line, notches and, if it is large, grain line. Strokes are clipped to the outline. */
export function PatternPiece({
  name,
  colours: [piece, line],
  seam = CLOTH[line],
  at: [x, y],
  turn,
  scale,
  isMirrored = false,
  allowance = 11,
}: PatternPieceProps) {
  const outline = PIECES[name];
  const notch = short(3 / scale);
  const seamWidth = (seam === CLOTH[line] ? 1.6 : 3) / scale;
  return (
    <g
      transform={`translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${isMirrored ? -scale : scale} ${scale})`}
      fill="none"
      stroke={CLOTH[line]}
    >
      <clipPath id={name}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${name})`}>
        <path d={outline} fill={CLOTH[piece]} />
        {/* The second stroke is narrower: it hides the first one except for the seam line. */}
        <path
          d={outline}
          stroke={seam}
          strokeWidth={short(2 * allowance + seamWidth)}
          strokeDasharray={`${short(8 / scale)} ${short(5.5 / scale)}`}
        />
        <path d={outline} stroke={CLOTH[piece]} strokeWidth={short(2 * allowance - seamWidth)} />
        <path d={outline} strokeWidth="16" strokeDasharray={`${notch} 320`} strokeDashoffset="-110" />
      </g>
      {scale > 1 && <path d={GRAIN_LINE} strokeWidth={short(1.6 / scale)} strokeLinejoin="round" />}
    </g>
  );
}

const GRAIN_LINE = 'M0-46V46M-6-36 0-46 6-36M-6 36 0 46 6 36';
