import { Fragment } from 'react';

/** Large text that prefers to break between sentences. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className="unbroken">{sentence}</span>{' '}
    </Fragment>
  ));
}
