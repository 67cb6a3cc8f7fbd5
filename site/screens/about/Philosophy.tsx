import { PHILOSOPHY } from '#content/about.ts';
import { Cloth } from '../../covers/weaving.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextList } from '../../ui/TextList.tsx';
import styles from './Philosophy.module.css';

/** Two lists, named after warp and weft, below a cloth woven from both. */
export function Philosophy() {
  return (
    <Section headingId="philosophy" ground="band" layout="columns cols-6-6">
      <header className={`columns cols-6-6 whole-row ${styles.head}`}>
        <h2 id="philosophy">{PHILOSOPHY.heading}</h2>
        <p className="lead">{PHILOSOPHY.lead}</p>
      </header>
      <div className={`whole-row ${styles.cloth}`}>
        <Cloth seed="philosophy" way={0} yarn={11} kind="point" />
      </div>
      {[PHILOSOPHY.warp, PHILOSOPHY.weft].map(({ name, items }) => (
        <div key={name} className={styles.thread}>
          <h3>{name}</h3>
          <TextList items={items} />
        </div>
      ))}
    </Section>
  );
}
