import { HONEYPOT_FIELD } from '#leads/spam.ts';

/** A field that only bots fill in. It is hidden from people and screen readers, and password managers skip it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" inert aria-hidden="true">
      <label>
        Leave this field empty
        <input
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
