import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A list of facts about a call, ruled like a slip. */
export function Facts({ className = '', children }: FactsProps) {
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
