import styles from './Slip.module.css';

interface SlipProps {
  heading: string;
  /** Below the heading. */
  subject?: string;
  lines: Record<string, string>;
  note: string;
}

/** An invoice, drawn as a perforated slip. */
export function Slip({ heading, subject, lines, note }: SlipProps) {
  return (
    <aside className={`paper ${styles.slip}`} aria-label={heading}>
      <p className={styles.heading}>{heading}</p>
      {subject && <p>{subject}</p>}
      <dl>
        {Object.entries(lines).map(([item, amount]) => (
          <div key={item} className="apart">
            <dt>{item}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </aside>
  );
}
