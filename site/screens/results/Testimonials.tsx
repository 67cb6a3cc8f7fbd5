import type { ReactNode } from 'react';
import { TESTIMONIALS_SECTION } from '#content/results.ts';
import styles from './Testimonials.module.css';

/** The section around the testimonials, which are an island. */
export function Testimonials({ children }: { children?: ReactNode }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="voices">
      <div className="wrap">
        <h2 id="voices">{TESTIMONIALS_SECTION.heading}</h2>
        {children}
      </div>
    </section>
  );
}
