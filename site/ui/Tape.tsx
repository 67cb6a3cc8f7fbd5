import styles from './Tape.module.css';

interface TapeProps {
  /** The edge of the block it follows. */
  edge: 'start' | 'end' | 'foot';
}

/** A drawing of a selvedge, a cotton tape with a red thread, along one edge of an indigo block. */
export function Tape({ edge }: TapeProps) {
  return <span className={`${styles.tape} ${styles[edge]}`} aria-hidden="true" />;
}
