import { Hanger } from '../../drawings/Hanger.tsx';
import styles from './EmptyRail.module.css';

/** A drawing of three empty hangers on a rail. */
export function EmptyRail() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <Hanger />
      <Hanger />
      <Hanger />
    </div>
  );
}
