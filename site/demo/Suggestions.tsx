import styles from './AgentWindow.module.css';

interface SuggestionsProps {
  questions: readonly string[];
  heading?: string;
  className?: string | undefined;
  /** Where they lead without script. */
  action?: string;
}

/** Questions that are asked by a tap. Tests from outside find one that an answer offers by `data-suggestion`. */
export function Suggestions({ questions, heading, className, action }: SuggestionsProps) {
  return (
    <form
      className={[styles.suggestions, className].filter(Boolean).join(' ')}
      action={action}
      aria-labelledby={heading && 'prompts'}
      data-asks
    >
      {heading && <p id="prompts">{heading}</p>}
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="submit" value={question} data-suggestion>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
