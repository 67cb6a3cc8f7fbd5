import flat from './flat.module.css';

const OUTLINE =
  'M158 52 104 72C82 82 72 98 66 122L26 318 70 330 108 196 106 348H294L292 196 330 330 374 318 334 122C328 98 318 82 296 72L242 52C222 68 178 68 158 52Z';

/** A ribbed sweater with a crew neck, on a board of 400 × 400. */
export function Sweater() {
  return (
    <>
      <path className={flat.body} d={OUTLINE} />
      <g className={flat.line}>
        <path d={OUTLINE} />
        <path d="M158 52C160 88 178 102 200 102S240 88 242 52M148 56C150 100 172 116 200 116S250 100 252 56" />
        <path d="M106 322H294M32 288 78 300M368 288 322 300" />
        <path d="M108 196C104 150 112 108 132 62M292 196C296 150 288 108 268 62" />
      </g>
      <g className={flat.stitch}>
        <path d="M122 324V346M140 324V346M158 324V346M176 324V346M194 324V346M212 324V346M230 324V346M248 324V346M266 324V346M282 324V346" />
        <path d="M42 294 36 318M54 297 48 321M66 300 60 324M358 294 364 318M346 297 352 321M334 300 340 324" />
      </g>
    </>
  );
}
