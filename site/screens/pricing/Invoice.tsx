import { INVOICE } from '#content/pricing.ts';
import styles from './Invoice.module.css';

/** A sample of the first invoice, drawn as a perforated slip. */
export function Invoice() {
  return (
    <aside className={`paper ${styles.invoice}`} aria-label={INVOICE.heading}>
      <p className={styles.heading}>{INVOICE.heading}</p>
      <dl>
        {INVOICE.lines.map(({ item, amount }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{INVOICE.note}</p>
    </aside>
  );
}
