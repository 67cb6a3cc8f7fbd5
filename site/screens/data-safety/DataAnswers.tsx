import { answeredQuestions, DATA_SAFETY } from '#content/data-safety.ts';
import { byModel } from '#content/demo.ts';
import { Section } from '../../ui/Section.tsx';
import { WhoIsBehind } from '../../ui/WhoIsBehind.tsx';
import styles from './DataAnswers.module.css';

export function DataAnswers() {
  return (
    <Section label={DATA_SAFETY.heading} flush>
      <dl className={styles.answers}>
        {answeredQuestions().map(({ id, question, answer }) => (
          <div key={id} id={id} className="columns cols-5-7">
            <dt className="title">{question}</dt>
            {answer.map((paragraph) => (
              <dd key={paragraph}>{paragraph}</dd>
            ))}
          </div>
        ))}
      </dl>
      {import.meta.env.AGENT_MODEL && <p className={styles.policy}>{byModel(import.meta.env.AGENT_MODEL)}</p>}
      <WhoIsBehind />
      <p className={styles.policy}>
        {DATA_SAFETY.policyNote} <a href="/privacy">{DATA_SAFETY.policyLink}</a>.
      </p>
    </Section>
  );
}
