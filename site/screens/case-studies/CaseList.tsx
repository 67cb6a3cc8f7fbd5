import type { ReactNode } from 'react';
import styles from './CaseList.module.css';

interface CaseListProps {
  /** Where pictures of the studies come from that are not ours; the page's policy lets them in. */
  imageOrigins: string[];
  children?: ReactNode;
}

/** The place of the list. */
export function CaseList({ imageOrigins, children }: CaseListProps) {
  return (
    <section
      className={`section ${styles.section}`}
      aria-label="All case studies"
      data-image-origins={imageOrigins.join(' ') || undefined}
    >
      <div className="wrap">{children}</div>
    </section>
  );
}
