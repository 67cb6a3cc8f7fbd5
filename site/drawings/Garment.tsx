import type { DrawingName } from '#content/transcript.ts';
import flat from './flat.module.css';

/** A technical drawing of a garment, cropped to its outline. */
export function Garment({ name }: { name: DrawingName }) {
  return (
    <svg viewBox={DRAWINGS[name].viewBox} aria-hidden="true">
      <GarmentLines name={name} />
    </svg>
  );
}

/** The drawing without its board, to be part of another. */
export function GarmentLines({ name }: { name: DrawingName }) {
  const { outline, edges = '', lines, stitches } = DRAWINGS[name];
  return (
    <>
      <path className={flat.body} d={outline} />
      <g className={flat.line}>
        <path d={outline + edges} />
        {lines.map((line) => (
          <Stroke key={String(line)} line={line} />
        ))}
      </g>
      <g className={flat.stitch}>
        {stitches.map((stitch) => (
          <path key={stitch} d={stitch} />
        ))}
      </g>
    </>
  );
}

function Stroke({ line }: { line: Line }) {
  if (typeof line === 'string') return <path d={line} />;
  const [first, second, r] = line;
  if (r !== undefined) return <circle cx={first} cy={second} r={r} />;
  return second === 'faint' ? <path d={first} opacity=".6" /> : <path className={flat.body} d={first} />;
}

/** A path; one that is faint, or covers what lies under it; or a circle by its centre and radius. */
type Line =
  | string
  | [path: string, kind: 'faint' | 'patch', r?: undefined]
  | [cx: number, cy: number, r: number];

interface Drawing {
  viewBox: string;
  outline: string;
  /** Drawn in one stroke with the outline. */
  edges?: string;
  lines: Line[];
  stitches: string[];
}

const DRAWINGS: Record<DrawingName, Drawing> = {
  /** A belt, rolled up, its end hanging. */
  belt: {
    viewBox: '0 0 400 320',
    outline: 'M60 110C60 60 340 60 340 110V200C340 250 60 250 60 200Z',
    edges: 'M340 110C340 160 60 160 60 110',
    lines: [
      'M84 110C84 78 316 78 316 110 316 142 84 142 84 110Z',
      ['M196 146 288 140C300 140 306 146 306 160V212C306 224 300 230 288 231L196 238Z', 'patch'],
      'M216 162H282V214H216ZM216 188H250',
      [160, 193, 4],
      [132, 189, 4],
      [104, 182, 4],
    ],
    stitches: ['M68 126C78 158 150 152 196 153M68 214C78 236 150 232 196 232'],
  },
  /** A sleeveless dress with a full skirt. */
  dress: {
    viewBox: '0 0 300 440',
    outline:
      'M104 24 114 22C118 60 132 86 150 104 168 86 182 60 186 22L196 24C194 70 204 104 214 124L200 200C222 268 244 340 256 412 200 428 100 428 44 412 56 340 78 268 100 200L86 124C96 104 106 70 104 24Z',
    lines: [
      'M100 200C130 210 170 210 200 200M98 206C130 217 170 217 202 206M150 104V206',
      [
        'M118 214C112 262 98 330 86 400M134 217C132 268 126 320 122 372M166 217C168 268 174 320 178 372M182 214C188 262 202 330 214 400M150 218V330',
        'faint',
      ],
      'M112 150C118 164 120 180 118 200M188 150C182 164 180 180 182 200',
    ],
    stitches: ['M109 28C112 66 128 96 150 113 172 96 188 66 191 28M46 402C100 418 200 418 254 402'],
  },
  /** A chore jacket with three pockets. */
  jacket: {
    viewBox: '0 0 400 400',
    outline:
      'M164 46 104 72 36 318 84 336 112 206 106 362C160 370 240 370 294 362L288 206 316 336 364 318 296 72 236 46',
    lines: [
      'M112 206C106 160 112 118 122 66M288 206C294 160 288 118 278 66',
      'M164 46C180 60 220 60 236 46L252 62 228 98 200 76 172 98 148 62ZM164 46C182 54 218 54 236 46M200 76V366',
      'M132 136h44v38l-8 8h-28l-8-8z',
      'M124 258h62v62l-10 12h-42l-10-12zM214 258h62v62l-10 12h-42l-10-12z',
      'M44 290 92 306M356 290 308 306',
      [206, 112, 3.6],
      [206, 172, 3.6],
      [206, 232, 3.6],
      [206, 292, 3.6],
    ],
    stitches: [
      'M137 141h34v30l-6 6h-22l-6-6zM129 263h52v54l-8 10h-36l-8-10zM219 263h52v54l-8 10h-36l-8-10z',
      'M214 90V366M108 354C162 362 238 362 292 354M48 280 95 295M352 280 305 295M129 72C119 120 114 160 118 204M271 72C281 120 286 160 282 204',
    ],
  },
  /** Straight jeans. */
  jeans: {
    viewBox: '60 24 280 576',
    outline:
      'M106 38C150 50 250 50 294 38L303 70C316 120 326 178 328 236L322 576C294 585 256 586 230 580L207 308C205 290 203 280 200 272 197 280 195 290 193 308L170 580C144 586 106 585 78 576L72 236C74 178 84 120 97 70Z',
    lines: [
      'M97 70C142 85 258 85 303 70M200 47V272',
      'M147 81C146 118 121 146 81 153M253 81C254 118 279 146 319 153',
      'M89 124C104 121 120 116 136 110',
      ['M126 39h11l1 43h-12zM262 39h12l-1 43h-11z', 'patch'],
      [200, 63, 6.5],
      [200, 63, 2],
      [144, 87, 2.4],
      [91, 149, 2.4],
      [256, 87, 2.4],
      [309, 149, 2.4],
    ],
    stitches: [
      'M110 44C154 56 246 56 290 44M100 64C144 79 256 79 300 64',
      'M215 84V196C215 218 209 230 200 238M221 84V198C221 224 213 238 200 247',
      'M141 82C140 114 117 139 80 146M259 82C260 114 283 139 320 146',
      'M80 240 86 566M320 240 314 566M186 306 163 570M214 306 237 570',
      'M79 564C106 573 144 574 171 568M229 568C256 574 294 573 321 564',
    ],
  },
  /** A short-sleeved shirt. */
  shirt: {
    viewBox: '0 0 400 400',
    outline:
      'M160 44 96 76 34 210 84 232 116 170 112 352C140 366 170 368 200 360 230 368 260 366 288 352L284 170 316 232 366 210 304 76 240 44',
    lines: [
      'M160 44C180 62 220 62 240 44L244 60 222 104 200 66 178 104 156 60ZM160 44C182 52 218 52 240 44M200 66V360',
      'M116 170C112 138 116 104 126 62M284 170C288 138 284 104 274 62',
      'M232 144h44v46l-22 10-22-10z',
      [200, 120, 3],
      [200, 170, 3],
      [200, 220, 3],
      [200, 270, 3],
      [200, 320, 3],
    ],
    stitches: [
      'M192 84V360M208 84V360M237 149h34v38l-17 8-17-8zM113 342C141 356 170 358 200 350 230 358 259 356 287 342M40 198 89 219M360 198 311 219',
    ],
  },
  /** A ribbed sweater with a crew neck. */
  sweater: {
    viewBox: '0 0 400 400',
    outline:
      'M158 52 104 72C82 82 72 98 66 122L26 318 70 330 108 196 106 348H294L292 196 330 330 374 318 334 122C328 98 318 82 296 72L242 52C222 68 178 68 158 52Z',
    lines: [
      'M158 52C160 88 178 102 200 102S240 88 242 52M148 56C150 100 172 116 200 116S250 100 252 56',
      'M106 322H294M32 288 78 300M368 288 322 300',
      'M108 196C104 150 112 108 132 62M292 196C296 150 288 108 268 62',
    ],
    stitches: [
      'M122 324V346M140 324V346M158 324V346M176 324V346M194 324V346M212 324V346M230 324V346M248 324V346M266 324V346M282 324V346',
      'M42 294 36 318M54 297 48 321M66 300 60 324M358 294 364 318M346 297 352 321M334 300 340 324',
    ],
  },
  /** A tote bag. */
  tote: {
    viewBox: '0 0 300 340',
    outline: 'M60 120H240L252 312H48Z',
    edges:
      'M58 140H242M96 140C92 60 110 24 150 24S208 60 204 140M108 140C104 70 118 38 150 38S196 70 192 140',
    lines: ['M112 186h76v66h-76z'],
    stitches: ['M60 134H240M117 191h66v56h-66zM56 304H244'],
  },
  /** Wide trousers with two pleats. */
  trousers: {
    viewBox: '60 24 280 576',
    outline:
      'M118 36H282L290 72C304 124 314 190 318 248L338 586H222L206 300C204 286 202 278 200 270 198 278 196 286 194 300L178 586H62L82 248C86 190 96 124 110 72Z',
    lines: [
      'M110 72H290M200 36V270',
      'M116 74 92 176M284 74 308 176',
      'M150 72C150 110 147 140 142 170M168 72C168 104 166 128 162 152M250 72C250 110 253 140 258 170M232 72C232 104 234 128 238 152',
      ['M134 31h9l1 45h-11zM257 31h9l1 45h-11z', 'patch'],
      'M204 54h22',
    ],
    stitches: [
      'M142 176 120 580M258 176 280 580',
      'M212 76V196C212 220 208 236 202 250M64 566H180M220 566H336',
    ],
  },
};
