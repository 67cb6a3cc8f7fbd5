import { HONEYPOT_FIELD } from '#leads/spam.ts';

/** A field that only bots fill in: people can't see, focus or hear it, and password managers are told to skip it. */
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
