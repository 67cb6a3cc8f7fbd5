import styles from './Tape.module.css';

/** A drawn selvedge (cotton tape with a red thread) along one edge of an indigo block. */
export function Tape({ edge }: { edge: 'start' | 'end' | 'foot' }) {
  return <span className={`${styles.tape} ${styles[edge]}`} aria-hidden="true" />;
}
