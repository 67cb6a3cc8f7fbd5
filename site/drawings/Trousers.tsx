import flat from './flat.module.css';

const OUTLINE =
  'M118 36H282L290 72C304 124 314 190 318 248L338 586H222L206 300C204 286 202 278 200 270 198 278 196 286 194 300L178 586H62L82 248C86 190 96 124 110 72Z';

/** Wide trousers with two pleats, on a board of 280 × 576 with its origin at 60, 24. */
export function Trousers() {
  return (
    <>
      <path className={flat.body} d={OUTLINE} />
      <g className={flat.line}>
        <path d={OUTLINE} />
        <path d="M110 72H290M200 36V270" />
        <path d="M116 74 92 176M284 74 308 176" />
        <path d="M150 72C150 110 147 140 142 170M168 72C168 104 166 128 162 152M250 72C250 110 253 140 258 170M232 72C232 104 234 128 238 152" />
        <path className={flat.body} d="M134 31h9l1 45h-11zM257 31h9l1 45h-11z" />
        <path d="M204 54h22" />
      </g>
      <g className={flat.stitch}>
        <path d="M142 176 120 580M258 176 280 580" />
        <path d="M212 76V196C212 220 208 236 202 250M64 566H180M220 566H336" />
      </g>
    </>
  );
}
