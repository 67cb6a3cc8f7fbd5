import type { TakenTime } from '#leads/calls/taken-times.ts';
import { formatDay, formatHere, ourClock, wallTimeHere } from '#leads/time-zones.ts';
import { Field, PostForm, Problem } from './parts.tsx';

export interface CalendarView {
  /** The days shown, as `YYYY-MM-DD` in the zone of the call hours. */
  days: readonly string[];
  taken: readonly TakenTime[];
  free: readonly Date[];
  /** Why the requested time couldn't be blocked. */
  problem: string | undefined;
}

const LABELS = { confirmed: 'Call', held: 'Held', blocked: 'Blocked', busy: 'Busy' };

export function CalendarPage({ days, taken, free, problem }: CalendarView) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <>
      <h1>Calendar</h1>
      <p className="quiet">{`Times are in ${ourClock().name}.`}</p>
      {problem && <Problem>{problem}</Problem>}
      <details open={problem !== undefined}>
        <summary>Block a time</summary>
        <PostForm to="/calendar/block" button="Block">
          <Field label="Day" type="date" name="date" required min={first} defaultValue={first} />
          <div className="pair">
            <Field label="From" type="time" name="from" required />
            <Field label="Until" type="time" name="until" required />
          </div>
          <Field label="What for (optional)" name="note" maxLength={1000} autoComplete="off" />
        </PostForm>
      </details>
      {days.map((date) => {
        const ofDay = taken.filter(({ start, end }) => isOn(date, start, end, first));
        const freeThen = free.filter((start) => wallTimeHere(start).date === date);
        return (
          ofDay.length + freeThen.length > 0 && <Day key={date} date={date} taken={ofDay} free={freeThen} />
        );
      })}
      <p className="quiet">{`Up to ${formatDay(last)}. On the other days nothing is on, and no time is offered.`}</p>
    </>
  );
}

/** Whether a span is listed under a day: spans that began before the first day shown are listed under that day. */
function isOn(date: string, start: Date, end: Date, first: string): boolean {
  const begins = wallTimeHere(start).date;
  return begins === date || (date === first && begins < first && wallTimeHere(end).date >= first);
}

function Day({ date, taken, free }: { date: string; taken: readonly TakenTime[]; free: readonly Date[] }) {
  return (
    <section className="day">
      <h2>{formatDay(date)}</h2>
      <ul>
        {taken.map(({ start, end, status, id, name, company, note, heldUntil }) => (
          <li key={`${status} ${start.getTime()} ${end.getTime()}`} className="row">
            <span className="times">{`${clock(start, date)} to ${clock(end, date)}`}</span>
            <span className={`state ${status}`}>{LABELS[status]}</span>
            {name !== undefined && (
              <a href={`/leads/${id}`}>
                <bdi>{`${name}, ${company}`}</bdi>
              </a>
            )}
            {note && <bdi>{note}</bdi>}
            {heldUntil && <small>{`until ${formatHere(heldUntil)}`}</small>}
            {status === 'blocked' && id && (
              <PostForm to="/calendar/unblock" button={`Unblock ${clock(start, date)}`}>
                <input type="hidden" name="id" value={id} />
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <details>
          <summary>{free.length === 1 ? '1 free time' : `${free.length} free times`}</summary>
          <p className="times">{free.map((start) => wallTimeHere(start).time).join('  ')}</p>
        </details>
      )}
    </section>
  );
}

/** Formats an instant as a time, with its date if it isn't on `date`. */
function clock(instant: Date, date: string): string {
  const wall = wallTimeHere(instant);
  return wall.date === date ? wall.time : `${wall.date} ${wall.time}`;
}
