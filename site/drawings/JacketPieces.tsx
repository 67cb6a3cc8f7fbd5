import flat from './flat.module.css';

/** The jacket's pattern pieces, on a board of 400 × 400. */
export function JacketPieces() {
  return (
    <>
      <g className={flat.line}>
        <path d="M40 60 92 36 122 92 118 210 124 372H30V206L44 150Z" />
        <path d="M150 52C170 30 200 24 222 30 246 34 262 44 268 62L252 214H174Z" />
        <path d="M156 262h66v62l-12 14h-42l-12-14z" />
        <path d="M292 44H378V92L360 118H292Z" />
        <path d="M300 160H372V366H300Z" />
        <path d="M254 262h22v76h-22z" />
      </g>
      <g className={flat.stitch}>
        <path d="M48 66 88 48 113 95 109 210 115 363H39V208L53 152Z" />
        <path d="M159 58C176 40 200 34 220 39 240 43 253 51 259 66L245 205H181Z" />
        <path d="M163 269h52v52l-9 10h-34l-9-10zM300 52H370V89L356 110H300ZM308 168H364V358H308Z" />
      </g>
      <g className={flat.line}>
        <path d="M76 190V320M70 200 76 188 82 200M70 310 76 322 82 310M213 80V180M207 90 213 78 219 90M336 210V320M330 220 336 208 342 220" />
        <path d="M120 130H130M30 260H20M174 130 164 130M260 130H250" strokeWidth="3" />
      </g>
    </>
  );
}
