import { WHAT_MAKES_US_DIFFERENT } from '#content/about.ts';
import { RuledList } from '../../ui/RuledList.tsx';
import styles from './Differences.module.css';

export function Differences() {
  return (
    <section className="section" aria-labelledby="different">
      <div className={`wrap ${styles.inside}`}>
        <h2 id="different">{WHAT_MAKES_US_DIFFERENT.heading}</h2>
        <RuledList items={WHAT_MAKES_US_DIFFERENT.cards} columns={4} />
      </div>
    </section>
  );
}
