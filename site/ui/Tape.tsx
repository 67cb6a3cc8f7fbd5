import styles from './Tape.module.css';

interface TapeProps {
  /** Which edge of the block it runs along. */
  edge: 'start' | 'end' | 'foot';
}

/** The selvedge: cotton tape with the red thread, along the edge of an indigo block. */
export function Tape({ edge }: TapeProps) {
  return <span className={`${styles.tape} ${styles[edge]}`} aria-hidden="true" />;
}
