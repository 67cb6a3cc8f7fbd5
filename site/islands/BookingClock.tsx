import { useRef, useState } from 'react';
import { formatTime, type TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, formZoneLike, instantAt, type WallTime, wallTimeIn } from '#leads/time-zones.ts';
import styles from './BookingClock.module.css';
import { placeOf, toldOnDevice } from './device-clock.ts';

interface BookingClockProps {
  /** The device's IANA zone. */
  deviceZone: string;
  /** The option that is chosen in the form. */
  zone: FormZone;
  /** The day that was picked, if any. */
  day: string | undefined;
  today: string;
  /** What was asked for, once date and time stand. */
  asked: WallTime | undefined;
  /** It is a free time that was picked: there is nothing to work out. */
  isPicked: boolean;
  format: TimeFormat;
  onZone: (zone: FormZone) => void;
  onTime: (time: WallTime) => void;
}

/**
 * Says what the chosen time is on the device's own clock, and offers the option of the form that has the same clock
 * on that day. Where none has, it offers to work the time out.
 */
export function BookingClock({
  deviceZone,
  zone,
  day,
  today,
  asked,
  isPicked,
  format,
  onZone,
  onTime,
}: BookingClockProps) {
  /** The time that was worked out for the visitor: to work it out again would move it. */
  const [workedOut, setWorkedOut] = useState<WallTime>();
  const sentence = useRef<HTMLParagraphElement>(null);
  const place = placeOf(deviceZone);
  const like = formZoneLike(deviceZone, asked ?? { date: day ?? today, time: '12:00' }, zone);
  const onThatDay = day ? 'on that day' : 'today';
  const isWorkedOut = workedOut?.date === asked?.date && workedOut?.time === asked?.time;

  return (
    <div className={styles.clock}>
      <p ref={sentence} tabIndex={-1}>
        Your device is on {place} time
        {like === zone && place !== zone && `, the same as ${zone} ${onThatDay}`}
        {!like && `, which no zone of the list has ${onThatDay}`}.{' '}
        {like && like !== zone && (
          <button type="button" onClick={() => choose(like)}>
            Choose {like}
          </button>
        )}
        {asked && !like && !isWorkedOut && !isPicked && (
          <button type="button" onClick={() => workOut(asked)}>
            I mean {formatTime(asked.time, format)} in {place}
          </button>
        )}
      </p>
      <p role="status">
        {asked && (
          <>
            <b>
              {formatTime(asked.time, format)} {zone}
            </b>
            : {toldOnDevice(deviceZone, zone, asked, format)}.
          </>
        )}
      </p>
    </div>
  );

  // The buttons go once they have done their work: the focus stays where they were.

  function choose(zone: FormZone) {
    sentence.current?.focus();
    onZone(zone);
  }

  function workOut({ date, time }: WallTime) {
    const worked = wallTimeIn(zone, instantAt(deviceZone, date, time));
    sentence.current?.focus();
    setWorkedOut(worked);
    onTime(worked);
  }
}
