import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BOOKING_FORM } from '#content/book-call.ts';
import { type TimeFormat, to12Hour, to24Hour } from '#leads/time-of-day.ts';
import {
  type BookingRow,
  bookingFromForm,
  checkBooking,
  DEFAULT_TIMEZONE,
  SERVICES,
  TIMEZONES,
} from '#leads/types/booking-form.ts';
import type { Problem } from '#leads/validation.ts';
import { ThanksPanel } from '../screens/book-call/ThanksPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { FailureBanner } from '../ui/FailureBanner.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { ValidationDialog } from '../ui/ValidationDialog.tsx';
import styles from './BookingForm.module.css';
import { BOOKING_DRAFT } from './booking-draft.ts';
import { formValues } from './form-values.ts';
import { localDay } from './local-day.ts';
import { useLeadForm } from './use-lead-form.ts';

/** Spec section 8. */
const MESSAGES = {
  invalid: 'Please fill in all required fields to book your call.',
  refused: 'There was an error submitting your booking. Please try again.',
  unanswered: 'An unexpected error occurred. Please try again later.',
};

/**
 * The booking form of spec section 4. It renders a plain HTML form that works without script; after hydration
 * it validates, keeps a draft and sends the lead itself. The fields are uncontrolled, so input typed before
 * hydration stays.
 */
export function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  /** Text that is not a time, kept while the 24-hour picker is shown. */
  const unreadTime = useRef('');
  const [time, setTime] = useState<{ format: TimeFormat; text: string }>({ format: '24h', text: '' });
  const [problems, setProblems] = useState<Problem[]>([]);
  const [wasAttempted, setWasAttempted] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [sent, setSent] = useState<BookingRow>();
  const { restore, keep, send, isSubmitting, isRetrying, failure, isWaiting, clearFailure } = useLeadForm(
    'call_bookings',
    form,
    { draftKey: BOOKING_DRAFT },
  );
  const onHydrated = useEffectEvent(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    input(element, 'preferred_date').min = localDay(new Date());
    const draft = restore((name, value) => value === (DELIVERED[name] ?? ''));
    const { time_format: format, preferred_time: text } = formValues(element);
    if (format === '12h')
      setTime({ format, text: as12Hour(String(text || draft?.values.preferred_time || '')) });
  });

  useEffect(() => onHydrated(), []);

  useEffect(() => {
    if (isDialogOpen && form.current) firstInvalid(form.current)?.scrollIntoView({ block: 'center' });
  }, [isDialogOpen]);

  if (sent) return <ThanksPanel booking={sent} timeFormat={time.format} />;

  return (
    <>
      <form
        ref={form}
        className={`paper ${styles.sheet}`}
        method="post"
        action="/rest/v1/call_bookings"
        aria-labelledby="booking-sheet"
        onSubmit={submit}
        onInput={(event) => change(event.currentTarget)}
      >
        <div className={styles.head}>
          <h3 id="booking-sheet">{BOOKING_FORM.sheet}</h3>
          <span className="label">{BOOKING_FORM.sheetNote}</span>
        </div>
        <div className={styles.fields}>
          <Field label="Name" name="name" error={errorOf('name')}>
            {(control) => <input {...control} type="text" autoComplete="name" required />}
          </Field>
          <Field label="Email" name="email" error={errorOf('email')}>
            {(control) => <input {...control} type="email" autoComplete="email" required />}
          </Field>
          <Field label="Company name" name="company_name" error={errorOf('company_name')}>
            {(control) => <input {...control} type="text" autoComplete="organization" required />}
          </Field>
          <Field label="Service" name="selected_service" error={errorOf('selected_service')}>
            {(control) => (
              <select {...control} defaultValue="" required>
                <option value="">Choose a service</option>
                {SERVICES.map((service) => (
                  <option key={service}>{service}</option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Preferred date" name="preferred_date" error={errorOf('preferred_date')}>
            {(control) => <input {...control} type="date" required />}
          </Field>
          <Field
            label="Preferred time"
            name="preferred_time"
            error={errorOf('preferred_time')}
            hint={time.format === '12h' ? 'Format: 1:30 PM or 3:45 AM' : undefined}
            aside={<TimeFormatToggle onChange={changeTimeFormat} />}
          >
            {(control) =>
              time.format === '12h' ? (
                <input
                  {...control}
                  key="12h"
                  type="text"
                  defaultValue={time.text}
                  placeholder="e.g., 3:30 PM"
                  autoComplete="off"
                  required
                />
              ) : (
                <input {...control} key="24h" type="time" defaultValue={time.text} required />
              )
            }
          </Field>
          <Field label="Timezone" name="timezone" wide>
            {(control) => (
              <select {...control} defaultValue={DEFAULT_TIMEZONE}>
                {TIMEZONES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Problems to solve" name="problems_to_solve" error={errorOf('problems_to_solve')} wide>
            {(control) => <textarea {...control} rows={4} required />}
          </Field>
          <Field label="Additional info" name="additional_info" optional wide>
            {(control) => <textarea {...control} rows={2} />}
          </Field>
        </div>
        <Honeypot />
        <div className={styles.failure}>
          <FailureBanner
            message={failure && MESSAGES[failure]}
            note={isRetrying ? BOOKING_FORM.retrying : isWaiting ? BOOKING_FORM.waiting : undefined}
          />
        </div>
        <div className={styles.end}>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Submitting...' : 'Book a Call'}
          </Button>
          <p>{BOOKING_FORM.promise}</p>
        </div>
      </form>
      <ValidationDialog isOpen={isDialogOpen} onClose={backToForm} message={MESSAGES.invalid} />
    </>
  );

  function errorOf(name: string): string | undefined {
    return problems.find((problem) => problem.field === name)?.message;
  }

  function check(element: HTMLFormElement) {
    return checkBooking(bookingFromForm(formValues(element)), localDay(new Date()));
  }

  /** Saves the draft and clears the errors that were fixed. */
  function change(element: HTMLFormElement) {
    keep();
    if (!wasAttempted) return;
    const checked = check(element);
    setProblems(checked.ok ? [] : checked.problems);
  }

  function changeTimeFormat(format: TimeFormat) {
    if (!form.current) return;
    const typed = input(form.current, 'preferred_time').value;
    if (format === '12h') {
      setTime({ format, text: typed ? as12Hour(typed) : unreadTime.current });
    } else {
      const text = to24Hour(typed);
      unreadTime.current = text === undefined ? typed : '';
      setTime({ format, text: text ?? '' });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    setWasAttempted(true);
    clearFailure();

    const checked = check(element);
    if (!checked.ok) {
      setProblems(checked.problems);
      setIsDialogOpen(true);
      return;
    }

    setProblems([]);
    if (await send(checked.row)) setSent(checked.row);
  }

  function backToForm() {
    setIsDialogOpen(false);
    const invalid = form.current && firstInvalid(form.current);
    invalid?.focus({ preventScroll: true });
    invalid?.scrollIntoView({ block: 'center' });
  }
}

function TimeFormatToggle({ onChange }: { onChange: (format: TimeFormat) => void }) {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">Time format</legend>
      <label>
        <input type="radio" name="time_format" value="24h" defaultChecked onChange={() => onChange('24h')} />
        24-hour
      </label>
      <label>
        <input type="radio" name="time_format" value="12h" onChange={() => onChange('12h')} />
        12-hour (AM/PM)
      </label>
    </fieldset>
  );
}

/** Initial values of the fields that do not start empty. */
const DELIVERED: Record<string, string> = { timezone: DEFAULT_TIMEZONE, time_format: '24h' };

function as12Hour(text: string): string {
  const time = to24Hour(text);
  return time === undefined ? text : to12Hour(time);
}

function input(form: HTMLFormElement, name: keyof BookingRow): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`The form has no input named ${name}`);
  return control;
}

function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[aria-invalid="true"]');
}
