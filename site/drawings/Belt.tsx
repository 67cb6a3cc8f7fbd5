import flat from './flat.module.css';

/** A belt, rolled up, its end hanging, on a board of 400 × 320. */
export function Belt() {
  return (
    <>
      <g className={flat.body}>
        <path d="M60 110C60 60 340 60 340 110V200C340 250 60 250 60 200Z" />
      </g>
      <g className={flat.line}>
        <path d="M60 110C60 60 340 60 340 110 340 160 60 160 60 110ZM60 110V200C60 250 340 250 340 200V110" />
        <path d="M84 110C84 78 316 78 316 110 316 142 84 142 84 110Z" />
        <path
          className={flat.body}
          d="M196 146 288 140C300 140 306 146 306 160V212C306 224 300 230 288 231L196 238Z"
        />
        <path d="M216 162H282V214H216ZM216 188H250" />
        <circle cx="160" cy="193" r="4" />
        <circle cx="132" cy="189" r="4" />
        <circle cx="104" cy="182" r="4" />
      </g>
      <g className={flat.stitch}>
        <path d="M68 126C78 158 150 152 196 153M68 214C78 236 150 232 196 232" />
      </g>
    </>
  );
}
