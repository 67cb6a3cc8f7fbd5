import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Drifting lint behind the head; the page brings its script. */
  lint?: boolean;
  /** Stands to the right, or below on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: the way back, what it is called, and what it is about. */
export function PageHead({ heading, lead, lint, aside, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      {lint && (
        <div className={styles.lint} aria-hidden="true">
          <canvas data-lint />
        </div>
      )}
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.text}>
          <BackLink />
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
