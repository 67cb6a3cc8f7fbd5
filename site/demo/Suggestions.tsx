import styles from './AgentWindow.module.css';

interface SuggestionsProps {
  questions: readonly string[];
  heading?: string;
  className?: string | undefined;
  /** Where the buttons lead if scripts are disabled. */
  action?: string;
}

/** Suggested questions as buttons. External tests rely on `data-suggestion`. */
export function Suggestions({ questions, heading, className = '', action }: SuggestionsProps) {
  return (
    <form
      className={`stack gap-sm ${styles.suggestions} ${className}`}
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
