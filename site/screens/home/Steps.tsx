import { Fragment } from 'react';
import { STEPS } from '#content/home.ts';
import flat from '../../drawings/flat.module.css';
import { GarmentLines } from '../../drawings/Garment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Steps.module.css';

/** Three steps, illustrated by a jacket that is measured, cut and sewn. */
export function Steps() {
  return (
    <section className={`section denim ${styles.section}`} aria-labelledby="steps">
      <Tape edge="end" />
      <div className="wrap">
        <h2 id="steps">{STEPS.heading}</h2>
        <ol className={`columns gap-lg ${styles.steps}`}>
          {Object.entries(STEPS.steps).map(([name, text], index) => (
            <li key={name} className="intro gap-sm">
              <svg viewBox="0 0 400 400" aria-hidden="true">
                {JACKET[index]}
              </svg>
              <h3 className="small">
                {index + 1}. {name}
              </h3>
              <p className="muted">{text}</p>
              {index === JACKET.length - 1 && <ButtonLink href="/book-call" label={STEPS.action} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The jacket in three stages: an outline with measurements, cut pieces, and the sewn jacket. */
const JACKET = [
  <Fragment key="measured">
    <path
      className={flat.stitch}
      d="M164 46 104 72 36 318 84 336 112 206 106 362C160 370 240 370 294 362L288 206 316 336 364 318 296 72 236 46C220 60 180 60 164 46Z"
    />
    <g className={flat.line}>
      <path d="M104 22V58M296 22V58M104 34H296M110 28 104 34 110 40M290 28 296 34 290 40M12 74 30 80M4 316 24 322M20 78 12 316M106 392H294M112 386 106 392 112 398M288 386 294 392 288 398" />
      <path d="M200 76V366" strokeDasharray="18 6 3 6" />
    </g>
  </Fragment>,
  <Fragment key="cut">
    <path
      className={flat.line}
      d="M40 60 92 36 122 92 118 210 124 372H30V206L44 150ZM150 52C170 30 200 24 222 30 246 34 262 44 268 62L252 214H174ZM156 262h66v62l-12 14h-42l-12-14zM292 44H378V92L360 118H292ZM300 160H372V366H300ZM254 262h22v76h-22zM76 190V320M70 200 76 188 82 200M70 310 76 322 82 310M213 80V180M207 90 213 78 219 90M336 210V320M330 220 336 208 342 220M120 130H130M30 260H20M174 130 164 130M260 130H250"
    />
    <path
      className={flat.stitch}
      d="M48 66 88 48 113 95 109 210 115 363H39V208L53 152ZM159 58C176 40 200 34 220 39 240 43 253 51 259 66L245 205H181ZM163 269h52v52l-9 10h-34l-9-10zM300 52H370V89L356 110H300ZM308 168H364V358H308Z"
    />
  </Fragment>,
  <GarmentLines key="sewn" name="jacket" />,
];
