import type { ReactNode } from 'react';
import { Tape } from './Tape.tsx';

interface SectionProps {
  /** Of the heading, which labels the section and may stand among the children; one without has a `label`. */
  id?: string;
  heading?: ReactNode;
  label?: string;
  /** The fragment of links to the section. */
  anchor?: string;
  /** Stands below the heading. */
  intro?: ReactNode;
  /** Stands beside the heading on a wide screen. */
  lead?: ReactNode;
  ground?: 'band' | 'denim';
  /** Without space above. */
  flush?: boolean;
  /** A heading of the second rank. */
  small?: boolean;
  /** Classes of `base.css`: with `stack` the heading is above the rest, with `columns` beside it on a wide screen. */
  layout?: 'stack far' | `columns${string}`;
  /** The heading stays in view. */
  sticky?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ id, heading, label, anchor, intro, lead, children, ...looks }: SectionProps) {
  const { ground, flush, small, layout, sticky, className } = looks;
  const title = heading && (
    <h2 id={id} className={small ? 'small' : undefined}>
      {heading}
    </h2>
  );
  return (
    <section
      className={classes('section', ground, flush && 'flush', className)}
      id={anchor}
      aria-label={label}
      aria-labelledby={id}
    >
      {ground === 'denim' && <Tape edge="start" />}
      <div className={classes('wrap', layout)}>
        {intro && (
          <div className={classes('intro', sticky && 'sticky')}>
            {title}
            {intro}
          </div>
        )}
        {lead && (
          <div className="columns five-seven">
            {title}
            {lead}
          </div>
        )}
        {!intro && !lead && title}
        {children}
      </div>
    </section>
  );
}

function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
