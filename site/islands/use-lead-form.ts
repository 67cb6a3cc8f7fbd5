import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import { type Attempt, attemptFor } from './attempt-id.ts';
import { clearDraft, type Draft, loadDraft, saveDraft } from './draft.ts';
import { forgetOpened, formSignals, noteOpened } from './form-signals.ts';
import { formValues, restoreForm } from './form-values.ts';
import { insertLead } from './insert-lead.ts';

/** Why the last try did not get through: the interface said no, or nobody answered. */
export type Failure = 'refused' | 'unanswered';

interface Options {
  /** Where the draft is kept. */
  draftKey: string;
  /** Of a form in steps: the one that is shown, kept with the draft. */
  step?: number;
  /** Whether submitting the form sends it, rather than going on to the next step. */
  isComplete?: boolean;
}

/**
 * Keeps a form's draft, and sends its row: once at a time and under one `id` over all tries. If the network is
 * away, the row goes out by itself once it is back, as the form holds it then.
 */
export function useLeadForm<Table extends LeadTable>(
  table: Table,
  form: RefObject<HTMLFormElement | null>,
  { draftKey, step, isComplete = true }: Options,
) {
  const attempt = useRef<Attempt>(undefined);
  const isSending = useRef(false);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const onOnline = useEffectEvent(() => {
    if (isComplete) form.current?.requestSubmit();
  });

  useEffect(noteOpened, []);

  useEffect(() => {
    if (!isWaiting) return;
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);

  useEffect(() => {
    // The button was disabled, which took the focus off it.
    if (failure) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [failure, form]);

  /**
   * Fills the form with its draft.
   * @param isUntouched as `restoreForm` takes it
   */
  function restore(isUntouched: Parameters<typeof restoreForm>[2]): Draft | undefined {
    const draft = loadDraft<Draft>(draftKey);
    attempt.current = draft?.attempt;
    if (draft && form.current) restoreForm(form.current, draft.values, isUntouched);
    return draft;
  }

  /** Saves the draft. */
  function keep(): void {
    if (!form.current) return;
    saveDraft(draftKey, {
      values: formValues(form.current),
      ...(step !== undefined && { step }),
      attempt: attempt.current,
    } satisfies Draft);
  }

  /**
   * Gives the row its `id` and sends it. Once it is stored, the draft is gone.
   * @returns the `id`, once it is stored
   */
  async function send(row: LeadRows[Table]): Promise<string | undefined> {
    if (isSending.current || !form.current) return undefined;
    isSending.current = true;
    setIsSubmitting(true);
    setFailure(undefined);
    setIsWaiting(false);
    attempt.current = attemptFor(row, attempt.current);
    const { id } = attempt.current;
    keep();
    try {
      const outcome = await insertLead(table, { ...row, id }, formSignals(form.current), () =>
        setIsRetrying(true),
      );
      if (outcome === 'stored') {
        forgetOpened();
        clearDraft(draftKey);
      } else setFailure('refused');
      if (outcome === 'conflict') {
        // No try under this `id` can get through; the next one draws another.
        attempt.current = undefined;
        keep();
      }
      return outcome === 'stored' ? id : undefined;
    } catch {
      setFailure('unanswered');
      setIsWaiting(!navigator.onLine);
      return undefined;
    } finally {
      isSending.current = false;
      setIsSubmitting(false);
      setIsRetrying(false);
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
    /** Offline: it goes out by itself once the network is back. */
    isWaiting,
    clearFailure: () => setFailure(undefined),
  };
}
