import type { ComponentProps } from 'react';
import styles from './ChoiceControl.module.css';

/** An invisible radio or checkbox that covers its label. `className` goes to the label, other props to the control. */
export function ChoiceControl({ className = '', children, ...control }: ComponentProps<'input'>) {
  return (
    <label className={`${styles.choice} ${className}`}>
      <input type="radio" {...control} className={styles.control} />
      {children}
    </label>
  );
}
