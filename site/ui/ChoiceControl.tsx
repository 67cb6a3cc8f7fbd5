import type { ComponentProps } from 'react';
import styles from './ChoiceControl.module.css';

/**
 * An invisible radio or checkbox that covers its label, so the whole label is clickable. `className` applies to the
 * label; all other props go to the control.
 */
export function ChoiceControl({ className = '', children, ...control }: ComponentProps<'input'>) {
  return (
    <label className={`${styles.choice} ${className}`}>
      <input type="radio" {...control} className={styles.control} />
      {children}
    </label>
  );
}
