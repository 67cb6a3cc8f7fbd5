import { WORKS_WITH } from '#content/works-with.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './WorksWith.module.css';

const COLUMNS = Object.entries(WORKS_WITH.columns) as [keyof typeof WORKS_WITH.columns, string][];

/** What the agents work with, in three groups: connected, by interface, on request. */
export function WorksWith() {
  return (
    <Section
      id="works-with"
      flush
      heading={WORKS_WITH.heading}
      layout="columns four-eight"
      className={styles.section}
      intro={<p className="quiet">{WORKS_WITH.lead}</p>}
    >
      <ul className={`columns three ${styles.groups}`}>
        {COLUMNS.map(([column, label]) => (
          <li key={column}>
            <h3>{label}</h3>
            <dl>
              {WORKS_WITH.kinds.map((kind) => (
                <div key={kind.name}>
                  <dt>{kind.name}</dt>
                  <dd>{kind[column].join(', ')}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
