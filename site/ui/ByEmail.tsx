import type { BY_EMAIL } from '#content/by-email.ts';
import { ButtonLink } from './Button.tsx';
import styles from './ByEmail.module.css';

type ByEmailProps = (typeof BY_EMAIL)['booking'] & { className?: string };

/**
 * Replaces the preceding form with a mail link if JavaScript is off and the form can't be sent without it. The style
 * sheet hides the form if the page contains this element.
 */
export function ByEmail({ heading, text, action, address, href, className = '' }: ByEmailProps) {
  return (
    <noscript>
      <div className={`paper sheet stack gap-md ${styles.note} ${className}`}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <div className={`row ${styles.ways}`}>
          <ButtonLink href={href} label={action} />
          <span>{address}</span>
        </div>
      </div>
    </noscript>
  );
}
