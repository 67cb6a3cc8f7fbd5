import { WHY_WE_EXIST } from '#content/about.ts';
import { Tape } from '../../ui/Tape.tsx';
import styles from './Story.module.css';

export function Story() {
  const [first, ...rest] = WHY_WE_EXIST.text;
  return (
    <section className="section denim" aria-labelledby="why-we-exist">
      <Tape edge="start" />
      <div className={`wrap ${styles.inside}`}>
        <h2 id="why-we-exist">{WHY_WE_EXIST.heading}</h2>
        <div className={styles.text}>
          <p className={styles.first}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
