import type { ReactNode } from 'react';
import styles from './Tag.module.css';
import unseen from './unseen.module.css';

/** A category, drawn as a swing tag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

interface TagRadioProps {
  /** The radios of which one is chosen. */
  group: string;
  name: string;
  count?: number;
  isChosen: boolean;
  /** Without it a style sheet alone filters by what is checked. */
  onChoose?: () => void;
}

/** A filter, drawn as a swing tag. */
export function TagRadio({ group, name, count, isChosen, onChoose }: TagRadioProps) {
  const state = onChoose ? { checked: isChosen, onChange: onChoose } : { defaultChecked: isChosen };
  return (
    <label className={`${styles.tag} ${styles.button}`}>
      <input className={unseen.control} type="radio" name={group} value={name} {...state} />
      {name} {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
