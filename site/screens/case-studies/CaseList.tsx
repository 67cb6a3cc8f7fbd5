import type { ReactNode } from 'react';
import styles from './CaseList.module.css';

interface CaseListProps {
  /** Origins of external pictures, which the page's Content-Security-Policy has to allow. */
  imageOrigins: string[];
  children?: ReactNode;
}

/** The section around the list, which is an island. */
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
