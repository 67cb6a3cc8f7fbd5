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
          {ASPECTS.map(([aspect]) => (
            <span key={aspect}>{aspect}</span>
          ))}
        </div>
        {COMPARISON.ways.map((name, way) => (
          <article key={name} className={`${styles.card} ${way === OURS ? `denim ${styles.ours}` : ''}`}>
            <h3>{name}</h3>
            <dl>
              {ASPECTS.map(([aspect, answers]) => (
                <div key={aspect}>
                  <dt>{aspect}</dt>
                  <Answer text={answers[way] ?? ''} />
                </div>
              ))}
            </dl>
            {way === OURS && <Tape edge="start" />}
          </article>
        ))}
      </section>
    </Section>
  );
}

const ASPECTS = Object.entries(COMPARISON.aspects);

const OURS = COMPARISON.ways.length - 1;

function Answer({ text }: { text: string }) {
  const [, mark = '', words] = /^([✓~✗]?) ?(.*)/.exec(text) ?? [];
  return (
    <dd data-fit={mark}>
      {mark && <span className="visually-hidden">{MARKS[mark]}: </span>}
      {words}
    </dd>
  );
}

const MARKS: Record<string, string> = COMPARISON.marks;
