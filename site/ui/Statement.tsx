import styles from './Statement.module.css';

interface StatementProps {
  paragraphs: string[];
  className?: string | undefined;
}

/** A few paragraphs, of which the first stands large. */
export function Statement({ paragraphs, className = '' }: StatementProps) {
  return (
    <div className={`${styles.statement} ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
