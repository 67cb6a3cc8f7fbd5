import flat from './flat.module.css';

/** The jacket in outline with its measurements, on a board of 400 × 400. */
export function JacketMeasured() {
  return (
    <>
      <g className={flat.stitch}>
        <path d="M164 46 104 72 36 318 84 336 112 206 106 362C160 370 240 370 294 362L288 206 316 336 364 318 296 72 236 46C220 60 180 60 164 46Z" />
      </g>
      <g className={flat.line}>
        <path d="M104 22V58M296 22V58M104 34H296M110 28 104 34 110 40M290 28 296 34 290 40" />
        <path d="M12 74 30 80M4 316 24 322M20 78 12 316" />
        <path d="M106 392H294M112 386 106 392 112 398M288 386 294 392 288 398" />
        <path d="M200 76V366" strokeDasharray="18 6 3 6" />
      </g>
    </>
  );
}
