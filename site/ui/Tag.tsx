import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Tag.module.css';
import unseen from './unseen.module.css';

/** A category, drawn as a swing tag. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

/** A number on a tag. */
export function TagCount({ count }: { count: number }) {
  return <span className={styles.count}>{count}</span>;
}

interface TagRadioProps {
  /** The radios of which one is chosen. */
  group: string;
  name: string;
  isChosen: boolean;
}

/** A filter, drawn as a swing tag: a style sheet filters by what is checked. */
export function TagRadio({ group, name, isChosen }: TagRadioProps) {
  return (
    <label className={`${styles.tag} ${styles.button}`}>
      <input className={unseen.control} type="radio" name={group} value={name} defaultChecked={isChosen} />
      {name}
    </label>
  );
}

interface TagButtonProps {
  children: ReactNode;
  /** Names the filter. */
  name: string;
  /** Whether the page's script has taken over. */
  isAwake: boolean;
  isPressed: boolean;
  onPress: () => void;
}

/**
 * A filter, drawn as a swing tag: a toggle button once the script is there. Until then, and without script, a link to
 * itself, so that a style sheet can filter by `:target`.
 */
export function TagButton({ children, name, isAwake, isPressed, onPress }: TagButtonProps) {
  const id = filterId(name);
  return (
    <a
      id={id}
      href={`#${id}`}
      className={`${styles.tag} ${styles.button}`}
      {...(isAwake && {
        role: 'button',
        'aria-pressed': isPressed,
        onClick: (event) => {
          event.preventDefault();
          onPress();
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onPress();
        },
      })}
    >
      {children}
    </a>
  );
}

/** The id of a filter's tag, which the style sheets name. */
export function filterId(name: string): string {
  return `filter-${name.toLowerCase().replaceAll(' ', '-')}`;
}
