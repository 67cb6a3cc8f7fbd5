import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

interface RuledListProps {
  items: Record<string, string>;
  level?: 'h3' | 'h4';
  columns?: 2 | 3 | 4;
  /** One icon for each item, shown above its name. */
  icons?: ReactNode[];
  className?: string | undefined;
}

export function RuledList({ items, level: Heading = 'h3', columns, icons, className = '' }: RuledListProps) {
  return (
    <ul className={`columns ${columns ? `cols-${columns}` : ''} ${styles.list} ${className}`}>
      {Object.entries(items).map(([name, text], index) => (
        <li key={name} className="stack gap-xs">
          {icons?.[index]}
          <Heading>{name}</Heading>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
