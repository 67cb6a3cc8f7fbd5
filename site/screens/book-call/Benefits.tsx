import { BENEFITS, BENEFITS_HEADING } from '#content/book-call.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Benefits.module.css';

/** Four benefits, drawn as denim pockets from light to dark. */
export function Benefits() {
  return (
    <Section headingId="benefits" heading={BENEFITS_HEADING} small className={styles.benefits}>
      <ul className={styles.pockets}>
        {Object.entries(BENEFITS).map(([name, text]) => (
          <li key={name} className={styles.pocket}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.cloth} d="M0 0H100L96 80 50 100 4 80Z" />
              <path
                className={styles.stitch}
                d="M0 8.5H100M3.6 10.5H96.4M4.2 10.5 7.6 77.6 50 96 92.4 77.6 95.8 10.5"
              />
            </svg>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
