import { ButtonLink } from './Button.tsx';
import styles from './ByEmail.module.css';

interface ByEmailProps {
  heading: string;
  text: string;
  action: string;
  address: string;
  href: string;
  className?: string;
}

/**
 * Takes the place of the island before it where the browser runs no script, for a form that could not be sent.
 * Only there is what stands in a `noscript` part of the page, which is what the style sheet asks for.
 */
export function ByEmail({ heading, text, action, address, href, className = '' }: ByEmailProps) {
  return (
    <noscript>
      <div className={`paper ${styles.note} ${className}`}>
        <h3>{heading}</h3>
        <p>{text}</p>
        <div className={styles.ways}>
          <ButtonLink href={href}>{action}</ButtonLink>
          <span>{address}</span>
        </div>
      </div>
    </noscript>
  );
}
