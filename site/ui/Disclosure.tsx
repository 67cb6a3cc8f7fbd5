import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

interface DisclosureProps {
  /** The fragment of links to it; following one opens it. */
  id: string;
  question: string;
  children: ReactNode;
  open?: boolean;
}

/** A question that expands to its answer, without script. */
export function Disclosure({ id, question, children, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={`${styles.summary} ${styles.question}`}>
        <span>{question}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.answer} id={id}>
        {children}
      </div>
    </details>
  );
}
