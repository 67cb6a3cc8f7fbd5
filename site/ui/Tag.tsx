import type { ReactNode } from 'react';
import { ChoiceControl } from './ChoiceControl.tsx';
import styles from './Tag.module.css';

export function Tag({ children }: { children: ReactNode }) {
  return <span className={`label ${styles.tag}`}>{children}</span>;
}

type TagRadioProps = { group: string; name: string; count?: number; isChosen: boolean };

/** A radio button that filters a list with CSS alone, drawn as a swing tag. `count` is the number of matches. */
export function TagRadio({ group, name, count, isChosen }: TagRadioProps) {
  return (
    <ChoiceControl className={`label ${styles.button}`} name={group} value={name} defaultChecked={isChosen}>
      {name}
      {count !== undefined && <span> {count}</span>}
    </ChoiceControl>
  );
}
