import type { ReactNode } from 'react';
import { MOTION } from '#content/navigation.ts';
import { BackLink } from './MoreLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Adds a container for particles. The page must also include `Particles.astro`. */
  particles?: boolean;
  /** Shown on the right, or below the text on narrow screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ heading, lead, particles, aside, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      {particles && (
        <>
          <div className={styles.particles} aria-hidden="true" data-particles />
          <button type="button" className={`label ${styles.pause}`} data-resume={MOTION.resume} hidden>
            {MOTION.pause}
          </button>
        </>
      )}
      <div className="wrap columns gap-lg cols-7-5">
        <div className="intro">
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
