import { Fragment } from 'react';
import styles from './Sentences.module.css';

/** A line in large letters, which breaks between two sentences before it breaks within one. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles.sentence}>{sentence}</span>{' '}
    </Fragment>
  ));
}
