import { QUIZ_FORM } from '#content/quiz.ts';
import { PRIORITY_LABELS, QUIZ_STEPS } from '#leads/lead-types/quiz-form.ts';
import type { FormValues } from '#leads/validation.ts';
import { FactsCard } from '../../ui/FactsCard.tsx';
import styles from './QuizSummary.module.css';

/** The answers so far, on a care label that hangs from the progress bar. */
export function QuizSummary({ values, step }: { values: FormValues; step: number }) {
  const { summary } = QUIZ_FORM;
  const goals = [values.automation_goals ?? []].flat().length;
  const priority = PRIORITY_LABELS[Number(values.solution_priority) - 1];
  const items = {
    [summary.business]: String(values.business_type ?? NONE),
    [summary.size]: String(values.business_size ?? NONE),
    [summary.goals]: goals > 0 ? `${goals} chosen` : NONE,
    [summary.familiarity]: String(values.ai_knowledge ?? NONE),
    [summary.priority]: (step > 5 && priority) || NONE,
  };
  return (
    <FactsCard heading={summary.heading} level="p" items={items} className={styles.summary}>
      <p>{summary.note}</p>
      <p key={step} className={`figure ${styles.count}`} aria-hidden="true">
        {step}/{QUIZ_STEPS}
      </p>
    </FactsCard>
  );
}

const NONE = '–';
