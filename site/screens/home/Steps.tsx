import type { ReactNode } from 'react';
import { STEPS } from '#content/home.ts';
import { GarmentLines } from '../../drawings/Garment.tsx';
import { JacketMeasured } from '../../drawings/JacketMeasured.tsx';
import { JacketPieces } from '../../drawings/JacketPieces.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Steps.module.css';

/** Three steps, drawn as a jacket that is measured, cut and sewn. */
export function Steps() {
  return (
    <section className={`section denim ${styles.section}`} aria-labelledby="steps">
      <Tape edge="end" />
      <div className="wrap">
        <h2 id="steps">{STEPS.heading}</h2>
        <ol className={styles.steps}>
          {Object.entries(STEPS.steps).map(([name, text], index) => (
            <li key={name}>
              <svg viewBox="0 0 400 400" aria-hidden="true">
                {JACKET[index]}
              </svg>
              <h3>
                {index + 1}. {name}
              </h3>
              <p>{text}</p>
              {index === JACKET.length - 1 && <ButtonLink href="/book-call">{STEPS.action}</ButtonLink>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const JACKET: ReactNode[] = [
  <JacketMeasured key="1" />,
  <JacketPieces key="2" />,
  <GarmentLines key="3" name="jacket" />,
];
