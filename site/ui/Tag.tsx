import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A swing tag: names what something is about. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

interface TagButtonProps {
  children: ReactNode;
  isPressed: boolean;
  onPress: () => void;
}

/** A swing tag that switches a filter on. */
export function TagButton({ children, isPressed, onPress }: TagButtonProps) {
  return (
    <button
      className={`${styles.tag} ${styles.button}`}
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
