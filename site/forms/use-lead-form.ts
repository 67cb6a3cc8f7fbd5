import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import type { Checked, FormValues } from '#leads/validation.ts';
import { type Attempt, attemptFor } from './attempt-id.ts';
import type { CallTime } from './booking/call-time.ts';
import { clearDraft, type Draft, loadDraft, saveDraft } from './draft.ts';
import { formSignals } from './form-signals.ts';
import { formValues, restoreForm } from './form-values.ts';
import { type InsertResult, insertLead } from './insert-lead.ts';

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

export interface LeadFormOptions<Row> {
  /** Where the draft is kept. */
  draftKey: string;
  /** Of a form in steps: the one that is shown, kept with the draft. */
  step?: number;
  /** Makes a row of what the form holds. */
  check(values: FormValues): Checked<Row>;
  /** Called once the row is stored. */
  onStored(row: Row & { id: string }, callTime: CallTime | undefined): void;
}

/**
 * Keeps a form's draft, and sends its row: once at a time and under one `id` over all tries. What does not get through
 * is tried again by itself while the page is open, as the form then holds it.
 */
export function useLeadForm<Table extends LeadTable>(
  table: Table,
  form: RefObject<HTMLFormElement | null>,
  { draftKey, step, check, onStored }: LeadFormOptions<LeadRows[Table]>,
) {
  const attempt = useRef<Attempt>(undefined);
  const openedAt = useRef(0);
  const isSending = useRef(false);
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

  /**
   * Fills the form with its draft. Where there is none, what was typed before hydration becomes one.
   * @param isUntouched as `restoreForm` takes it
   */
  function restore(isUntouched: Parameters<typeof restoreForm>[2]): Draft | undefined {
    const draft = loadDraft(draftKey);
    attempt.current = draft?.attempt;
    openedAt.current = draft?.openedAt ?? performance.timeOrigin;
    if (draft && form.current) restoreForm(form.current, draft.values, isUntouched);
    const values = Object.entries(form.current ? formValues(form.current) : {});
    if (!draft && values.some(([name, value]) => !isUntouched(name, value))) keep();
    if (attempt.current) setWaiting('unsent');
    return draft;
  }

  /** Saves the draft. */
  function keep(): void {
    if (!form.current) return;
    const values = formValues(form.current);
    setIsKept(saveDraft(draftKey, { values, step, attempt: attempt.current, openedAt: openedAt.current }));
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
      const signals = formSignals(form.current, openedAt.current);
      settle(await insertLead(table, { ...row, id }, signals, () => setIsRetrying(!isQuiet)));
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

  return {
    restore,
    keep,
    send,
    isSubmitting,
    /** No answer came yet, and it is tried again. */
    isRetrying,
    failure,
    waiting,
    /** Whether the browser keeps the draft. */
    isKept,
    clearFailure: () => setFailure(undefined),
  };
}
