import type { ReactNode } from 'react';
import { Tape } from './Tape.tsx';

interface SectionProps {
  /** Of the heading, which labels the section; one without has a `label`. */
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
  /** `stack` has the heading above the rest; the others, beside it on a wide screen. */
  layout?: keyof typeof LAYOUTS;
  /** With more space between rows. */
  far?: boolean;
  /** The heading stays in view. */
  sticky?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ id, heading, label, anchor, intro, lead, children, ...looks }: SectionProps) {
  const { ground, flush, small, layout, far, sticky, className } = looks;
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
      <div className={classes('wrap', layout && LAYOUTS[layout], far && 'far')}>
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

const LAYOUTS = {
  stack: 'stack far',
  halves: 'columns halves',
  oneToTwo: 'columns four-eight',
  fiveToSeven: 'columns five-seven',
  sevenToFive: 'columns seven-five',
  twoToOne: 'columns eight-four',
};

function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
