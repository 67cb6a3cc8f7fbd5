import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** A category, drawn as a swing tag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
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
