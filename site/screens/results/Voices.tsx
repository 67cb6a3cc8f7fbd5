import type { ReactNode } from 'react';
import { VOICES } from '#content/results.ts';
import styles from './Voices.module.css';

/** The place of the testimonials, which are an island. */
export function Voices({ children }: { children?: ReactNode }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="voices">
      <div className="wrap">
        <h2 id="voices">{VOICES.heading}</h2>
        {children}
      </div>
    </section>
  );
}
