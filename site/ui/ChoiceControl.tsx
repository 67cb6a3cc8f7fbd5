import type { ComponentProps } from 'react';
import styles from './ChoiceControl.module.css';

/**
 * A radio or checkbox that covers its label and is invisible, so that all of the label can be pressed. `className` is
 * the label's, all other props go to the control.
 */
export function ChoiceControl({ className = '', children, ...control }: ComponentProps<'input'>) {
  return (
    <label className={`${styles.choice} ${className}`}>
      <input type="radio" {...control} className={styles.control} />
      {children}
    </label>
  );
}
