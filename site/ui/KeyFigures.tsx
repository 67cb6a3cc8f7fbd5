import styles from './KeyFigures.module.css';

/** A few labelled figures, styled as the paper patch on jeans. */
export function KeyFigures({ items }: { items: { term: string; figure: string; unit?: string }[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ term, figure, unit }) => (
        <div key={term}>
          <dt className="label muted">{term}</dt>
          <dd className="figure">
            {figure}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
