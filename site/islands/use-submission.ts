import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadRows, LeadTable } from '#leads/types.ts';
import { type Attempt, attemptFor } from './attempt-id.ts';
import { forgetOpened, formSignals, noteOpened } from './form-signals.ts';
import { insertLead } from './insert-lead.ts';

/** Why the last try did not get through: the interface said no, or nobody answered. */
export type Failure = 'refused' | 'unanswered';

/**
 * Sends a form's row, once at a time and under one `id` over all tries. Where the network is away the row
 * goes out by itself once it is back, as the form holds it then.
 * @param isComplete whether submitting the form sends it; the quiz goes on to its next step before the last
 */
export function useSubmission<Name extends LeadTable>(
  table: Name,
  form: RefObject<HTMLFormElement | null>,
  isComplete = true,
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

  /** Gives the row its `id` and sends it; `keep` is called each time that this `id` changes. */
  async function send(row: LeadRows[Name], keep: () => void): Promise<boolean> {
    if (isSending.current || !form.current) return false;
    isSending.current = true;
    setIsSubmitting(true);
    setFailure(undefined);
    setIsWaiting(false);
    attempt.current = attemptFor(row, attempt.current);
    keep();
    try {
      const outcome = await insertLead(
        table,
        { ...row, id: attempt.current.id },
        formSignals(form.current),
        () => setIsRetrying(true),
      );
      if (outcome === 'stored') forgetOpened();
      else setFailure('refused');
      if (outcome === 'conflict') {
        // No try under this `id` can get through; the next one draws another.
        attempt.current = undefined;
        keep();
      }
      return outcome === 'stored';
    } catch {
      setFailure('unanswered');
      setIsWaiting(!navigator.onLine);
      return false;
    } finally {
      isSending.current = false;
      setIsSubmitting(false);
      setIsRetrying(false);
    }
  }

  return {
    attempt,
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
