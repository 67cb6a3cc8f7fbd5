import type { ReactNode } from 'react';
import styles from './Section.module.css';
import { Tape } from './Tape.tsx';

interface SectionProps {
  /** Of the heading, which labels the section; one without has a `label`. */
  id?: string;
  heading?: string;
  label?: string;
  /** Stands beside the heading on a wide screen. */
  lead?: ReactNode;
  ground?: 'band' | 'denim';
  /** Without space above. */
  flush?: boolean;
  /** A heading of the second rank. */
  small?: boolean;
  /** `stack` has the heading above the rest; the others, beside it on a wide screen. */
  layout?: 'stack' | 'oneToTwo' | 'fiveToSeven';
  children: ReactNode;
}

const LAYOUTS = { stack: styles.stack, oneToTwo: 'columns four-eight', fiveToSeven: 'columns five-seven' };

/** A section of a page with its heading. */
export function Section({ id, heading, label, lead, ground, flush, small, layout, children }: SectionProps) {
  const title = heading && (
    <h2 id={id} className={small ? styles.small : undefined}>
      {heading}
    </h2>
  );
  return (
    <section
      className={['section', ground, flush && 'flush'].filter(Boolean).join(' ')}
      aria-label={label}
      aria-labelledby={id}
    >
      {ground === 'denim' && <Tape edge="start" />}
      <div className={['wrap', layout && LAYOUTS[layout]].filter(Boolean).join(' ')}>
        {lead ? (
          <div className="columns five-seven">
            {title}
            {lead}
          </div>
        ) : (
          title
        )}
        {children}
      </div>
    </section>
  );
}
