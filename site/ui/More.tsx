import { Icon } from './Icon.tsx';
import styles from './More.module.css';

/** A link that leads on from a piece of text. */
export function More({ label, href }: { label: string; href: string }) {
  return (
    <a className={styles.more} href={href}>
      {label}
      <Icon name="arrow" />
    </a>
  );
}
