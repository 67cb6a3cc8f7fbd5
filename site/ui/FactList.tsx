import type { ReactNode } from 'react';

interface FactListProps {
  /** Descriptions by term. Terms without a description are skipped. */
  facts: Record<string, ReactNode>;
  className?: string;
}

/** A description list. Renders changed text as a new element, for the same reason as `Words`. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {Object.entries(facts).map(
        ([term, description]) =>
          description && (
            <div key={term}>
              <dt>{term}</dt>
              <dd key={String(description)} dir="auto">
                {description}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
