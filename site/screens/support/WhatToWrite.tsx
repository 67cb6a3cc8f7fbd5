import { WHAT_TO_WRITE } from '#content/support.ts';
import { RuledList } from '../../ui/RuledList.tsx';
import styles from './WhatToWrite.module.css';

/** What helps us answer the first mail. */
export function WhatToWrite() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="what-to-write">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <h2 id="what-to-write">{WHAT_TO_WRITE.heading}</h2>
          <p className="lead">{WHAT_TO_WRITE.text}</p>
        </div>
        <RuledList items={WHAT_TO_WRITE.items} columns={3} />
      </div>
    </section>
  );
}
