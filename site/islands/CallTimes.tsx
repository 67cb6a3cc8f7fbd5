import { type CSSProperties, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CALL_TIMES_TEXT } from '#content/book-call.ts';
import type { CallHours } from '#content/call-hours.ts';
import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, formZoneLike, wallTimeAt, wallTimeIn } from '#leads/time-zones.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CallTimes.module.css';
import { type FreeTime, loadCallTimes, readTimes } from './call-times.ts';
import { dayInWords, placeOf } from './device-clock.ts';

interface CallTimesProps {
  hours: CallHours;
  /** The option that is chosen in the form. */
  zone: FormZone;
  /** The device's IANA zone. */
  deviceZone: string | undefined;
  format: TimeFormat;
  /** The instant that was picked, as long as the form's fields hold it. */
  picked: number | undefined;
  onPick: (at: number) => void;
  onZone: (zone: FormZone) => void;
  /** The visitor wants a time that is not among them. */
  onAnother: () => void;
}

const DAYS_AT_FIRST = 3;
const DAYS_MORE = 7;

/**
 * The next free times as a page of an appointment book, all of them one group of radios. The page has its size from
 * the first paint on, so that nothing moves when the times come.
 */
export function CallTimes(props: CallTimesProps) {
  const { hours, zone, deviceZone, format, picked, onPick, onZone, onAnother } = props;
  const [times, setTimes] = useState<number[]>();
  const [isByDevice, setIsByDevice] = useState(false);
  const [maxDays, setMaxDays] = useState(DAYS_AT_FIRST);
  const book = useRef<HTMLFieldSetElement>(null);
  const clock = isByDevice ? deviceZone : undefined;
  const goneTime = times && picked !== undefined && !times.includes(picked) ? picked : undefined;
  const days = useMemo(() => {
    const listed = [...(times ?? []), ...(goneTime === undefined ? [] : [goneTime])].sort((a, b) => a - b);
    return [...Map.groupBy(readTimes(listed, zone, clock), ({ date }) => date)];
  }, [times, goneTime, zone, clock]);
  const like = useMemo(
    () => (times && deviceZone ? zoneOfClock(deviceZone, zone, times) : zone),
    [times, zone, deviceZone],
  );
  const load = useEffectEvent(async () => {
    const loaded = await loadCallTimes(hours);
    // Where nobody answers later on, what was shown stays.
    setTimes((before) => (loaded.length > 0 || !before ? loaded : before));
  });

  useEffect(() => {
    void load();
    const onVisible = () => document.visibilityState === 'visible' && void load();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  if (times?.length === 0) return <p className={styles.request}>{CALL_TIMES_TEXT.request}</p>;

  const shown = firstDays(days, maxDays, picked);
  const gone = goneTime !== undefined && wallTimeIn(zone, new Date(goneTime));

  return (
    <fieldset
      ref={book}
      className={styles.book}
      data-lines={Math.min(4, Math.ceil(60 / hours.stepMinutes))}
      data-format={format}
      aria-describedby="call-times-zone"
      onChange={({ target }) => onPick(Number((target as HTMLElement as HTMLInputElement).value))}
    >
      <legend>{CALL_TIMES_TEXT.legend}</legend>
      <p id="call-times-zone">
        {CALL_TIMES_TEXT.by} {clock ? timeOf(clock) : zone}
      </p>
      <div className={styles.offer}>
        {like !== zone && deviceZone && (
          <button type="button" onClick={() => (like ? onZone(like) : setIsByDevice(!isByDevice))}>
            {CALL_TIMES_TEXT.read} {isByDevice ? zone : timeOf(deviceZone)}
            {like && ` (${like})`}
          </button>
        )}
      </div>
      <Days
        days={shown}
        hours={hoursOf(days)}
        isLoading={!times}
        stepMinutes={hours.stepMinutes}
        format={format}
        picked={picked}
        goneTime={goneTime}
      />
      <div className={styles.foot}>
        <div>
          {(!times || shown.length < days.length) && (
            <Button variant="line" disabled={!times} onClick={showMore}>
              {CALL_TIMES_TEXT.more}
            </Button>
          )}
          <Button variant="text" onClick={onAnother}>
            {CALL_TIMES_TEXT.another}
          </Button>
        </div>
        <p role="status">
          {gone && `${dayInWords(gone.date)}, ${formatTime(gone.time, format)} ${CALL_TIMES_TEXT.gone}`}
        </p>
      </div>
    </fieldset>
  );

  function showMore() {
    const [next] = days.find((day) => !shown.includes(day)) ?? [];
    setMaxDays(maxDays + DAYS_MORE);
    requestAnimationFrame(() =>
      book.current?.querySelector<HTMLElement>(`[data-day="${next}"] input`)?.focus(),
    );
  }
}

type Day = [date: string, times: FreeTime[]];

interface DaysProps {
  days: Day[];
  /** That there are on any day. */
  hours: string[];
  isLoading: boolean;
  stepMinutes: number;
  format: TimeFormat;
  picked: number | undefined;
  goneTime: number | undefined;
}

/** A row for each day, a column for each hour. The page is ruled for as many rows as it has at first. */
function Days({ days, hours, isLoading, stepMinutes, format, picked, goneTime }: DaysProps) {
  return (
    <div className={styles.days} data-grown={days.length > DAYS_AT_FIRST || undefined}>
      {days.map((day) => {
        const [date, times] = day;
        // Once for all of them: to format a day is slow.
        const named = dayInWords(date);
        const ownHours = hoursOf([day]);
        return (
          <div key={date} className={styles.day} data-day={date}>
            <p>
              <b>{dayInWords(date, { weekday: 'long' })}</b>{' '}
              {dayInWords(date, { month: 'long', day: 'numeric' })}
            </p>
            <div className={styles.times} style={styled({ '--hours': hours.length })}>
              {times.map((time, index) => (
                <label
                  key={time.at}
                  data-gone={time.at === goneTime || undefined}
                  style={styled({
                    '--hour': hours.indexOf(hourOf(time)) + 1,
                    '--own-hour': ownHours.indexOf(hourOf(time)) + 1,
                    '--line': lineOf(times, index, stepMinutes),
                  })}
                >
                  <input
                    type="radio"
                    name="call_time"
                    // It fills in the form's fields, and is none of them.
                    form=""
                    value={time.at}
                    checked={time.at === picked}
                    onChange={heardByTheGroup}
                    aria-label={`${named}, ${formatTime(time.time, format)}`}
                  />
                  <span>{formatTime(time.time, format)}</span>
                </label>
              ))}
            </div>
          </div>
        );
      })}
      {isLoading && <p>{CALL_TIMES_TEXT.loading}</p>}
    </div>
  );
}

function heardByTheGroup() {}

/** React's types know no custom properties. */
function styled(properties: Record<`--${string}`, number>): CSSProperties {
  return properties;
}

function hoursOf(days: Day[]): string[] {
  return [...new Set(days.flatMap(([, times]) => times.map(hourOf)))].sort();
}

function hourOf({ time }: FreeTime): string {
  return time.slice(0, 2);
}

/** The line of a time within its hour. Where the one above has it already, it goes one down. */
function lineOf(times: FreeTime[], index: number, stepMinutes: number): number {
  return times
    .slice(0, index + 1)
    .filter((time) => hourOf(time) === hourOf(times[index] ?? time))
    .reduce((line, { time }) => Math.max(line, Math.floor(Number(time.slice(3)) / stepMinutes)) + 1, 0);
}

/** The first days. A picked day further on takes the last place, so that the page keeps its size. */
function firstDays(days: Day[], count: number, picked: number | undefined): Day[] {
  const at = days.findIndex(([, times]) => times.some((time) => time.at === picked));
  return days.filter((_, index) => index < (at < count ? count : count - 1) || index === at);
}

/** The form's zone that shows the device's time all along, if one does. */
function zoneOfClock(deviceZone: string, first: FormZone, times: number[]): FormZone | undefined {
  const walls = times.map((at) => ({ at, ...wallTimeAt(deviceZone, new Date(at)) }));
  const like = walls[0] && formZoneLike(deviceZone, walls[0], first);
  const isLike = walls.every(({ at, date, time }) => {
    const shown = like && wallTimeIn(like, new Date(at));
    return shown?.date === date && shown.time === time;
  });
  return isLike ? like : undefined;
}

/** 'Berlin time', and 'UTC' for a device that is on no place's. */
function timeOf(deviceZone: string): string {
  return deviceZone.includes('/') ? `${placeOf(deviceZone)} time` : deviceZone;
}
