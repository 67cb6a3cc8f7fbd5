import type { AllHTMLAttributes, ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import control from './Input.module.css';

interface FieldProps extends AllHTMLAttributes<HTMLElement> {
  as?: 'input' | 'select' | 'textarea';
  label: string;
  /** The column the control fills; the `id` derives from it. */
  name: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  /** Spans the form's width. */
  wide?: boolean;
}

/** A control with its label and its hint, in whose place an error stands. All other props go to the control. */
export function Field({
  as: Control = 'input',
  label,
  name,
  error,
  hint,
  optional,
  wide,
  ...rest
}: FieldProps) {
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <Control
        id={id}
        name={name}
        className={control.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : hint ? hintId : undefined}
        type={Control === 'input' ? 'text' : undefined}
        {...rest}
      />
      {hint && !error && (
        <p key={String(hint)} className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <ErrorText id={errorId} message={error} />
    </div>
  );
}

/** The props of an address's field. As `type="email"` browsers rewrite domains: straße.example becomes strasse.example. */
export const EMAIL_FIELD = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

/** The error of a control, which refers to it with `aria-describedby`. */
export function ErrorText({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p key={message} className={styles.error} id={id}>
      <Icon name="warning" />
      {message}
    </p>
  );
}
