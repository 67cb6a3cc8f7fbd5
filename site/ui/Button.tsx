import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonStyle {
  /** `solid` is the primary action, `line` the secondary, `text` the tertiary. */
  variant?: 'solid' | 'line' | 'text';
  size?: 'regular' | 'small';
}

interface ButtonLinkProps extends ButtonStyle {
  href: string;
  children: ReactNode;
  /** The link points to the current page. */
  current?: boolean | undefined;
  /** The name of the file that the link saves. */
  download?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, current, download, ...style }: ButtonLinkProps) {
  return (
    <a className={classes(style)} href={href} download={download} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

type ButtonProps = ButtonStyle &
  ButtonHTMLAttributes<HTMLButtonElement> & { [data: `data-${string}`]: string | true | undefined };

export function Button({ variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes({ variant, size })} />;
}

function classes({
  variant = 'solid',
  size = 'regular',
}: { [Key in keyof ButtonStyle]?: ButtonStyle[Key] | undefined }): string {
  return [styles.button, styles[variant], styles[size]].filter(Boolean).join(' ');
}
