import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BOOKING_FORM } from '#content/book-call.ts';
import { SERVICE_NAMES } from '#content/service-names.ts';
import type { CallTimeStatus } from '#leads/call.ts';
import { DEVICE_ZONE_FIELD, knownZone } from '#leads/device-zone.ts';
import {
  type BookingRow,
  bookingFromForm,
  bookingSchema,
  DEFAULT_TIMEZONE,
} from '#leads/lead-types/booking-form.ts';
import { formatTime, type TimeFormat, to24Hour } from '#leads/time-of-day.ts';
import { type FormZone, instantIn, machineZone, TIMEZONES, wallTimeIn } from '#leads/time-zones.ts';
import { checkRow } from '#leads/validation.ts';
import { ChoiceControl } from '../../ui/ChoiceControl.tsx';
import { Field } from '../../ui/Field.tsx';
import { EmailField } from '../EmailField.tsx';
import { FormSheet } from '../FormSheet.tsx';
import { fillForm, formValues } from '../form-values.ts';
import { useLeadForm } from '../use-lead-form.ts';
import styles from './BookingForm.module.css';
import {
  askedTime,
  firstDay,
  formatHint,
  localDay,
  noonOf,
  PICKED_FIELD,
  READABLE_TIME,
  whenAsked,
  zoneForDevice,
  zoneHint,
} from './booking-time.ts';
import { CallTimes } from './CallTimes.tsx';
import type { HoursInForm } from './hours-in-form.ts';
import type { ThanksSite } from './ThanksPanel.tsx';

/** The visitor's time zone. During the build, this is the build machine's zone, which isn't used. */
const deviceZone = knownZone(machineZone());

/**
 * The booking form of spec section 4. Without scripts, it is a plain HTML form; after hydration, the script validates
 * and sends it. The fields are uncontrolled, so input from before hydration is kept.
 */
export function BookingForm({ site, hours }: { site: ThanksSite; hours: HoursInForm }) {
  // Set after hydration, because the first render must match the server's.
  const [device, setDevice] = useState<{ today: string; zone: string | undefined }>();
  const [when, setWhen] = useState(() => whenAsked({}));
  /** Whether the visitor changed the zone after picking a time: from then on, times are shown in the form's zone. */
  const [isInFormZone, setIsInFormZone] = useState(false);
  const [leftTime, setLeftTime] = useState('');
  const [thanks, setThanks] = useState<ReactNode>();
  /** Until the visitor chooses a zone, the form selects the zone that matches the device's clock on the chosen day. */
  const isZoneChosen = useRef(false);
  const lead = useLeadForm('call_bookings', {
    check: (values) =>
      checkRow(bookingSchema(firstDay(whenAsked(values).zone), values), bookingFromForm(values)),
    onStored: thank,
  });
  const { form, restore, keep, field } = lead;
  const onHydrated = useEffectEvent(() => {
    setDevice({ today: localDay(), zone: deviceZone });
    const draft = restore();
    const { timezone } = formValues(form.current);
    isZoneChosen.current = timezone !== (draft?.values.timezone ? zoneOnDay() : DEFAULT_TIMEZONE);
    followDevice();
    tidyTime();
  });

  useEffect(() => onHydrated(), []);

  if (thanks) return thanks;

  return (
    <FormSheet id="booking-sheet" lead={lead} words={BOOKING_FORM} onInput={change}>
      <Field label="Name" {...field('name')} autoComplete="name" required />
      <EmailField label="Email" {...field('email')} />
      <Field label="Company name" {...field('company_name')} autoComplete="organization" required />
      <Field label="Service" {...field('selected_service')} as="select" defaultValue="" required>
        <option value="">Choose a service</option>
        {SERVICE_NAMES.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </Field>
      <CallTimes
        {...{ hours, when }}
        today={device?.today}
        deviceZone={isInFormZone ? undefined : device?.zone}
        onPick={pick}
        formatSwitch={
          // Without scripts, the server reads both formats, so there is nothing to switch.
          <fieldset className={`label needs-script ${styles.toggle}`}>
            <legend className="visually-hidden">Time format</legend>
            <ChoiceControl className="patch" name="time_format" value="24h" defaultChecked>
              24-hour
            </ChoiceControl>
            <ChoiceControl className="patch" name="time_format" value="12h">
              12-hour (AM/PM)
            </ChoiceControl>
          </fieldset>
        }
      >
        <Field
          label="Preferred date"
          {...field('preferred_date')}
          type="date"
          min={device?.today}
          onInput={followDevice}
          required
        />
        <Field
          label="Preferred time"
          {...field('preferred_time')}
          hint={formatHint(when, leftTime)}
          inputMode={when.format === '24h' ? 'numeric' : undefined}
          placeholder={when.format === '24h' ? 'e.g., 15:30' : 'e.g., 3:30 PM'}
          pattern={READABLE_TIME}
          onBlur={() => tidyTime()}
          required
        />
        <Field
          label="Timezone"
          name="timezone"
          as="select"
          defaultValue={DEFAULT_TIMEZONE}
          hint={zoneHint(when, device?.zone)}
          onInput={chooseZone}
        >
          {TIMEZONES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
      </CallTimes>
      <Field label="Problems to solve" {...field('problems_to_solve')} wide as="textarea" rows={4} required />
      <Field label="Additional info" {...field('additional_info')} optional wide as="textarea" rows={2} />
      <input type="hidden" name={DEVICE_ZONE_FIELD} value={device?.zone ?? ''} />
      <input type="hidden" name={PICKED_FIELD} />
    </FormSheet>
  );

  function change() {
    loadThanks().catch(() => {});
    if (whenAsked(formValues(form.current)).format !== when.format) tidyTime(when.format);
    else readWhen();
    keep();
  }

  function zoneOnDay() {
    return zoneForDevice(deviceZone, noonOf(whenAsked(formValues(form.current))));
  }

  function followDevice() {
    if (!isZoneChosen.current) fillForm(form.current, { timezone: zoneOnDay() });
  }

  /** Updates the requested time. Keeps the old object if it is equal, so typing in other fields doesn't re-render. */
  function readWhen() {
    const now = whenAsked(formValues(form.current));
    setWhen((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now));
  }

  /**
   * Rewrites the time in the chosen format. Leaves the text unchanged if it isn't a time.
   * @param from the format in which the time was typed; defaults to the chosen format
   */
  function tidyTime(from?: TimeFormat) {
    const { text, format } = whenAsked(formValues(form.current));
    const time = to24Hour(text, from ?? format);
    if (time) fillForm(form.current, { preferred_time: formatTime(time, format) });
    setLeftTime(text);
    readWhen();
  }

  /** Fills in the available time `at`, in milliseconds since 1970. Without `at`, marks no time as picked. */
  function pick(at?: number) {
    if (at) fillIn(at, isZoneChosen.current ? when.zone : zoneForDevice(deviceZone, new Date(at)));
    fillForm(form.current, { [PICKED_FIELD]: String(at ?? -Math.abs(when.picked)) });
    change();
  }

  /** Keeps the instant of a time that was picked, and the wall-clock time of one that was typed. */
  function chooseZone() {
    isZoneChosen.current = true;
    const at = Number(askedTime(when)?.at);
    if (at !== Math.abs(when.picked)) return;
    setIsInFormZone(true);
    fillIn(at, whenAsked(formValues(form.current)).zone);
  }

  /** Fills in an instant by a zone's clock; no time if the clock shows it for the second time, as fields can't say so. */
  function fillIn(at: number, zone: FormZone) {
    const { date, time } = wallTimeIn(zone, new Date(at));
    const preferred_time = instantIn(zone, date, time).getTime() === at ? formatTime(time, when.format) : '';
    fillForm(form.current, { preferred_date: date, preferred_time, timezone: zone });
  }

  async function thank(booking: BookingRow & { id: string }, callTime: CallTimeStatus | undefined) {
    const loaded = await loadThanks().catch(() => undefined);
    // Loading fails if a new release has replaced the scripts since this page was loaded.
    if (!loaded)
      return location.assign(`/book-call/${!callTime || callTime === 'held' ? 'thanks' : callTime}`);
    const sent = { booking, callTime, timeFormat: when.format, deviceZone: device?.zone };
    setThanks(<loaded.ThanksPanel site={site} {...sent} />);
  }
}

/** Loads the thanks panel. Called on the first input, because most visitors never need the panel. */
const loadThanks = () => import('./ThanksPanel.tsx');
