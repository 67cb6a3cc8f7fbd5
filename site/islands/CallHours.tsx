import { CALL_HOURS_TEXT } from '#content/book-call.ts';
import type { CallHours as Hours } from '#content/call-hours.ts';
import { formatHours } from '#leads/calls/format-hours.ts';
import { isWithinHours } from '#leads/calls/free-times.ts';
import type { TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, instantIn, type WallTime } from '#leads/time-zones.ts';

interface CallHoursProps {
  hours: Hours;
  zone: FormZone;
  /** The day that was picked, or today. */
  day: string;
  asked: WallTime | undefined;
  format: TimeFormat;
}

/** Says when calls are held, in the chosen zone as well, and whether the time that was asked for is outside. */
export function CallHours({ hours, zone, day, asked, format }: CallHoursProps) {
  const isOutside = asked && !isWithinHours(hours, instantIn(zone, asked.date, asked.time));
  return (
    <>
      {CALL_HOURS_TEXT.held} {formatHours(hours, format, { zone, date: day })}.
      {isOutside && <b> {CALL_HOURS_TEXT.outside}</b>}
    </>
  );
}
