import { Icon } from './Icon.tsx';
import styles from './MoreLink.module.css';

/** A link with an arrow that follows a text. */
export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <a className={styles.link} href={href}>
      {label}
      <Icon name="arrow" />
    </a>
  );
}
