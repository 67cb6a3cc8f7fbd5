import { Hanger } from '../../drawings/Hanger.tsx';
import styles from './EmptyRail.module.css';

/** Three hangers on a rail, and nothing on them. */
export function EmptyRail() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <Hanger />
      <Hanger />
      <Hanger />
    </div>
  );
}
