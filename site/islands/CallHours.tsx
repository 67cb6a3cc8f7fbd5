import { CALL_HOURS, CALL_HOURS_TEXT } from '#content/book-call.ts';
import { asWritten, type TimeFormat } from '#leads/time-of-day.ts';
import { type FormZone, instantIn, type WallTime, wallTimeIn } from '#leads/time-zones.ts';

interface CallHoursProps {
  zone: FormZone;
  /** The day that was picked, or today. */
  day: string;
  asked: WallTime | undefined;
  format: TimeFormat;
}

/** Says when calls are held, in the chosen zone as well, and whether the time that was asked for is outside. */
export function CallHours({ zone, day, asked, format }: CallHoursProps) {
  const { days, from, to } = CALL_HOURS;
  const span = (from: string, to: string) => `${asWritten(from, format)} to ${asWritten(to, format)}`;
  const inZone = (time: string) => wallTimeIn(zone, instantIn(CALL_HOURS.zone, day, time)).time;
  return (
    <>
      {CALL_HOURS_TEXT.held} {days}, {span(from, to)} {CALL_HOURS.zone}
      {inZone(from) !== from && ` (${span(inZone(from), inZone(to))} ${zone})`}.
      {asked && !isHeld(zone, asked) && <b> {CALL_HOURS_TEXT.outside}</b>}
    </>
  );
}

function isHeld(zone: FormZone, asked: WallTime): boolean {
  const { date, time } = wallTimeIn(CALL_HOURS.zone, instantIn(zone, asked.date, asked.time));
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (
    CALL_HOURS.weekdays.some((day) => day === weekday) && time >= CALL_HOURS.from && time < CALL_HOURS.to
  );
}
