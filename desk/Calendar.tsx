import { undoUntil } from '#leads/calls/appointments.ts';
import { findCallState } from '#leads/calls/call-state.ts';
import { comingCalls } from '#leads/calls/clear-time.ts';
import { findTakenTimes, type TakenTime } from '#leads/calls/taken-times.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { addDays, formatDay, formatTimeOn, instantHere, ourClock, wallTimeHere } from '#leads/time-zones.ts';
import { idsIn, keyOf } from './block.ts';
import { Field, PostForm, When } from './parts.tsx';
import type { DeskServices } from './services.ts';
import { mondayOf, weekOf } from './week.ts';

const LABELS = { confirmed: 'Call', held: 'Held', blocked: 'Blocked', busy: 'Busy' };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** @param over the calls in the way of a block that was just asked for */
export async function calendarPage(
  { store, freeTimes }: DeskServices,
  asked: unknown,
  over: TakenTime[] = [],
) {
  const { week, moved, blocks: made } = asked as Record<string, unknown>;
  const today = wallTimeHere(new Date()).date;
  const monday = mondayOf(week) ?? mondayOf(weekOf(today)) ?? today;
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const span = { start: instantHere(monday, '00:00'), end: instantHere(addDays(monday, 7), '00:00') };
  const free = await freeTimes.free();
  const busy = freeTimes.busy().map((each) => ({ ...each, status: 'busy' as const }));
  // With the epoch as the time, holds that have ended are listed, too.
  const taken: TakenTime[] = [...busy, ...(await findTakenTimes(store.db, span, new Date(0)))];
  const onDays = days.map((date) => ({ date, events: eventsOn(date, taken) }));
  const [from, until] = hoursOf(onDays.flatMap(({ events }) => events));
  const blocks = taken.filter(({ status }) => status === 'blocked');
  const undo = await undoOf(store, idsIn(moved));
  const calls = comingCalls(over);
  const blockForm = (
    <PostForm
      to="/calendar/block"
      button={over.length > 0 ? undefined : 'Block'}
      summary={over.length > 0 ? undefined : 'Block a time, or whole days'}
      hint={over.length > 0 ? undefined : 'Without times, the whole days are blocked.'}
      hidden={{ shown: keyOf(calls) }}
    >
      {over.length > 0 && <Over taken={over} calls={calls.length} />}
      <div className="row">
        <Field label="Day" type="date" name="date" required defaultValue={today} />
        <Field label="Last day (optional)" type="date" name="last" />
      </div>
      <div className="row">
        <Field label="From (optional)" type="time" name="from" />
        <Field label="Until (optional)" type="time" name="until" />
      </div>
      <Field label="What for (optional)" name="note" autoComplete="off" />
      {over.length > 0 && (
        <div className="row">
          {calls.length > 0 && (
            <button type="submit" name="calls" value="move">
              Propose other times, and block
            </button>
          )}
          <button type="submit" className="quiet" name="calls" value="around">
            Block around {calls.length > 0 ? 'the calls' : 'that'}
          </button>
        </div>
      )}
    </PostForm>
  );
  return (
    <>
      <h1>Calendar</h1>
      <nav aria-label="Weeks">
        <a href={`/calendar?week=${weekOf(addDays(monday, -7))}`}>Week before</a>
        <a href="/calendar">This week</a>
        <a href={`/calendar?week=${weekOf(addDays(monday, 7))}`}>Week after</a>
      </nav>
      <p className="quiet">{`${weekOf(monday)}. Times are in ${ourClock().name}.`}</p>
      {over.length > 0 && <section className="acts">{blockForm}</section>}
      {undo && (
        <section className="acts" role="status">
          <p>
            They get other times to choose from: <bdi>{undo.names}</bdi>
          </p>
          <PostForm
            to="/calendar/undo"
            button="Undo"
            hint={`The emails leave at ${formatTimeOn(ourClock(), undo.until)}. Until then all of it can be undone.`}
            hidden={{ moved: undo.ids, blocks: String(made), week: weekOf(monday) }}
          />
        </section>
      )}
      <div className="week">
        <ol className="hours" aria-hidden="true">
          {HOURS.slice(from, until).map((hour) => (
            <li key={hour} data-from={(hour - from) * 4} data-until={(hour - from) * 4 + 4}>
              {`${hour}:00`}
            </li>
          ))}
        </ol>
        {onDays.map(({ date, events }) => (
          <section key={date} className="day">
            <h2 aria-current={date === today ? 'date' : undefined}>{formatDay(date)}</h2>
            {events.length === 0 && <p className="quiet">Nothing is on.</p>}
            <ol>
              {events.map((event) => (
                <Event
                  key={`${event.status} ${event.label}`}
                  event={event}
                  first={from * 4}
                  last={until * 4}
                />
              ))}
            </ol>
            <p className="quiet">{freeOn(free, date)}</p>
          </section>
        ))}
      </div>
      {over.length === 0 && blockForm}
      {blocks.length > 0 && (
        <section>
          <h2>Blocks of this week</h2>
          <ul>
            {blocks.map(({ id = '', start, end, note }) => (
              <li key={id} className="row">
                <span>
                  <When at={start} /> to <When at={end} /> {note && <bdi>{note}</bdi>}
                </span>
                <PostForm to="/calendar/unblock" button="Unblock" hidden={{ id }} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Asks what to do about what is in the way of a block. */
function Over({ taken, calls }: { taken: TakenTime[]; calls: number }) {
  return (
    <>
      <h2>
        {calls === 0
          ? 'Something is in that time'
          : calls === 1
            ? 'A call is in that time'
            : `${calls} calls are in that time`}
      </h2>
      <ul>
        {taken.map(({ id, start, name, company, status }) => (
          <li key={id} className="row">
            <When at={start} /> {LABELS[status]}
            {name && (
              <a href={`/leads/${id}`}>
                <bdi>{`${name}, ${company}`}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
      {calls > 0 && (
        <>
          <p>
            Propose other times to these people? For a held time, they get three others to choose from. For a
            confirmed call, they read that we have to cancel, and can choose another time.
          </p>
          <Field as="textarea" label="A few words to them (optional)" name="words" rows={3} />
        </>
      )}
    </>
  );
}

/** Returns who was just asked for another time, as long as that can be undone. */
async function undoOf({ db }: LeadStore, ids: string[]) {
  const calls = [];
  for (const id of ids) calls.push((await findCallState(db, id)) ?? []);
  const known = calls.flat();
  const [until] = known.flatMap((call) => undoUntil(call) ?? []);
  const names = known.map(({ booking }) => booking.name).join(', ');
  return until && until > new Date() ? { until, names, ids: ids.join() } : undefined;
}

type DayEvent = TakenTime & { label: string; from: number; until: number };

/** An event's place on a day, in quarters of an hour. An event of several days is on each of them. */
function eventsOn(date: string, taken: readonly TakenTime[]): DayEvent[] {
  const [start, end] = [instantHere(date, '00:00'), instantHere(addDays(date, 1), '00:00')];
  const onDay = taken.filter((each) => each.start < end && each.end > start);
  return onDay
    .map((each) => {
      const from = each.start > start ? wallTimeHere(each.start).time : '00:00';
      const until = each.end < end ? wallTimeHere(each.end).time : '24:00';
      const label = from === '00:00' && until === '24:00' ? 'all day' : `${from} to ${until}`;
      return { ...each, label, from: Math.floor(quarters(from)), until: Math.ceil(quarters(until)) };
    })
    .toSorted((a, b) => a.from - b.from);
}

function quarters(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 4 + minutes / 15;
}

/** The hours to draw: a working day, and earlier and later ones if a call or hold is there. */
function hoursOf(events: readonly DayEvent[]): [number, number] {
  const calls = events.filter(({ name }) => name !== undefined);
  const from = Math.min(8, ...calls.map((each) => Math.floor(each.from / 4)));
  return [from, Math.max(18, ...calls.map((each) => Math.ceil(each.until / 4)))];
}

function Event({ event, first, last }: { event: DayEvent; first: number; last: number }) {
  const { status, label, id, name, company, note, heldUntil } = event;
  const from = Math.max(0, Math.min(event.from, last - 1) - first);
  // A call takes a quarter of an hour, and its text two lines.
  const until = Math.max(from + 2, Math.min(event.until, last) - first);
  const isOver = heldUntil && heldUntil < new Date();
  return (
    <li className={`event ${isOver ? 'over' : status}`} data-from={from} data-until={until}>
      <span className="times">{label}</span> <span>{isOver ? 'Hold ended' : LABELS[status]}</span>{' '}
      {name !== undefined && (
        <a href={`/leads/${id}`}>
          <bdi>{`${name}, ${company}`}</bdi>
        </a>
      )}
      {note && <bdi>{note}</bdi>}
      {heldUntil && !isOver && (
        <span className="quiet">
          {' '}
          until <When at={heldUntil} />
        </span>
      )}
    </li>
  );
}

function freeOn(free: readonly Date[], date: string): string {
  const count = free.filter((start) => wallTimeHere(start).date === date).length;
  return count === 0 ? 'No free times' : count === 1 ? '1 free time' : `${count} free times`;
}
