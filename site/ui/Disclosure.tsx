import type { PropsWithChildren } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

type DisclosureProps = PropsWithChildren<{ id: string; question: string; open?: boolean }>;

/** A question that expands to show its answer, without JavaScript. A link to `id` opens the answer. */
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
