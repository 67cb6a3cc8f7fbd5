import styles from './Statement.module.css';

/** A few paragraphs, the first in larger type. */
export function Statement({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={`stack ${styles.statement}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={index === 0 ? 'quote' : 'muted'}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
