import { COMPARISON } from '#content/home.ts';
import { Section } from '../../ui/Section.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Comparison.module.css';

/** Four cards whose rows line up like a table. On a tablet they stand two by two, on a phone they scroll sideways. */
export function Comparison() {
  return (
    <Section id="comparison" heading={COMPARISON.heading} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard. */}
      <section className={styles.cards} tabIndex={0} aria-label="The four ways, side by side">
        <div className={`fine ${styles.axis}`} aria-hidden="true">
          <span />
          {COMPARISON.aspects.map((aspect) => (
            <span key={aspect}>{aspect}</span>
          ))}
        </div>
        {COMPARISON.ways.map(({ name, ours, answers }) => (
          <article key={name} className={`${styles.card} ${ours ? `denim ${styles.ours}` : ''}`}>
            <h3>{name}</h3>
            <dl>
              {answers.map(({ fit, text }, index) => (
                <div key={COMPARISON.aspects[index]}>
                  <dt>{COMPARISON.aspects[index]}</dt>
                  <dd data-fit={fit}>{text}</dd>
                </div>
              ))}
            </dl>
            {ours && <Tape edge="start" />}
          </article>
        ))}
      </section>
    </Section>
  );
}
