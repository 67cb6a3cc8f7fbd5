import type { ReactNode } from 'react';
import styles from './CaseList.module.css';

/** The place of the list. */
export function CaseList({ children }: { children?: ReactNode }) {
  return (
    <section className={`section ${styles.section}`} aria-label="All case studies">
      <div className="wrap">{children}</div>
    </section>
  );
}
