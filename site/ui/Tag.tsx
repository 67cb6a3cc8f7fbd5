import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A category, drawn as a swing tag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** A number on a tag; a zero stands back. */
export function TagCount({ count }: { count: number }) {
  return <span className={count === 0 ? styles.zero : styles.count}>{count}</span>;
}

interface TagButtonProps {
  children: ReactNode;
  isPressed: boolean;
  onPress: () => void;
}

/** A toggle button for a filter, drawn as a swing tag. */
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
