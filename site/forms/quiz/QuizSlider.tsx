import { DEFAULT_PRIORITY, PRIORITY_LABELS } from '#leads/lead-types/quiz-form.ts';
import styles from './QuizSlider.module.css';

/** A slider for the priority, 1 to 5, drawn as a button on a seam. */
export function PrioritySlider({ value }: { value: number }) {
  const label = PRIORITY_LABELS[value - 1] ?? '';
  return (
    <div className={`stack gap-sm ${styles.slider}`}>
      <label htmlFor="quiz-priority" className="visually-hidden">
        Priority
      </label>
      <input
        ref={(input) => input?.style.setProperty('--value', String(value))}
        id="quiz-priority"
        type="range"
        name="solution_priority"
        min="1"
        max="5"
        defaultValue={DEFAULT_PRIORITY}
        aria-valuetext={label}
      />
      <div className={`muted ${styles.scale}`} aria-hidden="true">
        {PRIORITY_LABELS.map((name, index) => (
          <span key={name}>{index + 1}</span>
        ))}
      </div>
      <p key={label} className="title" aria-hidden="true">
        {label}
      </p>
      <div className={`muted ${styles.ends}`} aria-hidden="true">
        <span>{PRIORITY_LABELS[0]}</span>
        <span>{PRIORITY_LABELS[4]}</span>
      </div>
    </div>
  );
}
