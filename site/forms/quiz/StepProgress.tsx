import { QUIZ_STEPS } from '#leads/lead-types/quiz-form.ts';
import styles from './StepProgress.module.css';

/** A progress bar for the quiz, drawn as a needle sewing a seam. */
export function StepProgress({ step, isDone }: { step: number; isDone?: boolean }) {
  return (
    <div
      ref={(bar) => bar?.style.setProperty('--progress', `${(step / QUIZ_STEPS) * 100}%`)}
      className={styles.progress}
      role="progressbar"
      data-under-way={isDone || step > 1 || undefined}
      aria-label="Quiz progress"
      aria-valuemax={QUIZ_STEPS}
      aria-valuenow={step}
      aria-valuetext={isDone ? 'Sent' : `Step ${step} of ${QUIZ_STEPS}`}
    >
      <span className={styles.done} />
      {isDone ? (
        <span className={styles.knot} />
      ) : (
        <svg className={styles.needle} viewBox="0 0 140 44" aria-hidden="true">
          <path className={styles.tail} d="M0 40C12 40 17 33 21 27S30 14 39 19" />
          <path
            className={styles.steel}
            d="M31 20.5C30.6 16.6 34 14.6 39 13.9L136 3.5 40 20.9C35 21.8 31.5 23.6 31 20.5Z"
          />
          <path className={styles.eye} d="M36 19.3 44 17.9" />
        </svg>
      )}
    </div>
  );
}
