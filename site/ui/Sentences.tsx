import { Fragment } from 'react';

/** Large text that breaks between sentences where possible. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="unbroken">{sentence}</span>{' '}
    </Fragment>
  ));
}
