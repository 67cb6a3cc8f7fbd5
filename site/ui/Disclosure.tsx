import type { PropsWithChildren } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = PropsWithChildren<{ id: string; question: string }>;

/** A question that expands to show its answer, without JavaScript. A link to `id` opens the answer. */
export function Disclosure({ id, question, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={`${styles.summary} ${styles.question}`}>
        <span className="hover-underlined">{question}</span>
      </summary>
      <div className={`muted ${styles.answer}`} id={id}>
        {children}
      </div>
    </details>
  );
}
