import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { CallTime } from '#leads/calls/call.ts';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { Checked, FormValues, Problem } from '#leads/validation.ts';
import {
  type Attempt,
  attemptFor,
  clearDraft,
  DRAFT_KEYS,
  type Draft,
  loadDraft,
  saveDraft,
  THANKS_PAGES,
} from './draft.ts';
import { fillForm, formValues, touchedFields } from './form-values.ts';
import { insertLead } from './insert-lead.ts';
import { isWaiting, nextSending } from './sending.ts';

export type LeadForm = ReturnType<typeof useLeadForm>;

/** How often it is tried again, in milliseconds. */
const PAUSE = 60_000;

interface LeadFormOptions<Row> {
  /** Of a form in steps: the one that is shown, kept with the draft. */
  step?: number;
  /** Makes a row of what the form holds. */
  check(values: FormValues): Checked<Row>;
  /** Called once the row is stored. */
  onStored(row: Row & { id: string }, callTime: CallTime | undefined): void;
}

/**
 * Keeps a form's draft, checks it and sends its row: once at a time and under one `id` over all tries. The first submit
 * shows what is wrong with it; from then on, so does each change. An attempt that does not get through is retried while
 * the page is open.
 */
export function useLeadForm<Table extends LeadTable>(
  table: Table,
  { step, check, onStored }: LeadFormOptions<LeadRows[Table]>,
) {
  const draftKey = DRAFT_KEYS[table];
  const form = useRef<HTMLFormElement>(null);
  const openedAt = useRef(0);
  const inFlight = useRef<AbortController>(undefined);
  const [sending, dispatch] = useReducer(nextSending, { is: 'open' });
  /** None until the first submit. */
  const [problems, setProblems] = useState<Problem[]>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const { attempt, failure } = sending;
  const isTriedAgain = isWaiting(sending);
  const isUnderWay = sending.is === 'sending' || (isWaiting(sending) && sending.isRetrying);

  useEffect(() => {
    if (!isTriedAgain) return;
    const retry = () => navigator.onLine && dispatch({ type: 'retry' });
    window.addEventListener('online', retry);
    const timer = setInterval(retry, PAUSE);
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
    // The button was disabled, which took the focus off it.
    if (failure) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [failure]);

  useEffect(() => {
    if (isDialogOpen) firstInvalid(form.current)?.scrollIntoView({ block: 'center' });
  }, [isDialogOpen]);

  return {
    table,
    form,
    restore,
    keep,
    submit,
    problems: problems ?? [],
    /** A field's name, and what is wrong with it. */
    field: (name: string) => ({ name, error: problems?.find(({ field }) => field === name)?.message }),
    isDialogOpen,
    closeDialog,
    /** Whether the browser keeps the draft. */
    isKept,
    sending,
  };

  /**
   * Takes over a form that was rendered, and fills it with its draft. Where there is none, what was typed before
   * hydration becomes one.
   * @param isPrefilled whether another part of the page has just prefilled it
   */
  function restore(isPrefilled?: boolean): Draft | undefined {
    if (!form.current) return undefined;
    form.current.noValidate = true;
    const draft = loadDraft(draftKey, isPrefilled);
    openedAt.current = draft?.openedAt ?? performance.timeOrigin;
    const touched = touchedFields(form.current);
    if (draft) fillForm(form.current, draft.values, touched);
    else if (touched.size > 0) keep();
    if (draft?.attempt) dispatch({ type: 'restored', attempt: draft.attempt });
    if (problems) checkForm();
    return draft;
  }

  /** Saves the draft and clears the errors that were fixed. Call it after each change. */
  function keep(): void {
    if (problems && form.current) checkForm();
    save(attempt);
  }

  function save(unsent: Attempt | undefined): void {
    if (!form.current) return;
    const draft = { values: formValues(form.current), step, attempt: unsent, openedAt: openedAt.current };
    setIsKept(saveDraft(draftKey, draft));
  }

  function checkForm(): LeadRows[Table] | undefined {
    const checked = check(formValues(form.current));
    setProblems(checked.ok ? [] : checked.problems);
    return checked.ok ? checked.row : undefined;
  }

  function submit(): void {
    const row = checkForm();
    dispatch(row ? { type: 'submitted', attempt: attemptFor(row, attempt) } : { type: 'invalid' });
    setIsDialogOpen(!row);
  }

  function closeDialog(): void {
    setIsDialogOpen(false);
    firstInvalid(form.current)?.focus();
  }

  /** Takes the answer to an attempt. Where the form was edited since, the edits stay in it. */
  function settle(sent: Attempt, { outcome, callTime }: Awaited<ReturnType<typeof insertLead>>): void {
    const checked = check(formValues(form.current));
    if (outcome === 'unavailable' || outcome === 'unanswered') {
      const failure = outcome === 'unanswered' ? outcome : 'refused';
      dispatch({ type: 'failed', failure, isOnline: navigator.onLine });
    } else if (outcome !== 'stored') {
      dispatch({ type: outcome });
      save(outcome === 'conflict' ? undefined : sent);
    } else if (!form.current) {
      // An error took the form out of React's hands meanwhile.
      clearDraft(draftKey);
      location.assign(THANKS_PAGES[table]);
    } else if (!checked.ok || JSON.stringify(checked.row) !== sent.row) {
      delete form.current.dataset.stored;
      dispatch({ type: 'changed' });
      save(undefined);
    } else {
      dispatch({ type: 'stored' });
      setProblems(undefined);
      clearDraft(draftKey);
      onStored({ ...JSON.parse(sent.row), id: sent.id }, callTime);
    }
  }
}

function firstInvalid(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]');
}
