import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './Button.module.css';

interface Look {
  /** `line` is the second choice beside a first one, `text` the third. */
  look?: 'solid' | 'line' | 'text';
  size?: 'regular' | 'small';
}

interface ButtonLinkProps extends Look {
  href: string;
  children: ReactNode;
  /** The link leads to the page it stands on. */
  current?: boolean | undefined;
}

/** A link that is the next step of its place. */
export function ButtonLink({ href, children, current, ...look }: ButtonLinkProps) {
  return (
    <a className={classes(look)} href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { [data: `data-${string}`]: string | true | undefined };

export function Button({ look, size, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={classes({ look, size })} />;
}

function classes({
  look = 'solid',
  size = 'regular',
}: { [Key in keyof Look]?: Look[Key] | undefined }): string {
  return [styles.button, styles[look], styles[size]].filter(Boolean).join(' ');
}
