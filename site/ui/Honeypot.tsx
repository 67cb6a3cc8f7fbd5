import { TRAP_FIELD } from '#leads/suspicion.ts';
import styles from './Honeypot.module.css';

/**
 * A field that no visitor meets: it can't be seen, focused or heard, and password managers are told to leave
 * it alone. What fills it in reads the page's source, not the page.
 */
export function Honeypot() {
  return (
    <div className={styles.honeypot} inert aria-hidden="true">
      <label>
        Leave this field empty
        <input
          type="text"
          name={TRAP_FIELD}
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
