import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SUPPORT_MESSAGE } from '#content/support-message.ts';
import {
  checkSupportMessage,
  type SupportMessageRow,
  supportMessageFromForm,
} from '#leads/types/support-message-form.ts';
import type { Problem } from '#leads/validation.ts';
import { MessageThanks } from '../screens/support/MessageThanks.tsx';
import { Button } from '../ui/Button.tsx';
import { DataNote } from '../ui/DataNote.tsx';
import { FailureBanner } from '../ui/FailureBanner.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { ValidationDialog } from '../ui/ValidationDialog.tsx';
import sheet from './BookingForm.module.css';
import { PREFILLED } from './draft.ts';
import { formValues } from './form-values.ts';
import styles from './MessageForm.module.css';
import { MESSAGE_DRAFT } from './message-draft.ts';
import { useLeadForm } from './use-lead-form.ts';
import { WaitingNote } from './WaitingNote.tsx';

/** Spec section 8. */
const MESSAGES = {
  invalid: 'Please fill in all required fields to send your message.',
  refused: 'There was an error submitting your message. Please try again.',
  unanswered: 'An unexpected error occurred. Please try again later.',
};

/**
 * The form on the Support page. It renders a plain HTML form that works without script; after hydration it
 * validates, keeps a draft and sends the lead itself.
 */
export function MessageForm({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [wasAttempted, setWasAttempted] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [sent, setSent] = useState<{ to: string; height: number }>();
  const { restore, keep, send, isSubmitting, isRetrying, failure, waiting, dontSend, clearFailure } =
    useLeadForm('support_messages', form, { draftKey: MESSAGE_DRAFT, currentRow, onStored });

  const onForm = useEffectEvent(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    fillFromDraft();
  });

  useEffect(() => {
    if (!sent) onForm();
  }, [sent]);

  const onPrefilled = useEffectEvent(() => {
    if (sent) setSent(undefined);
    else fillFromDraft();
  });

  useEffect(() => {
    window.addEventListener(PREFILLED, onPrefilled);
    return () => window.removeEventListener(PREFILLED, onPrefilled);
  }, []);

  useEffect(() => {
    if (isDialogOpen && form.current) firstInvalid(form.current)?.scrollIntoView({ block: 'center' });
  }, [isDialogOpen]);

  if (sent) {
    return (
      <div className={styles.place} style={{ minHeight: sent.height }}>
        <MessageThanks email={email} to={sent.to} />
      </div>
    );
  }

  return (
    <>
      <form
        ref={form}
        className={`paper ${sheet.sheet}`}
        method="post"
        action="/rest/v1/support_messages"
        aria-labelledby="message-sheet"
        onSubmit={submit}
        onInput={change}
      >
        <div className={sheet.head}>
          <h3 id="message-sheet">{SUPPORT_MESSAGE.sheet}</h3>
          <span className="label">{SUPPORT_MESSAGE.sheetNote}</span>
        </div>
        <div className={sheet.fields}>
          <Field label="Name" name="name" error={errorOf('name')}>
            {(control) => <input {...control} type="text" autoComplete="name" required />}
          </Field>
          <Field label="Email" name="email" error={errorOf('email')}>
            {(control) => <input {...control} type="email" autoComplete="email" required />}
          </Field>
          <Field label="Message" name="message" error={errorOf('message')} wide>
            {(control) => <textarea {...control} rows={8} required />}
          </Field>
        </div>
        <Honeypot />
        <div className={sheet.failure}>
          <FailureBanner
            message={failure && MESSAGES[failure]}
            note={
              isRetrying
                ? SUPPORT_MESSAGE.retrying
                : waiting === 'offline' && (
                    <WaitingNote text={SUPPORT_MESSAGE.waiting} onDontSend={dontSend} />
                  )
            }
            status={
              waiting === 'unreachable' && (
                <WaitingNote text={SUPPORT_MESSAGE.unreachable} onDontSend={dontSend} />
              )
            }
          />
        </div>
        <div className={sheet.end}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Submitting...' : SUPPORT_MESSAGE.submit}
          </Button>
          <div className={sheet.said}>
            <DataNote />
          </div>
        </div>
      </form>
      <ValidationDialog isOpen={isDialogOpen} onClose={backToForm} message={MESSAGES.invalid} />
    </>
  );

  function fillFromDraft() {
    restore((_name, value) => !value);
    if (wasAttempted) showProblems();
  }

  function errorOf(name: string): string | undefined {
    return problems.find((problem) => problem.field === name)?.message;
  }

  function check() {
    return checkSupportMessage(supportMessageFromForm(form.current ? formValues(form.current) : {}));
  }

  function currentRow(): SupportMessageRow | undefined {
    const checked = check();
    return checked.ok ? checked.row : undefined;
  }

  function showProblems() {
    const checked = check();
    setProblems(checked.ok ? [] : checked.problems);
  }

  /** Saves the draft and clears the errors that were fixed. */
  function change() {
    keep();
    if (wasAttempted) showProblems();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setWasAttempted(true);
    clearFailure();
    showProblems();
    const row = currentRow();
    if (row) await send(row);
    else setIsDialogOpen(true);
  }

  /** The thanks are as high as the form was, so that nothing below them moves. */
  function onStored(row: SupportMessageRow) {
    setWasAttempted(false);
    setSent({ to: row.email, height: form.current?.offsetHeight ?? 0 });
  }

  function backToForm() {
    setIsDialogOpen(false);
    const invalid = form.current && firstInvalid(form.current);
    invalid?.focus({ preventScroll: true });
    invalid?.scrollIntoView({ block: 'center' });
  }
}

function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}
