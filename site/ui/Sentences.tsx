import { Fragment } from 'react';

/** Text that wraps between sentences where possible. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="unbroken">{sentence}</span>{' '}
    </Fragment>
  ));
}
