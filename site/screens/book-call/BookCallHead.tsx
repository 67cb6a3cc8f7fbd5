import { BOOK_CALL } from '#content/book-call.ts';
import { FIRST_CALL_AGENDA } from '#content/first-call.ts';
import { RulerMarks } from '../../drawings/RulerMarks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './BookCallHead.module.css';

export function BookCallHead() {
  return (
    <section className={styles.head}>
      <div className={`wrap columns gap-lg ${styles.inside}`}>
        <div className="intro">
          <h1>{BOOK_CALL.heading}</h1>
          <p className="lead">{BOOK_CALL.lead}</p>
          <div className="actions">
            <ButtonLink href="#when" label={BOOK_CALL.choose} />
            <ButtonLink href="/#quiz" variant="text" label={BOOK_CALL.quizFirst} />
            <ButtonLink href="/" variant="text" label={BOOK_CALL.back} />
          </div>
        </div>
        <div className={styles.tape}>
          <RulerMarks lengths={HALF_MINUTES} upright />
          <ol className={styles.minutes} aria-label="How the fifteen minutes are spent">
            {FIRST_CALL_AGENDA.map(({ minute, name, text }) => (
              <li key={name} data-minute={minute}>
                <b className="name">{name}</b>
                <p className="quiet">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Lengths of the marks, one per half minute. Whole minutes have longer marks, every fifth minute the longest. */
const HALF_MINUTES = Array.from({ length: 30 }, (_, at) => (at % 10 === 0 ? 34 : at % 2 === 0 ? 20 : 11));
