import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BOOKING_FORM } from '#content/book-call.ts';
import { DEVICE_ZONE_FIELD, knownZone } from '#leads/device-zone.ts';
import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import { TIMEZONES, wallTimeIn } from '#leads/time-zones.ts';
import {
  type BookingRow,
  bookingFromForm,
  checkBooking,
  DEFAULT_TIMEZONE,
  SERVICES,
} from '#leads/types/booking-form.ts';
import type { FormValues } from '#leads/validation.ts';
import type { ThanksSite } from '../../screens/book-call/ThanksPanel.tsx';
import { Field } from '../../ui/Field.tsx';
import unseen from '../../ui/unseen.module.css';
import { BOOKING_DRAFT } from '../draft.ts';
import { FormSheet } from '../FormSheet.tsx';
import { formValues } from '../form-values.ts';
import type { CallTime } from '../insert-lead.ts';
import { useLeadForm } from '../use-lead-form.ts';
import styles from './BookingForm.module.css';
import {
  firstDay,
  formatHint,
  localDay,
  NOT_ASKED,
  PICKED_FIELD,
  READABLE_TIME,
  rewritten,
  type When,
  whenAsked,
} from './booking-time.ts';
import { CallTimes } from './CallTimes.tsx';

/**
 * The booking form of spec section 4. It renders a plain HTML form that works without script; after hydration
 * it validates, keeps a draft and sends the lead itself. The fields are uncontrolled, so input typed before
 * hydration stays.
 */
export function BookingForm({ site }: { site: ThanksSite }) {
  const form = useRef<HTMLFormElement>(null);
  const [deviceZone, setDeviceZone] = useState<string>();
  const [when, setWhen] = useState(NOT_ASKED);
  const [thanks, setThanks] = useState<ReactNode>();
  const lead = useLeadForm('call_bookings', form, {
    draftKey: BOOKING_DRAFT,
    rendered: { timezone: DEFAULT_TIMEZONE, time_format: '24h' },
    check,
    onStored: thank,
  });
  const { restore, keep, recheck, errorOf } = lead;
  const onHydrated = useEffectEvent(() => {
    const element = form.current;
    if (!element) return;
    control(element, 'preferred_date').setAttribute('min', localDay(new Date()));
    restore();
    tidyTime(element);
    setDeviceZone(knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone));
  });

  useEffect(() => onHydrated(), []);

  if (thanks) return thanks;

  return (
    <FormSheet
      ref={form}
      table="call_bookings"
      id="booking-sheet"
      lead={lead}
      words={BOOKING_FORM}
      onInput={change}
    >
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
      <CallTimes when={when} deviceZone={deviceZone} onPick={pick}>
        <Field label="Preferred date" name="preferred_date" error={errorOf('preferred_date')}>
          {(control) => <input {...control} type="date" required />}
        </Field>
        <Field
          label="Preferred time"
          name="preferred_time"
          error={errorOf('preferred_time')}
          hint={formatHint(when)}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode={when.format === '24h' ? 'numeric' : undefined}
              placeholder={when.format === '24h' ? 'e.g., 15:30' : 'e.g., 3:30 PM'}
              pattern={READABLE_TIME}
              onBlur={() => form.current && tidyTime(form.current)}
              required
            />
          )}
        </Field>
        <TimeFormatToggle />
        <Field label="Timezone" name="timezone">
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
      </CallTimes>
      <Field label="Problems to solve" name="problems_to_solve" error={errorOf('problems_to_solve')} wide>
        {(control) => <textarea {...control} rows={4} required />}
      </Field>
      <Field label="Additional info" name="additional_info" optional wide>
        {(control) => <textarea {...control} rows={2} />}
      </Field>
      <input type="hidden" name={DEVICE_ZONE_FIELD} value={deviceZone ?? ''} />
      <input type="hidden" name={PICKED_FIELD} />
    </FormSheet>
  );

  /** Reads what is asked for, and saves the draft. */
  function change(element: HTMLFormElement) {
    const { format } = whenAsked(formValues(element));
    if (format !== when.format) rewriteTime(element, when.format);
    loadThanks().catch(() => {});
    readWhen(element);
    keep();
    recheck();
  }

  /** Notes what is asked for. Where that is the same, nothing renders: most keys are typed elsewhere. */
  function readWhen(element: HTMLFormElement) {
    const now = whenAsked(formValues(element));
    setWhen((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now));
  }

  /** Writes the time as the chosen format has it. */
  function tidyTime(element: HTMLFormElement) {
    rewriteTime(element, whenAsked(formValues(element)).format);
    readWhen(element);
  }

  /** Fills in a free time as if the visitor had. Without one, what stands there is no longer picked. */
  function pick(at?: number) {
    if (!form.current) return;
    write(form.current, at ? fieldsOf(at, when) : { [PICKED_FIELD]: '' });
    change(form.current);
  }

  async function thank(booking: BookingRow & { id: string }, callTime: CallTime | undefined) {
    try {
      const { ThanksPanel } = await loadThanks();
      setThanks(
        <ThanksPanel
          site={site}
          booking={booking}
          callTime={callTime}
          timeFormat={when.format}
          deviceZone={deviceZone}
        />,
      );
    } catch {
      // The site may have been replaced since this page was loaded.
      const page = callTime === 'taken' || callTime === 'confirmed' ? callTime : 'thanks';
      location.assign(`/book-call/${page}`);
    }
  }
}

function TimeFormatToggle() {
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">Time format</legend>
      <label>
        <input className={unseen.control} type="radio" name="time_format" value="24h" defaultChecked />
        24-hour
      </label>
      <label>
        <input className={unseen.control} type="radio" name="time_format" value="12h" />
        12-hour (AM/PM)
      </label>
    </fieldset>
  );
}

function check(values: FormValues) {
  return checkBooking(bookingFromForm(values), firstDay(whenAsked(values).zone));
}

/** Only those who fill the form in need it. */
const loadThanks = () => import('../../screens/book-call/ThanksPanel.tsx');

function write(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) control(form, name).value = value;
}

/** What the form's fields hold once a free time is picked. */
function fieldsOf(at: number, { zone, format }: Pick<When, 'zone' | 'format'>): Record<string, string> {
  const { date, time } = wallTimeIn(zone, new Date(at));
  return {
    preferred_date: date,
    preferred_time: formatTime(time, format),
    [PICKED_FIELD]: String(at),
  };
}

/** @param from how the time was written */
function rewriteTime(form: HTMLFormElement, from: TimeFormat): void {
  const { text, format } = whenAsked(formValues(form));
  control(form, 'preferred_time').value = rewritten(text, from, format);
}

function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement))
    throw new Error(`The form has no control named ${name}`);
  return found;
}
