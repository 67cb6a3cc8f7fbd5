import { ErrorText, UNSEEN } from '../../ui/Field.tsx';
import styles from './QuizChoices.module.css';

interface ChoicesProps {
  name: string;
  options: readonly string[];
  error: string | undefined;
  multiple?: boolean;
}

/** Native radios, or checkboxes with `multiple`, drawn as cards. */
export function Choices({ name, options, error, multiple }: ChoicesProps) {
  const errorId = `quiz-${name}-error`;
  return (
    <>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option} className={styles.choice}>
            <input
              className={UNSEEN}
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={option}
              required={!multiple}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
            />
            <span className={styles.box} aria-hidden="true" />
            {option}
          </label>
        ))}
      </div>
      <ErrorText id={errorId} message={error} />
    </>
  );
}
