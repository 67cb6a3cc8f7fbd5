import type { ReactNode } from 'react';
import { Tape } from './Tape.tsx';

interface SectionProps {
  /** The fragment of links to the section. */
  id?: string;
  /** The id of the heading, which labels the section. The heading may be one of the children. */
  headingId?: string;
  heading?: ReactNode;
  /** Labels a section without a heading. */
  label?: string;
  /** Stands below the heading. */
  intro?: ReactNode;
  /** Stands beside the heading on a wide screen. */
  lead?: ReactNode;
  ground?: 'band' | 'denim';
  /** Removes the space above. */
  flush?: boolean;
  /** Sets the heading smaller. */
  small?: boolean;
  /** Classes of `base.css`: `stack` puts the heading above the rest, `columns` beside it on a wide screen. */
  layout?: 'stack gap-lg' | `columns${string}`;
  /** Keeps heading and intro in view. */
  sticky?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Section({ id, headingId, heading, label, intro, lead, children, ...looks }: SectionProps) {
  const { ground = '', flush, small, layout = '', sticky, className = '' } = looks;
  const title = heading && (
    <h2 id={headingId} className={small ? 'small' : undefined}>
      {heading}
    </h2>
  );
  return (
    <section
      className={`section ${ground} ${flush ? 'flush' : ''} ${className}`}
      id={id}
      aria-label={label}
      aria-labelledby={headingId}
    >
      {ground === 'denim' && <Tape edge="start" />}
      <div className={`wrap ${layout}`}>
        {intro && (
          <div className={`intro ${sticky ? 'sticky' : ''}`}>
            {title}
            {intro}
          </div>
        )}
        {lead && (
          <div className="columns cols-5-7">
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
