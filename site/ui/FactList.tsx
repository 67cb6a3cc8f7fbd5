import type { ReactNode } from 'react';
import styles from './FactList.module.css';

interface FactListProps {
  /** What is said of each term. A term without a description is left out. */
  facts: Record<string, ReactNode>;
  /** `ruled`: each description beside its term, with a rule around each line. */
  look?: 'ruled';
  className?: string | undefined;
}

/** A list of terms and descriptions. A new text is a new element, as in `Words`. */
export function FactList({ facts, look, className = '' }: FactListProps) {
  return (
    <dl className={`${look ? `ruled ${styles.ruled}` : ''} ${className}`}>
      {Object.entries(facts).map(
        ([term, description]) =>
          description && (
            <div key={term}>
              <dt>{term}</dt>
              <dd key={String(description)}>{description}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
