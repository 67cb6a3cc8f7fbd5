import { HONEYPOT_FIELD } from '#leads/spam.ts';

/**
 * A hidden field to catch bots: people cannot see, focus or hear it, and password managers are told to skip it.
 * Only software that reads the markup fills it in.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" inert aria-hidden="true">
      <label>
        Leave this field empty
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
