import { Icon } from './Icon.tsx';
import styles from './MoreLink.module.css';

/** The link back that every page has (spec section 2). */
export function BackLink({ label = 'Back to Home', href = '/' }: { label?: string; href?: string }) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow" />
      {label}
    </a>
  );
}
