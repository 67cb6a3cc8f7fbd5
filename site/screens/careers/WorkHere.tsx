import { SPONTANEOUS, WHY_WORK_HERE } from '#content/careers.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { RuledList } from '../../ui/RuledList.tsx';
import styles from './WorkHere.module.css';

export function WorkHere() {
  return (
    <>
      <section className={`section ${styles.reasons}`} aria-labelledby="why-work">
        <div className={`wrap ${styles.stack}`}>
          <h2 id="why-work">{WHY_WORK_HERE.heading}</h2>
          <RuledList items={WHY_WORK_HERE.reasons} columns={3} />
        </div>
      </section>
      <section className="section band" aria-labelledby="spontaneous">
        <div className={`wrap ${styles.spontaneous}`}>
          <h2 id="spontaneous">{SPONTANEOUS.heading}</h2>
          <div className={styles.text}>
            <p className="lead">{SPONTANEOUS.text}</p>
            <ButtonLink href={SPONTANEOUS.href}>{SPONTANEOUS.action}</ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
