import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { Checked, FormValues, Problem } from '#leads/validation.ts';
import { type Attempt, attemptFor, clearDraft, type Draft, loadDraft, saveDraft } from './draft.ts';
import { formValues, isUntouched, restoreForm } from './form-values.ts';
import { type CallTime, type InsertResult, insertLead } from './insert-lead.ts';

export type LeadForm = ReturnType<typeof useLeadForm>;

/** Why the last try did not get through: the interface said no, or nobody answered. */
type Failure = 'refused' | 'unanswered';

/**
 * What was submitted is not stored: `offline` and `unreachable`, it is tried again while the page is open; `unsent`, an
 * earlier visit left it so.
 */
type Waiting = 'offline' | 'unreachable' | 'unsent';

/** How often it is tried again, in milliseconds. */
const PAUSE = 60_000;

interface LeadFormOptions<Row> {
  /** Where the draft is kept. */
  draftKey: string;
  /** What the fields hold that are not rendered empty. */
  rendered?: Record<string, string>;
  /** Of a form in steps: the one that is shown, kept with the draft. */
  step?: number;
  /** Makes a row of what the form holds. */
  check(values: FormValues): Checked<Row>;
  /** Called once the row is stored. */
  onStored(row: Row & { id: string }, callTime: CallTime | undefined): void;
}

/**
 * Keeps a form's draft, checks it and sends its row: once at a time and under one `id` over all tries. The first try
 * shows what is wrong with it; from then on, so does each change. What does not get through is tried again by itself
 * while the page is open, as the form then holds it.
 */
export function useLeadForm<Table extends LeadTable>(
  table: Table,
  form: RefObject<HTMLFormElement | null>,
  { draftKey, rendered = {}, step, check, onStored }: LeadFormOptions<LeadRows[Table]>,
) {
  const attempt = useRef<Attempt>(undefined);
  const openedAt = useRef(0);
  const isSending = useRef(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [wasAttempted, setWasAttempted] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [waiting, setWaiting] = useState<Waiting>();
  const [isRetrying, setIsRetrying] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const isTriedAgain = waiting === 'offline' || waiting === 'unreachable';
  const tryAgain = useEffectEvent(() => {
    if (!navigator.onLine || !form.current) return;
    const checked = check(formValues(form.current));
    if (checked.ok) void send(checked.row, true);
  });

  useEffect(() => {
    if (!isTriedAgain) return;
    const onChance = () => tryAgain();
    window.addEventListener('online', onChance);
    const timer = setInterval(onChance, PAUSE);
    return () => {
      window.removeEventListener('online', onChance);
      clearInterval(timer);
    };
  }, [isTriedAgain]);

  useEffect(() => {
    // The button was disabled, which took the focus off it.
    if (failure) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [failure, form]);

  useEffect(() => {
    if (isDialogOpen) firstInvalid(form)?.scrollIntoView({ block: 'center' });
  }, [isDialogOpen, form]);

  return {
    restore,
    keep,
    recheck,
    submit,
    send,
    errorOf: (name: string) => problems.find(({ field }) => field === name)?.message,
    isDialogOpen,
    closeDialog,
    isSubmitting,
    /** No answer came yet, and it is tried again. */
    isRetrying,
    failure,
    waiting,
    /** Whether the browser keeps the draft. */
    isKept,
  };

  /**
   * Takes over a form that was rendered, and fills it with its draft. Where there is none, what was typed before
   * hydration becomes one.
   */
  function restore(): Draft | undefined {
    if (!form.current) return undefined;
    form.current.noValidate = true;
    const draft = loadDraft(draftKey);
    attempt.current = draft?.attempt;
    openedAt.current = draft?.openedAt ?? performance.timeOrigin;
    if (draft) restoreForm(form.current, draft.values, rendered);
    else if (!isUntouched(formValues(form.current), rendered)) keep();
    if (attempt.current) setWaiting('unsent');
    return draft;
  }

  /** Saves the draft. */
  function keep(): void {
    if (!form.current) return;
    const values = formValues(form.current);
    setIsKept(saveDraft(draftKey, { values, step, attempt: attempt.current, openedAt: openedAt.current }));
  }

  /** To be called after each change: clears the errors that were fixed. */
  function recheck(): void {
    if (wasAttempted) checkForm();
  }

  function checkForm(): LeadRows[Table] | undefined {
    const checked = check(form.current ? formValues(form.current) : {});
    setProblems(checked.ok ? [] : checked.problems);
    return checked.ok ? checked.row : undefined;
  }

  async function submit(): Promise<void> {
    setWasAttempted(true);
    setFailure(undefined);
    const row = checkForm();
    if (row) await send(row);
    else setIsDialogOpen(true);
  }

  function closeDialog(): void {
    setIsDialogOpen(false);
    const invalid = firstInvalid(form);
    invalid?.focus({ preventScroll: true });
    invalid?.scrollIntoView({ block: 'center' });
  }

  /**
   * Gives the row its `id` and sends it. Once it is stored, the draft is gone.
   * @param isQuiet whether the page tries by itself: what it says changes only with the outcome
   */
  async function send(row: LeadRows[Table], isQuiet = false): Promise<void> {
    if (!isQuiet) {
      setIsSubmitting(true);
      setFailure(undefined);
      setWaiting(undefined);
    }
    if (isSending.current || !form.current) return;
    isSending.current = true;
    attempt.current = attemptFor(row, attempt.current);
    const { id } = attempt.current;
    keep();
    try {
      const sent = { ...row, id };
      settle(await insertLead(table, sent, form.current, openedAt.current, () => setIsRetrying(!isQuiet)));
    } catch {
      wait('unanswered');
    } finally {
      isSending.current = false;
      setIsSubmitting(false);
      setIsRetrying(false);
    }

    function settle({ outcome, callTime }: InsertResult): void {
      if (outcome === 'stored') {
        clearDraft(draftKey);
        attempt.current = undefined;
        setWaiting(undefined);
        setWasAttempted(false);
        onStored({ ...row, id }, callTime);
      } else if (outcome === 'unavailable') {
        wait('refused');
      } else {
        setWaiting(undefined);
        setFailure('refused');
        // With a conflict no try under this `id` can get through; the next one draws another.
        if (outcome === 'conflict') attempt.current = undefined;
        keep();
      }
    }

    function wait(why: Failure): void {
      setWaiting(navigator.onLine ? 'unreachable' : 'offline');
      setFailure((before) => (isQuiet ? before : why));
    }
  }
}

function firstInvalid({ current }: RefObject<HTMLFormElement | null>): HTMLElement | null | undefined {
  return current?.querySelector<HTMLElement>('[aria-invalid="true"]');
}
