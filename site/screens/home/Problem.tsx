import { PROBLEM } from '#content/home.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Problem.module.css';

/** A timeline of a day, drawn as a seam that is sewn only during staffed hours, and a table of questions. */
export function Problem() {
  const { from, to } = PROBLEM.staffed;
  return (
    <Section headingId="problem" heading={PROBLEM.heading} className={styles.section}>
      <p className={`lead ${styles.lead}`}>{PROBLEM.lead}</p>
      <figure className={styles.day}>
        <svg viewBox="0 0 1200 52" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.open} d={marks(false)} />
          <path d={marks(true)} />
          <path className={styles.holes} d="M2 48H1200" />
          <path className={styles.sewn} d={`M${from * 50 + 4} 48H${to * 50}`} />
        </svg>
        <div className={`muted ${styles.hours}`} aria-hidden="true">
          {['00', '06', '09', '17', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <figcaption className="label apart muted">
          <span>{PROBLEM.caption}</span>
          <span className={styles.legend}>{PROBLEM.legend}</span>
        </figcaption>
      </figure>
      <table className={styles.ledger}>
        <caption className="visually-hidden">{PROBLEM.ledger.caption}</caption>
        <thead className="visually-hidden">
          <tr>
            {PROBLEM.ledger.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PROBLEM.ledger.rows.map(([time, question, outcome]) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              <td>{question}</td>
              <td className="fine">{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Returns the SVG path of the marks for the questions asked during staffed hours, or outside them. */
function marks(isStaffed: boolean): string {
  const { hours, lengths, staffed } = PROBLEM;
  const mark = (hour: number, at: number) =>
    (hour >= staffed.from && hour < staffed.to) === isStaffed ? `M${hour * 50} 38v-${lengths[at]}` : '';
  return hours.map(mark).join('');
}
