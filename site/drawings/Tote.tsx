import flat from './flat.module.css';

/** A tote bag, on a board of 300 × 340. */
export function Tote() {
  return (
    <>
      <g className={flat.body}>
        <path d="M60 120H240L252 312H48Z" />
      </g>
      <g className={flat.line}>
        <path d="M60 120H240L252 312H48ZM58 140H242M96 140C92 60 110 24 150 24S208 60 204 140M108 140C104 70 118 38 150 38S196 70 192 140" />
        <path d="M112 186h76v66h-76z" />
      </g>
      <g className={flat.stitch}>
        <path d="M60 134H240M117 191h66v56h-66zM56 304H244" />
      </g>
    </>
  );
}
