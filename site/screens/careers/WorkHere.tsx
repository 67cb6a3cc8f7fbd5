import { WHY_WORK_HERE } from '#content/careers.ts';
import { RuledList } from '../../ui/RuledList.tsx';
import styles from './WorkHere.module.css';

export function WorkHere() {
  return (
    <section className={`section ${styles.reasons}`} aria-labelledby="why-work">
      <div className={`wrap ${styles.stack}`}>
        <h2 id="why-work">{WHY_WORK_HERE.heading}</h2>
        <RuledList items={WHY_WORK_HERE.reasons} columns={3} />
      </div>
    </section>
  );
}
