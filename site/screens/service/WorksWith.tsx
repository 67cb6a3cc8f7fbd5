import { WORKS_WITH } from '#content/works-with.ts';
import { FactList } from '../../ui/FactList.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './WorksWith.module.css';

const COLUMNS = Object.entries(WORKS_WITH.columns) as [keyof typeof WORKS_WITH.columns, string][];

/** Lists, in three groups, the software that the agents work with, and what they do in some of those programs. */
export function WorksWith() {
  return (
    <Section
      headingId="works-with"
      flush
      heading={WORKS_WITH.heading}
      layout="columns cols-4-8"
      className={styles.section}
      intro={<p className="quiet">{WORKS_WITH.lead}</p>}
    >
      <div className="stack gap-lg">
        <ul className={`columns cols-3 ${styles.groups}`}>
          {COLUMNS.map(([column, label]) => (
            <li key={column}>
              <h3>{label}</h3>
              <FactList
                facts={Object.fromEntries(
                  WORKS_WITH.kinds.map((kind) => [kind.name, kind[column].join(', ')]),
                )}
              />
            </li>
          ))}
        </ul>
        <dl className={`ruled ${styles.how}`}>
          {Object.entries(WORKS_WITH.how).map(([where, text]) => (
            <div key={where}>
              <dt className="name">{where}</dt>
              <dd className="quiet">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
