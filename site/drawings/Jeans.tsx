import flat from './flat.module.css';

const OUTLINE =
  'M106 38C150 50 250 50 294 38L303 70C316 120 326 178 328 236L322 576C294 585 256 586 230 580L207 308C205 290 203 280 200 272 197 280 195 290 193 308L170 580C144 586 106 585 78 576L72 236C74 178 84 120 97 70Z';

/** A technical drawing of straight jeans, on a board of 280 × 576 with its origin at 60, 24. */
export function Jeans() {
  return (
    <>
      <path className={flat.body} d={OUTLINE} />
      <g className={flat.line}>
        <path d={OUTLINE} />
        <path d="M97 70C142 85 258 85 303 70M200 47V272" />
        <path d="M147 81C146 118 121 146 81 153M253 81C254 118 279 146 319 153" />
        <path d="M89 124C104 121 120 116 136 110" />
        <path className={flat.body} d="M126 39h11l1 43h-12zM262 39h12l-1 43h-11z" />
        <circle cx="200" cy="63" r="6.5" />
        <circle cx="200" cy="63" r="2" />
        <circle cx="144" cy="87" r="2.4" />
        <circle cx="91" cy="149" r="2.4" />
        <circle cx="256" cy="87" r="2.4" />
        <circle cx="309" cy="149" r="2.4" />
      </g>
      <g className={flat.stitch}>
        <path d="M110 44C154 56 246 56 290 44M100 64C144 79 256 79 300 64" />
        <path d="M215 84V196C215 218 209 230 200 238M221 84V198C221 224 213 238 200 247" />
        <path d="M141 82C140 114 117 139 80 146M259 82C260 114 283 139 320 146" />
        <path d="M80 240 86 566M320 240 314 566M186 306 163 570M214 306 237 570" />
        <path d="M79 564C106 573 144 574 171 568M229 568C256 574 294 573 321 564" />
      </g>
    </>
  );
}
