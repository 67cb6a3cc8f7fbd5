import type { ComponentProps } from 'react';
import styles from './ChoiceControl.module.css';

interface ChoiceControlProps extends ComponentProps<'input'> {
  /** `patch`: a label that is filled once it is chosen, `card`: a box or a knot before the label. */
  look?: 'patch' | 'card';
}

/**
 * A radio or checkbox that covers its label and is invisible, so that all of the label can be pressed. `className` is
 * the label's, all other props go to the control.
 */
export function ChoiceControl({ look, className = '', children, ...control }: ChoiceControlProps) {
  return (
    <label className={`${styles.choice} ${(look && styles[look]) ?? ''} ${className}`}>
      <input type="radio" {...control} className={styles.control} />
      {look === 'card' && <span className={styles.box} aria-hidden="true" />}
      {children}
    </label>
  );
}
