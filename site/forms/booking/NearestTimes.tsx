import { useEffect, useEffectEvent, useState } from 'react';
import { CALL_TIMES_TEXT } from '#content/book-call.ts';
import { BOOKING_THANKS } from '#content/booking-thanks.ts';
import { CALL_TIMES_PATH, type CallTimeStatus } from '#leads/call.ts';
import type { BookingRow } from '#leads/lead-types/booking-form.ts';
import type { TimeFormat } from '#leads/time-of-day.ts';
import { formatDay, instantIn } from '#leads/time-zones.ts';
import { Button } from '../../ui/Button.tsx';
import { Words } from '../../ui/Words.tsx';
import { callTimeOf } from '../insert-lead.ts';
import { loadCallTimes, readTimes } from './call-times.ts';
import { toldByClocks } from './device-clock.ts';
import styles from './NearestTimes.module.css';

interface NearestTimesProps {
  booking: BookingRow & { id: string };
  timeFormat: TimeFormat;
  deviceZone: string | undefined;
  onSettled: (became: CallTimeStatus | 'left', picked?: BookingRow & { id: string }) => void;
}

/** If the requested time is taken, offers the three available times nearest to it. One tap books a time. */
export function NearestTimes({ booking, timeFormat, deviceZone, onSettled }: NearestTimesProps) {
  const [times, setTimes] = useState<number[]>();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const load = useEffectEvent(loadNearest);
  useEffect(() => void load(), []);
  const options = readTimes(times ?? [], booking.timezone).map(({ at, ...inForm }) => {
    return { at, inForm, told: toldByClocks(deviceZone, booking.timezone, inForm, timeFormat) };
  });

  return (
    <div className={`intro gap-sm ${styles.nearest}`}>
      <h2 className="name" id="nearest">
        {BOOKING_THANKS.nearest}
      </h2>
      <ul aria-labelledby="nearest" aria-busy={isBusy || !times}>
        {options.map(({ at, inForm, told: [first, second] }) => (
          <li key={at}>
            <button type="button" onClick={() => take(at, inForm.date, inForm.time)}>
              <b className="underlined figure">{first.time}</b> <span>{formatDay(first.date)}</span>
              {second && <small className="fine">{second.time}</small>}
            </button>
          </li>
        ))}
      </ul>
      <div className="row compact">
        <Button variant="text" onClick={() => onSettled('left')} label={BOOKING_THANKS.leave} />
        {!times && said && <Button variant="text" onClick={loadNearest} label={CALL_TIMES_TEXT.again} />}
        <p role="status">
          <Words text={said} />
        </p>
      </div>
    </div>
  );

  async function loadNearest() {
    const asked = instantIn(booking.timezone, booking.preferred_date, booking.preferred_time).getTime();
    const loaded = await loadCallTimes();
    setSaid(loaded ? '' : BOOKING_THANKS.noAnswer);
    const nearest = loaded
      ?.filter((at) => at !== asked)
      .sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
    if (nearest?.length === 0) onSettled('left');
    else if (nearest) setTimes(nearest.slice(0, 3).sort((a, b) => a - b));
  }

  async function take(at: number, date: string, time: string) {
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    const answer = await fetch(CALL_TIMES_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: booking.id, time: new Date(at).toISOString().replace('.000', '') }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const callTime = answer?.status === 204 ? callTimeOf(answer) : undefined;
    if (callTime) return onSettled(callTime, { ...booking, preferred_date: date, preferred_time: time });
    // 404: the booking can't take another time, for example because the team has answered it.
    if (answer?.status === 404) return onSettled('left');
    const isTaken = answer?.status === 409;
    if (isTaken) await loadNearest();
    setSaid(isTaken ? BOOKING_THANKS.takenToo : BOOKING_THANKS.noAnswer);
    setIsBusy(false);
  }
}
