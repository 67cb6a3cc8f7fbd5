import { ChoiceControl } from '../../ui/ChoiceControl.tsx';
import { ErrorText } from '../../ui/Field.tsx';
import styles from './QuizChoices.module.css';

type Props = { name: string; options: readonly string[]; error: string | undefined; multiple?: boolean };

export function Choices({ name, options, error, multiple }: Props) {
  const errorId = `quiz-${name}-error`;
  return (
    <>
      <div className={styles.choices}>
        {options.map((option) => (
          <ChoiceControl
            key={option}
            className={styles.card}
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            value={option}
            required={!multiple}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          >
            <span className={styles.box} aria-hidden="true" />
            {option}
          </ChoiceControl>
        ))}
      </div>
      <ErrorText id={errorId} message={error} />
    </>
  );
}
