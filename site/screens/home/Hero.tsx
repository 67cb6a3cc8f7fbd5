import { DEMO } from '#content/demo.ts';
import { HERO, HERO_MEASUREMENTS, HERO_TRANSCRIPT } from '#content/home.ts';
import { StoreWindow } from '../../demo/StoreWindow.tsx';
import { Suggestions } from '../../demo/Suggestions.tsx';
import { GarmentLines } from '../../drawings/Garment.tsx';
import { BookingActions } from '../../ui/BookingActions.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Hero.module.css';

/** The headline beside the demo store's chat. On phones, the suggested questions and the terms follow the chat. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`intro ${styles.text}`}>
        <h1 className={styles.title}>
          {HERO.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{HERO.lead}</p>
        <BookingActions label={HERO.action} quiz="#quiz" />
      </div>
      <div className={`denim ${styles.stage}`}>
        <Tape edge="start" />
        <div className={styles.window}>
          <StoreWindow transcript={HERO_TRANSCRIPT} arrives elsewhere={DEMO.elsewhere} />
        </div>
        <MeasuredJeans />
      </div>
      <Suggestions {...DEMO.prompts} className={styles.prompts} />
      <div className={`row ${styles.terms}`}>
        <KeyFigures items={HERO.terms} />
        <p>{HERO.promise}</p>
      </div>
    </section>
  );
}

/** The jeans from the conversation, with the measurements that the agent quotes. */
function MeasuredJeans() {
  const { waist, rise, inseam } = HERO_MEASUREMENTS;
  return (
    <svg className={styles.drawing} viewBox="0 -6 360 626" aria-hidden="true">
      <g transform="translate(20 12)">
        <GarmentLines name="jeans" />
        <path
          fill="#b4c2d2"
          stroke="#e9edf2"
          strokeWidth="1.7"
          d="M73 514C106 526 146 527 180 519L175 585C146 591 106 590 75 580ZM327 514C294 526 254 527 220 519L225 585C254 591 294 590 325 580Z"
        />
        <path fill="none" stroke="#f4f6f6" strokeWidth="15" d="M86 518.5 88 583.5M314 518.5 312 583.5" />
        <path fill="none" stroke="#d8323c" strokeWidth="3" d="M86 518 88 584M314 518 312 584" />
      </g>
      <path
        fill="none"
        stroke="#8f9dbd"
        strokeWidth="1.2"
        d="M126 38V8M314 38V8M126 16H314M120 10l12 12M308 10l12 12M84 84H44M212 286H44M52 84V286M46 78l12 12M46 280l12 12M84 588H44M52 286V588M46 582l12 12"
      />
      <g className={styles.measures} fill="#c3cddf" textAnchor="middle">
        <text transform="translate(220 6)">{waist}</text>
        <text transform="translate(38 185) rotate(-90)">{rise}</text>
        <text transform="translate(38 437) rotate(-90)">{inseam}</text>
      </g>
    </svg>
  );
}
