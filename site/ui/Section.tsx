import type { ReactNode } from 'react';
import { Tape } from './Tape.tsx';

interface SectionProps {
  /** The URL fragment of the section. */
  id?: string;
  /** The id of the heading that labels the section. The heading may be among the children. */
  headingId?: string;
  heading?: ReactNode;
  /** Accessible name of a section without a heading. */
  label?: string;
  /** Shown below the heading. */
  intro?: ReactNode;
  /** Shown beside the heading on wide screens. A string is set in larger type. */
  lead?: ReactNode;
  ground?: 'band' | 'denim';
  /** Removes the space above the section. */
  flush?: boolean;
  /** Uses a smaller heading. */
  small?: boolean;
  /** Classes from `base.css`: `stack` puts the heading above the content, `columns` beside it on wide screens. */
  layout?: 'stack gap-lg' | `columns${string}`;
  /** Keeps the heading and intro in view while scrolling. */
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
            {typeof lead === 'string' ? <p className="lead">{lead}</p> : lead}
          </div>
        )}
        {!intro && !lead && title}
        {children}
      </div>
    </section>
  );
}
