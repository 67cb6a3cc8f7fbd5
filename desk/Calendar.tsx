import { findTakenTimes, type TakenTime } from '#leads/calls/taken-times.ts';
import { addDays, formatDay, formatHere, instantHere, ourClock, wallTimeHere } from '#leads/time-zones.ts';
import { Field, PostForm } from './parts.tsx';
import type { DeskServices } from './services.ts';

const DAYS = 14;

const LABELS = { confirmed: 'Call', held: 'Held', blocked: 'Blocked', busy: 'Busy' };

export async function calendarPage({ store, freeTimes }: DeskServices) {
  const free = await freeTimes.free();
  const now = new Date();
  const today = wallTimeHere(now).date;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const end = instantHere(addDays(today, DAYS), '00:00');
  const busy = freeTimes
    .busy()
    .filter((span) => span.end > now && span.start < end)
    .map((span) => ({ ...span, status: 'busy' as const }));
  const taken: TakenTime[] = [...(await findTakenTimes(store.db, { start: now, end }, now)), ...busy];
  taken.sort((a, b) => Number(a.start) - Number(b.start));
  const dayOf = (start: Date) => (start < now ? today : wallTimeHere(start).date);
  const takenOn = Map.groupBy(taken, ({ start }) => dayOf(start));
  const freeOn = Map.groupBy(free, dayOf);
  return (
    <>
      <h1>Calendar</h1>
      <p className="quiet">{`Times are in ${ourClock().name}.`}</p>
      <PostForm to="/calendar/block" button="Block" summary="Block a time">
        <Field label="Day" type="date" name="date" required min={today} defaultValue={today} />
        <div className="row">
          <Field label="From" type="time" name="from" required />
          <Field label="Until" type="time" name="until" required />
        </div>
        <Field label="What for (optional)" name="note" autoComplete="off" />
      </PostForm>
      {days
        .filter((date) => takenOn.has(date) || freeOn.has(date))
        .map((date) => (
          <Day key={date} date={date} taken={takenOn.get(date) ?? []} free={freeOn.get(date) ?? []} />
        ))}
      <p className="quiet">
        {`Up to ${formatDay(addDays(today, DAYS - 1))}. On the other days nothing is on, and no time is offered.`}
      </p>
    </>
  );
}

function Day({ date, taken, free }: { date: string; taken: TakenTime[]; free: Date[] }) {
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
            {heldUntil && <span className="quiet">{`until ${formatHere(heldUntil)}`}</span>}
            {status === 'blocked' && id && (
              <PostForm to="/calendar/unblock" button={`Unblock ${clock(start, date)}`} hidden={{ id }} />
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
