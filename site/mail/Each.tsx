import type { ReactNode } from 'react';

interface SectionProps {
  /** The value of the view that decides. */
  of: string;
  children: ReactNode;
}

/** Mustache's section: its children once for each entry of a list, or once where a flag is set. */
export function Each({ of, children }: SectionProps) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  );
}

/** Its children only where a flag is not set, or a list is empty. */
export function Unless({ of, children }: SectionProps) {
  return (
    <>
      {`{{^${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  );
}
