import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { CallTimeStatus } from '#leads/call.ts';
import { isBlank } from '#leads/clean-line.ts';
import type { LeadRows, LeadTable } from '#leads/lead-types/lead-types.ts';
import { type Checked, type FormValues, type Problem, TOO_MANY } from '#leads/validation.ts';
import { type Attempt, attemptFor, clearDraft, type Draft, FORMS, loadDraft, saveDraft } from './draft.ts';
import { fillForm, formValues, touchedFields } from './form-values.ts';
import { insertLead } from './insert-lead.ts';
import { isWaiting, nextSending } from './sending.ts';

export type LeadForm = ReturnType<typeof useLeadForm>;

const RETRY_INTERVAL_MS = 60_000;

interface LeadFormOptions<Row> {
  /** The step shown, in a form with steps. Stored in the draft. */
  step?: number;
  /** Converts the form's values to a row, or returns the problems. */
  check(values: FormValues): Checked<Row>;
  onStored(row: Row & { id: string }, callTime: CallTimeStatus | undefined): void;
}

/**
 * Stores a form's draft, validates the form, and sends its row: one request at a time, with one `id` for all retries.
 * Problems are shown after the first submit. After a temporary failure, retries while the page is open.
 */
export function useLeadForm<Table extends LeadTable>(
  table: Table,
  { step, check, onStored }: LeadFormOptions<LeadRows[Table]>,
) {
  const { draft: draftKey, thanks } = FORMS[table];
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const inFlight = useRef<AbortController>(undefined);
  const [sending, dispatch] = useReducer(nextSending, { is: 'open' });
  /** The problems shown; undefined until the first submit. */
  const [problems, setProblems] = useState<Problem[]>();
  /** The dialog's message: '' if a required field is empty, undefined while the dialog is closed. */
  const [dialog, setDialog] = useState<string>();
  /** The problems shown before the first submit: text that is too long. */
  const [tooLong, setTooLong] = useState<Problem[]>([]);
  const [isKept, setIsKept] = useState(true);
  const shown = problems ?? tooLong;
  const { attempt } = sending;
  const isTriedAgain = isWaiting(sending);
  const isUnderWay = sending.is === 'sending' || sending.isRetrying;
  const failed = sending.failure !== undefined;

  useEffect(() => {
    if (!isTriedAgain) return;
    const retry = () => navigator.onLine && dispatch({ type: 'retry' });
    window.addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isTriedAgain]);

  const run = useEffectEvent(async (sent: Attempt) => {
    const abort = new AbortController();
    inFlight.current?.abort();
    inFlight.current = abort;
    keep();
    const row = { ...JSON.parse(sent.row), id: sent.id };
    const onDelay = () => dispatch({ type: 'delayed' });
    const answer = await insertLead(table, row, form.current, openedAt.current, abort, onDelay);
    if (inFlight.current === abort) settle(sent, answer);
  });

  useEffect(() => {
    if (attempt && isUnderWay) void run(attempt);
  }, [attempt, isUnderWay]);

  useEffect(() => {
    // Give the focus back to the submit button, which lost it when it was disabled.
    if (failed) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [failed]);

  return {
    table,
    form,
    restore,
    keep,
    submit,
    problems,
    setProblems,
    findProblems,
    /** Returns a field's name and error, as props. */
    field: (name: string) => ({ name, error: shown.find(({ field }) => field === name)?.message }),
    dialog,
    closeDialog,
    /** Whether the browser could store the draft for the next visit. */
    isKept,
    sending,
  };

  /**
   * Takes over the rendered form. Fills in its draft or, if there is none, saves input from before hydration.
   * @param isPrefilled whether another part of the page has just prefilled the form
   */
  function restore(isPrefilled?: boolean): Draft | undefined {
    if (!form.current) return undefined;
    form.current.noValidate = true;
    const draft = loadDraft(draftKey, isPrefilled);
    openedAt.current = draft?.openedAt ?? performance.timeOrigin;
    const touched = touchedFields(form.current);
    if (draft) fillForm(form.current, draft.values, touched);
    else if (touched.length > 0) keep();
    if (draft?.attempt) dispatch({ type: 'restored', attempt: draft.attempt });
    showProblems();
    return draft;
  }

  /** Saves the draft and clears the errors that were fixed. Call after each change. */
  function keep(): void {
    if (form.current) showProblems();
    save(attempt);
  }

  function showProblems(): void {
    const found = findProblems();
    if (problems) setProblems(found);
    // Keep an empty list: a new one would re-render the form on each keystroke.
    const long = found.filter(({ message }) => message.endsWith(TOO_MANY));
    setTooLong((before) => (before[0] || long[0] ? long : before));
  }

  function save(unsent: Attempt | undefined): void {
    if (!form.current) return;
    const draft = { values: formValues(form.current), step, attempt: unsent, openedAt: openedAt.current };
    setIsKept(saveDraft(draftKey, draft));
  }

  /** Validates the form without showing the problems. */
  function findProblems(): Problem[] {
    const checked = check(formValues(form.current));
    return checked.ok ? [] : checked.problems;
  }

  function submit(): void {
    const values = formValues(form.current);
    const checked = check(values);
    const found = checked.ok ? [] : checked.problems;
    setProblems(found);
    const hasEmpty = found.some(({ field }) => isBlank(`${values[field] ?? ''}`));
    setDialog(hasEmpty ? '' : found[0]?.message);
    if (checked.ok) dispatch({ type: 'submitted', attempt: attemptFor(checked.row, attempt) });
    else dispatch({ type: 'invalid' });
  }

  function closeDialog(): void {
    setDialog(undefined);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** Handles the response to a submission. Keeps edits that the visitor made while waiting for the response. */
  function settle(sent: Attempt, { outcome, callTime }: Awaited<ReturnType<typeof insertLead>>): void {
    const checked = check(formValues(form.current));
    if (outcome !== 'stored') {
      dispatch({ type: outcome, isOnline: navigator.onLine });
      save(outcome === 'conflict' ? undefined : sent);
    } else if (form.current && !(checked.ok && JSON.stringify(checked.row) === sent.row)) {
      delete form.current.dataset.stored;
      dispatch({ type: 'changed' });
      save(undefined);
    } else {
      dispatch({ type: 'stored' });
      setProblems(undefined);
      clearDraft(draftKey);
      if (form.current) onStored({ ...JSON.parse(sent.row), id: sent.id }, callTime);
      // After a script error, a clone that can't show the thanks panel replaced this form.
      else location.assign(thanks);
    }
  }
}
