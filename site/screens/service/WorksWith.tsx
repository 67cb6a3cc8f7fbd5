import { WORKS_WITH } from '#content/works-with.ts';
import styles from './WorksWith.module.css';

const COLUMNS = Object.entries(WORKS_WITH.columns) as [keyof typeof WORKS_WITH.columns, string][];

/** What the agents work with, in three groups: connected, by interface, on request. */
export function WorksWith() {
  return (
    <section className="section" aria-labelledby="works-with">
      <div className="wrap columns four-eight">
        <div className={`intro ${styles.head}`}>
          <h2 id="works-with">{WORKS_WITH.heading}</h2>
          <p className="quiet">{WORKS_WITH.lead}</p>
        </div>
        <ul className={styles.groups}>
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
      </div>
    </section>
  );
}
