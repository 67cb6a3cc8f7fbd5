import type { AnchorHTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';
import styles from './MoreLink.module.css';

interface MoreLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  label: string;
  href: string;
  /** Said after the label, for those who do not see what it stands with. */
  about?: string;
}

/** A link with an arrow that follows a text. */
export function MoreLink({ label, about, className = '', ...link }: MoreLinkProps) {
  return (
    <a {...link} className={`${styles.link} ${className}`}>
      {label}
      {about && <span className="visually-hidden">: {about}</span>}
      <Icon name="arrow" />
    </a>
  );
}

/** The link back that every page has (spec section 2). */
export function BackLink({ label = 'Back to Home', href = '/' }: { label?: string; href?: string }) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow" />
      {label}
    </a>
  );
}
