import { Fragment } from 'react';
import styles from './Sentences.module.css';

/** Large text that prefers to break between sentences. */
export function Sentences({ text }: { text: string }) {
  return text.split(/(?<=[.?!]) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles.sentence}>{sentence}</span>{' '}
    </Fragment>
  ));
}
