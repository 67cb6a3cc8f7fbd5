import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './MoreLink.module.css';

type MoreLinkProps = ComponentProps<'a'> & { href: string; label: string; about?: string };

/** A link with an arrow. `about` completes the label for screen readers. */
export function MoreLink({ label, about, className = '', ...link }: MoreLinkProps) {
  return (
    <a {...link} className={`${styles.link} ${className}`}>
      {label}
      {about && <span className="visually-hidden">: {about}</span>}
      <Icon name="arrow" />
    </a>
  );
}

/** The back link on every inner page (spec section 2). */
export function BackLink({ label = 'Back to Home', href = '/' }: { label?: string; href?: string }) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow" />
      {label}
    </a>
  );
}
