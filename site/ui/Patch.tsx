import styles from './Patch.module.css';

interface PatchProps {
  items: { term: string; figure: string; unit?: string }[];
}

/** A few figures on a paper patch, the way jeans carry their size. */
export function Patch({ items }: PatchProps) {
  return (
    <dl className={styles.patch}>
      {items.map(({ term, figure, unit }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {figure}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
