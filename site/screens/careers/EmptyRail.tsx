import flat from '../../drawings/flat.module.css';
import styles from './EmptyRail.module.css';

export function EmptyRail() {
  return (
    <div className={styles.rail} aria-hidden="true">
      {[1, 2, 3].map((hanger) => (
        <svg key={hanger} viewBox="0 0 200 118" aria-hidden="true">
          <path
            className={flat.line}
            d="M100 40V30C100 22 112 22 112 13S92 2 90 14M100 40 188 86C194 90 192 98 185 98H15C8 98 6 90 12 86Z"
          />
          <path className={flat.stitch} d="M34 110H166" />
        </svg>
      ))}
    </div>
  );
}
