import type { ReactNode } from 'react';
import { MOTION } from '#content/navigation.ts';
import { BackLink } from './MoreLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Adds a box for `Particles.astro`, which the page has to include. */
  particles?: boolean;
  /** To the right; below on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of an inner page: back link, heading and lead. */
export function PageHead({ heading, lead, particles, aside, children }: PageHeadProps) {
  return (
    <section className={styles.head}>
      {particles && (
        <>
          <div className={styles.particles} aria-hidden="true" data-particles />
          <button type="button" className={styles.pause} data-resume={MOTION.resume} hidden>
            {MOTION.pause}
          </button>
        </>
      )}
      <div className="wrap columns far seven-five">
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
