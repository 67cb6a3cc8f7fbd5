import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Drifting particles behind the head; the page brings its script. */
  particles?: boolean;
  /** Stands to the right, or below on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: the way back, what it is called, and what it is about. */
export function PageHead({ heading, lead, particles, aside, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      {particles && (
        <div className={styles.particles} aria-hidden="true">
          <canvas data-particles />
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
