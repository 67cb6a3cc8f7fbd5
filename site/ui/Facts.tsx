import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A list of facts about a call, ruled like a slip. */
export function Facts({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={`ruled ${styles.facts} ${className}`}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
