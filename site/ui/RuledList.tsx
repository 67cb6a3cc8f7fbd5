import styles from './RuledList.module.css';

interface RuledListProps {
  items: Record<string, string>;
  level?: 'h3' | 'h4';
  /** Columns on a wide screen. */
  columns?: 2 | 3 | 4;
  className?: string | undefined;
}

/** A list of points with a rule above each. */
export function RuledList({ items, level: Heading = 'h3', columns, className }: RuledListProps) {
  const classes = [styles.list, columns && styles[`columns${columns}`], className];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {Object.entries(items).map(([name, text]) => (
        <li key={name}>
          <Heading>{name}</Heading>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
