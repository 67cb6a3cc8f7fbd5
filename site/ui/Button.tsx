import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonStyle {
  /** `solid` is for primary actions, `line` for secondary, `text` for tertiary. */
  variant?: 'solid' | 'line' | 'text' | undefined;
  size?: 'small' | undefined;
}

export function ButtonLink({ variant, size, ...link }: ButtonStyle & ComponentProps<'a'> & { href: string }) {
  return <a className={classOf({ variant, size })} {...link} />;
}

export function Button({ variant, size, type = 'button', ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classOf({ variant, size })} />;
}

function classOf({ variant = 'solid', size }: ButtonStyle): string {
  return `${styles.button} ${styles[variant] ?? ''} ${size ? styles.small : ''}`;
}
