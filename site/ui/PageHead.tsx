import type { ReactNode } from 'react';
import { BackLink } from './MoreLink.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Lets short threads drift behind the head for a few seconds (spec section 2). */
  particles?: boolean;
  /** Shown on the right, or below the text on narrow screens. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function PageHead({ heading, lead, particles, aside, children }: PageHeadProps) {
  return (
    <section className={`${styles.head} ${particles ? styles.particles : ''}`}>
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
