import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
} from './draft.ts';
import { formValues, isUntouched, restoreForm } from './form-values.ts';
import { insertLead } from './insert-lead.ts';

export type LeadForm = ReturnType<typeof useLeadForm>;

/** What becomes of what was submitted. */
interface Sending {
  isSubmitting?: boolean;
  /** No answer came yet, and it is tried again. */
  isRetrying?: boolean;
  /** Why the last try did not get through: the interface said no, or nobody answered. */
  failure?: 'refused' | 'unanswered' | undefined;
  /** `offline`, `unreachable`: it is tried again while the page is open. `unsent`: an earlier visit left it so. */
  waiting?: 'offline' | 'unreachable' | 'unsent' | undefined;
}

/** How often it is tried again, in milliseconds. */
const PAUSE = 60_000;

interface LeadFormOptions<Row> {
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
  { rendered = {}, step, check, onStored }: LeadFormOptions<LeadRows[Table]>,
) {
  const draftKey = DRAFT_KEYS[table];
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const openedAt = useRef(0);
  const isSending = useRef(false);
  const wasAttempted = useRef(false);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [sending, setSending] = useState<Sending>({});
  const [isKept, setIsKept] = useState(true);
  const { failure, waiting } = sending;
  const isTriedAgain = waiting === 'offline' || waiting === 'unreachable';
  const tryAgain = useEffectEvent(() => {
    const row = navigator.onLine && checkForm();
    if (row) void send(row, true);
  });

  useEffect(() => {
    if (!isTriedAgain) return;
    window.addEventListener('online', tryAgain);
    const timer = setInterval(tryAgain, PAUSE);
    return () => {
      window.removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, [isTriedAgain]);

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
    problems,
    /** A field's name, and what is wrong with it. */
    field: (name: string) => ({ name, error: problems.find(({ field }) => field === name)?.message }),
    isDialogOpen,
    closeDialog,
    /** Whether the browser keeps the draft. */
    isKept,
    ...sending,
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
    if (attempt.current) setSending({ waiting: 'unsent' });
    if (wasAttempted.current) checkForm();
    return draft;
  }

  /** Saves the draft and clears the errors that were fixed. Call it after each change. */
  function keep(): void {
    if (!form.current) return;
    if (wasAttempted.current) checkForm();
    const values = formValues(form.current);
    setIsKept(saveDraft(draftKey, { values, step, attempt: attempt.current, openedAt: openedAt.current }));
  }

  function checkForm(): LeadRows[Table] | undefined {
    const checked = check(formValues(form.current));
    setProblems(checked.ok ? [] : checked.problems);
    return checked.ok ? checked.row : undefined;
  }

  function submit(): void {
    wasAttempted.current = true;
    setSending({ waiting });
    const row = checkForm();
    if (row) void send(row);
    else setIsDialogOpen(true);
  }

  function closeDialog(): void {
    setIsDialogOpen(false);
    firstInvalid(form.current)?.focus();
  }

  /**
   * Gives the row its `id` and sends it. Once it is stored, the draft is gone.
   * @param isQuiet whether the page tries by itself: what it says changes only with the outcome
   */
  async function send(row: LeadRows[Table], isQuiet = false): Promise<void> {
    if (!isQuiet) setSending({ isSubmitting: true });
    if (isSending.current || !form.current) return;
    isSending.current = true;
    attempt.current = attemptFor(row, attempt.current);
    const sent = { ...row, id: attempt.current.id };
    keep();
    try {
      const onRetry = () => setSending((now) => ({ ...now, isRetrying: !isQuiet }));
      const { outcome, callTime } = await insertLead(table, sent, form.current, openedAt.current, onRetry);
      if (outcome === 'unavailable') {
        wait('refused');
      } else if (outcome === 'stored') {
        clearDraft(draftKey);
        attempt.current = undefined;
        wasAttempted.current = false;
        setSending({});
        onStored(sent, callTime);
      } else {
        // With a conflict no try under this `id` can get through; the next one draws another.
        if (outcome === 'conflict') attempt.current = undefined;
        setSending({ failure: 'refused' });
        keep();
      }
    } catch {
      wait('unanswered');
    } finally {
      isSending.current = false;
    }

    function wait(why: Sending['failure']): void {
      const waiting = navigator.onLine ? 'unreachable' : 'offline';
      setSending((before) => ({ waiting, failure: isQuiet ? before.failure : why }));
    }
  }
}

function firstInvalid(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]');
}
