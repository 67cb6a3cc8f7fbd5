import { QUIZ } from '#content/quiz.ts';
import { PRIORITY_LABELS, QUIZ_STEPS } from '#leads/quiz.ts';
import type { FormValues } from '#leads/row.ts';
import styles from './QuizLabel.module.css';

/** The care label that hangs from the seam and fills in as answers arrive. */
export function QuizLabel({ values, step }: { values: FormValues; step: number }) {
  const { label } = QUIZ;
  const goals = [values.automation_goals ?? []].flat().length;
  const answers: [string, string | undefined][] = [
    [label.business, text(values.business_type)],
    [label.size, text(values.business_size)],
    [label.goals, goals > 0 ? `${goals} chosen` : undefined],
    [label.familiarity, text(values.ai_knowledge)],
    [label.priority, step > 5 ? PRIORITY_LABELS[Number(values.solution_priority) - 1] : undefined],
  ];
  return (
    <aside className={`paper ${styles.label}`} aria-label="Your answers so far">
      <p className={styles.heading}>{label.heading}</p>
      <dl>
        {answers.map(([term, answer]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{answer ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p>{label.note}</p>
      <p className={styles.count} aria-hidden="true">
        {step}/{QUIZ_STEPS}
      </p>
    </aside>
  );
}

function text(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
