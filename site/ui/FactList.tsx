import type { ReactNode } from 'react';

interface FactListProps {
  /** Descriptions by term. Terms without a description are left out. */
  facts: Record<string, ReactNode>;
  className?: string;
}

/** A list of terms and descriptions. A new text is a new element, as in `Words`. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
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
