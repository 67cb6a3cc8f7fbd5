import { WHY_WE_EXIST } from '#content/about.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Story.module.css';

export function Story() {
  const [first, ...rest] = WHY_WE_EXIST.text;
  return (
    <Section id="why-we-exist" heading={WHY_WE_EXIST.heading} ground="denim" layout="oneToTwo">
      <div className={styles.text}>
        <p className={styles.first}>{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
