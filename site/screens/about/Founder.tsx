import { FOUNDER } from '#content/about.ts';
import { FactsCard } from '../../ui/FactsCard.tsx';
import { WhoIsBehind } from '../../ui/WhoIsBehind.tsx';
import styles from './Founder.module.css';

export function Founder() {
  return (
    <section className="section flush" aria-labelledby="founder">
      <div className="wrap columns far eight-four">
        <div className="intro">
          <h2 id="founder">{FOUNDER.heading}</h2>
          {FOUNDER.text.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <WhoIsBehind />
        </div>
        <FactsCard heading={FOUNDER.card} level="p" items={FOUNDER.facts} className={styles.label} />
      </div>
    </section>
  );
}
