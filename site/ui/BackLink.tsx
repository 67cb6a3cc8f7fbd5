import styles from './BackLink.module.css';
import { Icon } from './Icon.tsx';

interface BackLinkProps {
  label?: string;
  href?: string;
}

/** The link back that every page has (spec section 2). */
export function BackLink({ label = 'Back to Home', href = '/' }: BackLinkProps) {
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow" />
      {label}
    </a>
  );
}
