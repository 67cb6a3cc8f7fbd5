import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonStyle {
  /** `solid` is for primary actions, `line` for secondary, `text` for tertiary. */
  variant?: 'solid' | 'line' | 'text' | undefined;
  size?: 'small' | undefined;
}

type ButtonLinkProps = ButtonStyle & ComponentProps<'a'> & { href: string; label: string };

export function ButtonLink({ label, variant, size, ...link }: ButtonLinkProps) {
  return (
    <a className={classOf({ variant, size })} {...link}>
      {label}
    </a>
  );
}

type ButtonProps = ButtonStyle & ComponentProps<'button'> & { label?: string };

export function Button({ label, children = label, variant, size, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={classOf({ variant, size })}>
      {children}
    </button>
  );
}

function classOf({ variant = 'solid', size }: ButtonStyle): string {
  return `${styles.button} ${styles[variant] ?? ''} ${size ? styles.small : ''}`;
}
