import type { ReactNode } from 'react';
import { FactList } from './FactList.tsx';
import styles from './FactsCard.module.css';

interface Props {
  heading: string;
  items: Record<string, string>;
  children?: ReactNode;
  /** Use `p` to keep the heading out of the document outline. */
  level?: 'h2' | 'p';
  className?: string | undefined;
}

/** A card with a few facts, styled as a care label. */
export function FactsCard({ heading, items, children, level: Heading = 'h2', className = '' }: Props) {
  return (
    <aside className={`paper label ${styles.card} ${className}`} aria-label={heading}>
      <Heading className="name">{heading}</Heading>
      <FactList facts={items} />
      {children}
    </aside>
  );
}
