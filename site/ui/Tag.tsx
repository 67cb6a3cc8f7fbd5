import type { ReactNode } from 'react';
import styles from './Tag.module.css';
import unseen from './unseen.module.css';

/** A category, drawn as a swing tag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

type TagRadioProps = { group: string; name: string; count?: number; isChosen: boolean };

/** A radio that filters a list, drawn as a swing tag: a style sheet hides the rest. `count` is how many it shows. */
export function TagRadio({ group, name, count, isChosen }: TagRadioProps) {
  return (
    <label className={`${styles.tag} ${styles.button}`}>
      <input className={unseen.control} type="radio" name={group} value={name} defaultChecked={isChosen} />
      {name}
      {count !== undefined && <span> {count}</span>}
    </label>
  );
}
