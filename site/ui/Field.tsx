import type { AllHTMLAttributes, ReactNode } from 'react';
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
  /** Shown last. */
  below?: ReactNode;
  optional?: boolean;
  wide?: boolean;
}

/** A form control with a label, and an error or else a hint. All other props go to the control. */
export function Field({ label, name, error, hint, below, optional, wide, ...rest }: Props) {
  const { as: Control = 'input', ...attributes } = rest;
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={`stack gap-xs ${styles.field} ${wide ? 'whole-row' : ''}`}>
      <label className="strong" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      <Control
        id={id}
        name={name}
        className={control.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : hint ? hintId : undefined}
        dir={Control === 'select' ? undefined : 'auto'}
        {...attributes}
      />
      {hint && !error && (
        <p key={String(hint)} className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <ErrorText id={errorId} message={error} />
      {below}
    </div>
  );
}

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
