import type { ReactNode } from 'react';
import styles from './SwingTag.module.css';

/** A thank-you panel, drawn as a swing tag on its string. `wide` makes room for two columns. */
export function SwingTag({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={`${styles.swing} ${wide ? styles.wide : ''}`}>
      <svg className={styles.string} viewBox="0 0 60 112" width="60" height="112" aria-hidden="true">
        <path
          fill="none"
          stroke="var(--thread-line)"
          strokeWidth="2.5"
          d="M30 100C2 74 4 34 40 0M30 100C52 80 54 40 46 2"
        />
      </svg>
      <div className={`paper stack ${styles.tag}`}>{children}</div>
    </div>
  );
}
