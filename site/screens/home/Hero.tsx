import { DEMO } from '#content/demo.ts';
import { HERO, HERO_MEASUREMENTS, HERO_TRANSCRIPT } from '#content/home.ts';
import { StoreDemo } from '../../demo/StoreDemo.tsx';
import { Suggestions } from '../../demo/Suggestions.tsx';
import { BookingActions } from '../../ui/BookingActions.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Hero.module.css';
import { MeasuredJeans } from './MeasuredJeans.tsx';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <h1 className={styles.title}>
          {HERO.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
      </div>
      <div className={styles.split}>
        <div className={`intro ${styles.text}`}>
          <p className="lead">{HERO.lead}</p>
          <BookingActions label={HERO.action} quiz="#quiz" />
          <Suggestions {...DEMO.prompts} className={styles.prompts} />
          <div className={styles.terms}>
            <KeyFigures items={HERO.terms} />
            <p className="label">{HERO.promise}</p>
          </div>
        </div>
        <div className={`denim ${styles.stage}`}>
          <Tape edge="start" />
          <div className={styles.window}>
            <StoreDemo transcript={HERO_TRANSCRIPT} arrives elsewhere={DEMO.elsewhere} />
          </div>
          <MeasuredJeans className={styles.drawing} measurements={HERO_MEASUREMENTS} />
        </div>
      </div>
    </section>
  );
}
