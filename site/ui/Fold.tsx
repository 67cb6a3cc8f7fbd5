import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon.tsx';

interface FoldProps {
  /** Where a link can point at; opening such a link opens the fold. */
  id: string;
  question: string;
  children: ReactNode;
  open?: boolean;
}

/** A question that opens to its answer, without script. */
export function Fold({ id, question, children, open }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.question}>
        <span>{question}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.answer} id={id}>
        {children}
      </div>
    </details>
  );
}
