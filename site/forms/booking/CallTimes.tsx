import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CALL_TIMES_TEXT } from '#content/book-call.ts';
import { CALL_HOURS } from '#content/call-hours.ts';
import { isWithinHours } from '#leads/calls/free-times.ts';
import { formatTime } from '#leads/time-of-day.ts';
import { formatDay, placeOf, wallTimeAt } from '#leads/time-zones.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceControl } from '../../ui/ChoiceControl.tsx';
import { Words } from '../../ui/Words.tsx';
import { askedTime, dayOf, type When } from './booking-time.ts';
import styles from './CallTimes.module.css';
import { type FreeTime, loadCallTimes, readTimes } from './call-times.ts';
import { formatHours } from './format-hours.ts';
import type { HoursInForm } from './hours-in-form.ts';

interface CallTimesProps {
  when: When;
  /** Today's date on the device; undefined before hydration. */
  today: string | undefined;
  /** The device's IANA zone, in which times are shown. If undefined, times are shown in the form's zone. */
  deviceZone: string | undefined;
  hours: HoursInForm;
  /** Called with the picked time in milliseconds since 1970, or with undefined if the visitor wants another time. */
  onPick: (at?: number) => void;
  formatSwitch: ReactNode;
  /** The fields for another time. */
  children: ReactNode;
}

type Day = [date: string, starts: (FreeTime | undefined)[]];

const DAYS_AT_FIRST = 3;
const DAYS_MORE = 7;

/**
 * The next available times, drawn as an appointment book, and the fields for another time. Once an available time is
 * picked, one sentence replaces both. The book is never resized, so nothing moves when the times arrive.
 */
export function CallTimes({ hours, when, today, deviceZone, onPick, ...parts }: CallTimesProps) {
  const { starts: most, groups } = hours;
  const { zone, format } = when;
  /** Undefined while loading; null if the server didn't answer. */
  const [times, setTimes] = useState<number[] | null>();
  const [maxDays, setMaxDays] = useState(DAYS_AT_FIRST);
  const group = useRef<HTMLFieldSetElement>(null);
  const days = useMemo(() => {
    const read = readTimes(times ?? [], zone, deviceZone);
    const columns = [...new Set(read.map(({ time }) => time))].sort();
    const dates = [...new Set(read.map(({ date }) => date))];
    return dates.map((day): Day => {
      const starts = read.filter(({ date }) => date === day);
      const isWide = columns.length > most;
      return [day, isWide ? starts : columns.map((column) => starts.find(({ time }) => time === column))];
    });
  }, [times, zone, deviceZone, most]);
  const onLoad = useEffectEvent(load);

  useEffect(() => {
    void onLoad();
    const onVisible = () => document.visibilityState === 'visible' && void onLoad();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  const place = deviceZone ? placeOf(deviceZone) : zone;
  const asked = askedTime(when);
  const shown = asked && deviceZone ? wallTimeAt(deviceZone, asked.at) : asked;
  const sentence = shown && `${formatDay(shown.date)}, ${formatTime(shown.time, format)} in ${place}`;
  const date = dayOf(when) ?? today;
  const shownIn = date ? { zone, date } : undefined;
  // An available time counts as picked until the visitor changes the date, time or zone.
  const picked = asked && Number(asked.at) === when.picked ? when.picked : undefined;
  const isGone = picked !== undefined && times && !times.includes(picked);
  const isPicked = picked !== undefined && !isGone;
  const hasBook = CALL_HOURS && (times ? times.length > 0 : times !== null);

  return (
    <fieldset
      ref={group}
      id="when"
      className={`stack gap-sm whole-row ${styles.when}`}
      data-picked={isPicked || undefined}
      aria-label={CALL_TIMES_TEXT.legend}
      aria-describedby={CALL_HOURS ? 'call-hours' : undefined}
    >
      <legend className="name">{CALL_TIMES_TEXT.legend}</legend>
      {parts.formatSwitch}
      {hasBook && (
        <div className={`intro gap-sm needs-script ${styles.book}`}>
          <p key={place} className="compact">
            {CALL_TIMES_TEXT.by} {place}
          </p>
          {/* A click or tap completes the choice. Arrow keys don't: they pick each time slot they pass. */}
          {/* biome-ignore lint/a11y: the radios inside handle the keyboard */}
          <div
            className={styles.days}
            data-format={format}
            onClick={({ detail }) => detail > 0 && focusNext('button[data-change]')}
          >
            {(times ? days.slice(0, maxDays) : NOT_YET).map(dayLine)}
          </div>
          <div className={styles.more}>
            {(!times || maxDays < days.length) && (
              <Button variant="line" disabled={!times} onClick={showMore} label={CALL_TIMES_TEXT.more} />
            )}
          </div>
          <p className="strong">{CALL_TIMES_TEXT.another}</p>
        </div>
      )}
      {CALL_HOURS && !hasBook && (
        <p>
          {CALL_TIMES_TEXT.request}{' '}
          {!times && <Button variant="text" onClick={load} label={CALL_TIMES_TEXT.again} />}
        </p>
      )}
      <div className={styles.another}>{parts.children}</div>
      {CALL_HOURS && (
        <p id="call-hours" className={`fine ${styles.hours}`}>
          <Words text={`${CALL_TIMES_TEXT.held} ${formatHours(groups, CALL_HOURS.zone, format, shownIn)}.`} />
          {asked && !isWithinHours(CALL_HOURS, asked.at) && <b> {CALL_TIMES_TEXT.outside}</b>}
        </p>
      )}
      <div className={`row ${styles.told}`}>
        <p role="status">
          <Words as="b" text={sentence} />
          {isGone && <span> {CALL_TIMES_TEXT.gone}</span>}
        </p>
        {isPicked && <Button variant="text" data-change onClick={change} label={CALL_TIMES_TEXT.change} />}
      </div>
    </fieldset>
  );

  /** Loads the available times. If the server doesn't answer, keeps the times that are already shown. */
  async function load() {
    const loaded = await loadCallTimes();
    setTimes((before) => loaded ?? before ?? null);
  }

  /** Renders a day. A time that only other days offer is a gap, so that all days are equally tall. */
  function dayLine([date, starts]: Day) {
    // Formatted once per day, because formatting is slow.
    const named = starts.length > 0 ? formatDay(date) : '';
    const [weekday, ...day] = named.split(' ');
    return (
      <div key={date} className={styles.day} data-day={date}>
        <p className="label">
          <b className="name">{weekday}</b> {day.join(' ')}
        </p>
        <div className={`label ${styles.times}`}>
          {Array.from({ length: Math.max(most, starts.length) }, (_, column) => {
            const { at, time } = starts[column] ?? {};
            // biome-ignore lint/suspicious/noArrayIndexKey: all gaps are the same
            if (!at || !time) return <i key={column} />;
            const text = formatTime(time, format);
            return (
              <ChoiceControl
                key={at}
                className="patch"
                name="call_time"
                // The radio fills in the form's fields and must not be submitted itself.
                form=""
                value={at}
                checked={at === picked}
                onChange={() => onPick(at)}
                aria-label={`${named}, ${text}`}
              >
                <span key={format} className="underlined">
                  {text}
                </span>
              </ChoiceControl>
            );
          })}
        </div>
      </div>
    );
  }

  function change() {
    onPick();
    focusNext('[name="call_time"], [name="preferred_date"]');
  }

  function showMore() {
    if (isPicked) onPick();
    const [next] = days[maxDays] ?? [];
    setMaxDays(maxDays + DAYS_MORE);
    focusNext(`[data-day="${next}"] input`);
  }

  /** Moves the focus to an element that the next render creates. */
  function focusNext(selector: string) {
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(selector)?.focus());
  }
}

/** Placeholders that reserve space for the first days. */
const NOT_YET = Array.from({ length: DAYS_AT_FIRST }, (_, day): Day => [`${day}`, []]);
