import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadRows } from '#leads/types.ts';
import type { Checked, FormValues } from '#leads/validation.ts';
import { type Attempt, attemptFor } from './attempt-id.ts';
import type { CallTime } from './call-time.ts';
import { clearDraft, type Draft, loadDraft, saveDraft } from './draft.ts';
import { forgetOpened, formSignals, noteOpened } from './form-signals.ts';
import { formValues, restoreForm } from './form-values.ts';
import { insertLead } from './insert-lead.ts';
import { NEWS, type WaitingNews, type WaitingResult, watchWaiting } from './send-waiting.ts';
import {
  type FormTable,
  forgetWaiting,
  keepWaiting,
  type WaitingLead,
  waitingLeads,
} from './waiting-leads.ts';

export type LeadForm = ReturnType<typeof useLeadForm>;

/** Why the last try did not get through: the interface said no, or nobody answered. */
type Failure = 'refused' | 'unanswered';

/** Why what was sent still waits: there is no network, or nobody answers. */
type Waiting = 'offline' | 'unreachable';

export interface LeadFormOptions<Row> {
  /** Where the draft is kept. */
  draftKey: string;
  /** Of a form in steps: the one that is shown, kept with the draft. */
  step?: number;
  /** Makes a row of what the form holds. */
  check(values: FormValues): Checked<Row>;
  /** Called once the row is stored. After a wait, another page of the site may have sent it. */
  onStored(row: Row & { id: string }, callTime: CallTime | undefined): void;
}

/**
 * Keeps a form's draft, and sends its row: once at a time and under one `id` over all tries. A row that does not get
 * through waits in the browser's storage, as the form holds it, and goes out by itself from any page of the site.
 */
export function useLeadForm<Table extends FormTable>(
  table: Table,
  form: RefObject<HTMLFormElement | null>,
  { draftKey, step, check, onStored }: LeadFormOptions<LeadRows[Table]>,
) {
  const attempt = useRef<Attempt>(undefined);
  const isSending = useRef(false);
  const stopListening = useRef<() => void>(undefined);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [waiting, setWaiting] = useState<Waiting>();
  const [isRetrying, setIsRetrying] = useState(false);
  const onNews = useEffectEvent(({ data }: MessageEvent<WaitingNews>) => {
    if (data.id === attempt.current?.id && data.outcome !== 'unavailable') settle(data);
  });

  useEffect(noteOpened, []);

  useEffect(() => () => stopListening.current?.(), []);

  useEffect(() => {
    // The button was disabled, which took the focus off it.
    if (failure) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [failure, form]);

  /**
   * Fills the form with its draft. Where there is none, what was typed before hydration becomes one.
   * @param isUntouched as `restoreForm` takes it
   */
  function restore(isUntouched: Parameters<typeof restoreForm>[2]): Draft | undefined {
    const draft = loadDraft<Draft>(draftKey);
    attempt.current = draft?.attempt;
    if (draft && form.current) restoreForm(form.current, draft.values, isUntouched);
    const values = Object.entries(form.current ? formValues(form.current) : {});
    if (!draft && values.some(([name, value]) => !isUntouched(name, value))) save();
    if (waitingLeads().some(({ id }) => id === attempt.current?.id)) wait();
    return draft;
  }

  /** Saves the draft. What waits to be sent changes with it. */
  function keep(): void {
    const checked = waiting && form.current && check(formValues(form.current));
    if (checked?.ok) prepare(checked.row);
    save();
  }

  function save(): void {
    if (!form.current) return;
    saveDraft(draftKey, {
      values: formValues(form.current),
      ...(step !== undefined && { step }),
      attempt: attempt.current,
    } satisfies Draft);
  }

  /** Gives the row its `id` and sends it. Once it is stored, the draft is gone. */
  async function send(row: LeadRows[Table]): Promise<void> {
    if (isSending.current || !form.current) return;
    isSending.current = true;
    setIsSubmitting(true);
    setFailure(undefined);
    stopWaiting();
    const { id, signals } = prepare(row);
    save();
    try {
      settle(await insertLead(table, { ...row, id }, signals, () => setIsRetrying(true)));
    } catch {
      setFailure('unanswered');
      wait();
    } finally {
      isSending.current = false;
      setIsSubmitting(false);
      setIsRetrying(false);
    }
  }

  /** Gives the row its `id`, and lets it wait until it is known to be stored: the visitor may leave at any time. */
  function prepare(row: LeadRows[Table]): WaitingLead {
    const earlier = attempt.current;
    attempt.current = attemptFor(row, earlier);
    if (earlier && earlier.id !== attempt.current.id) forgetWaiting(earlier.id);
    const lead = {
      table,
      id: attempt.current.id,
      row,
      signals: form.current ? formSignals(form.current) : {},
      draftKey,
      sentAt: Date.now(),
    };
    keepWaiting(lead);
    return lead;
  }

  function wait(): void {
    setWaiting(navigator.onLine ? 'unreachable' : 'offline');
    const id = attempt.current?.id;
    // The notice of `announce-waiting.ts` leaves it to the form to say so, also where it spoke before the form was there.
    if (form.current) form.current.dataset.waiting = id;
    document.querySelector(`[data-waiting-notice="${id}"]`)?.replaceChildren();
    // At once: by the next render the page's own sender may have told what became of it.
    stopListening.current ??= listen();
  }

  function listen(): () => void {
    const news = new BroadcastChannel(NEWS);
    news.addEventListener('message', onNews);
    const stop = watchWaiting();
    return () => {
      news.close();
      stop();
    };
  }

  function stopWaiting(): void {
    setWaiting(undefined);
    stopListening.current?.();
    stopListening.current = undefined;
  }

  /** Sends nothing after all. The draft stays. */
  function dontSend(): void {
    setFailure(undefined);
    settle({ outcome: 'withdrawn' });
    // Its button is gone, and had the focus.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }

  function settle({ outcome, callTime }: WaitingResult): void {
    if (outcome === 'unavailable') {
      setFailure('refused');
      wait();
      return;
    }
    stopWaiting();
    if (!attempt.current) return;
    const { id, row } = attempt.current;
    forgetWaiting(id);
    if (outcome === 'stored') {
      forgetOpened();
      clearDraft(draftKey);
      onStored({ ...JSON.parse(row), id }, callTime);
      return;
    }
    if (outcome === 'withdrawn') return;
    setFailure('refused');
    if (outcome === 'conflict') {
      // No try under this `id` can get through; the next one draws another.
      attempt.current = undefined;
      save();
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
    /** It is kept, and goes out by itself. */
    waiting,
    dontSend,
    clearFailure: () => setFailure(undefined),
  };
}
