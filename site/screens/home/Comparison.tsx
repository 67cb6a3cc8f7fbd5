import { Fragment } from 'react';
import { COMPARISON } from '#content/home.ts';
import { Section } from '../../ui/Section.tsx';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Comparison.module.css';

/** Four cards with aligned rows. Tablets show two cards per row; phones group the answers by question. */
export function Comparison() {
  return (
    <Section headingId="comparison" heading={COMPARISON.heading} flush>
      <div className={`stack gap-md ${styles.cards}`}>
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
                <Fragment key={aspect}>
                  <dt>{aspect}</dt>
                  <AnswerCell way={name} text={answers[way] ?? ''} />
                </Fragment>
              ))}
            </dl>
            {way === OURS && <Tape edge="start" />}
          </article>
        ))}
      </div>
    </Section>
  );
}

const ASPECTS = Object.entries(COMPARISON.aspects);

const OURS = COMPARISON.ways.length - 1;

function AnswerCell({ way, text }: Record<'way' | 'text', string>) {
  const [, mark = '', words] = /^([✓~✗]?) ?(.*)/.exec(text) ?? [];
  return (
    <dd data-fit={mark} data-way={way}>
      {mark && <span className="visually-hidden">{MARKS[mark]}: </span>}
      {words}
    </dd>
  );
}

const MARKS: Record<string, string> = COMPARISON.marks;
