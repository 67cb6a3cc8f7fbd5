import { type AllHTMLAttributes, type ReactNode, useState } from 'react';
import { MAX_LETTERS } from '#leads/validation.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import control from './Input.module.css';

interface Props extends Omit<AllHTMLAttributes<HTMLElement>, 'label'> {
  as?: 'input' | 'select' | 'textarea';
  label: ReactNode;
  /** The database column that the control fills. The `id` is derived from this name. */
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  wide?: boolean;
}

/** A form control with a label, and an error or else a hint. All other props go to the control. */
export function Field({ as: Control = 'input', label, name, error, hint, optional, wide, ...rest }: Props) {
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const most: number | undefined = (MAX_LETTERS as Record<string, number>)[name];
  const [typed, setTyped] = useState(0);
  const note = most && typed > 0.9 * most ? lengthHint(typed, most) : hint;
  return (
    <div className={`stack gap-xs ${styles.field} ${wide ? styles.wide : ''}`}>
      <label className="strong" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <Control
        id={id}
        name={name}
        className={control.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : note ? hintId : undefined}
        maxLength={most}
        // Count only near the limit; otherwise every keystroke would re-render the field.
        onInput={({ currentTarget: { value } }) =>
          setTyped(most && value.length > 0.9 * most ? value.length : 0)
        }
        type={Control === 'input' ? 'text' : undefined}
        {...rest}
      />
      {note && !error && (
        <p key={String(note)} className={styles.hint} id={hintId}>
          {note}
        </p>
      )}
      <ErrorText id={errorId} message={error} />
    </div>
  );
}

/** Returns a character count, because browsers silently drop text beyond `maxLength`. */
function lengthHint(typed: number, most: number): string {
  const [now, all] = [typed, most].map((length) => length.toLocaleString('en'));
  return `${now} of ${all} letters${typed < most ? '' : '. No more fit.'}`;
}

/** Props of an email field. With `type="email"`, browsers would rewrite straße.example to strasse.example. */
export const EMAIL_FIELD = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

/** A control's error message. The control must refer to `id` in `aria-describedby`. */
export function ErrorText({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p key={message} className={`beside gap-xs ${styles.error}`} id={id}>
      <Icon name="warning" />
      {message}
    </p>
  );
}
