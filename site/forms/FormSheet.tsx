import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { DataNote } from '../ui/DataNote.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { ValidationDialog } from '../ui/ValidationDialog.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './FormSheet.module.css';
import { SendingState } from './SendingState.tsx';
import type { LeadForm } from './use-lead-form.ts';

interface FormSheetProps {
  /** The id of the heading that labels the form. */
  id: string;
  lead: LeadForm;
  words: Record<'sheet' | 'sheetNote' | 'invalid' | 'refused' | 'submit', string> & { promise?: string };
  onInput(): void;
  children: ReactNode;
}

/** A form on a sheet of paper, with its validation dialog and its sending state. */
export function FormSheet({ id, lead, words, onInput, children }: FormSheetProps) {
  const { dialog, closeDialog: onClose, sending } = lead;
  const isSubmitting = sending.is === 'sending';
  return (
    <>
      <form
        ref={lead.form}
        className="paper sheet"
        method="post"
        action={`/rest/v1/${lead.table}`}
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          lead.submit();
        }}
        onInput={onInput}
      >
        <div className={`apart ${styles.head}`}>
          <h3 id={id}>{words.sheet}</h3>
          <span className="label">{words.sheetNote}</span>
        </div>
        <div className="fields">{children}</div>
        <Honeypot />
        <div className={styles.state}>
          <SendingState lead={lead} refused={words.refused} />
        </div>
        <div className={`row ${styles.end}`}>
          <Button type="submit" disabled={isSubmitting}>
            <Words text={isSubmitting ? 'Submitting...' : words.submit} />
          </Button>
          <div className={`fine ${styles.said}`}>
            {words.promise && <p>{words.promise}</p>}
            <DataNote />
          </div>
        </div>
      </form>
      <ValidationDialog isOpen={dialog !== undefined} onClose={onClose} message={dialog || words.invalid} />
    </>
  );
}
