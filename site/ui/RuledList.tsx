import styles from './RuledList.module.css';

interface RuledListProps {
  items: { name: string; text: string }[];
  level?: 'h2' | 'h3';
  /** On a wide screen, side by side. */
  columns?: 2 | 3 | 4;
}

/** A few points, each with a rule above it. */
export function RuledList({ items, level: Heading = 'h3', columns }: RuledListProps) {
  const classes = [styles.list, columns && styles[`columns${columns}`]];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <Heading>{name}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
