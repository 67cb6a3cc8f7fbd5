import styles from './Statement.module.css';

/** A few paragraphs, of which the first stands large. */
export function Statement({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={`stack ${styles.statement}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
