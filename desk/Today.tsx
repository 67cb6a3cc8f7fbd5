import { findTakenTimes } from '#leads/calls/taken-times.ts';
import { findFirstLeads, findUndelivered } from '#leads/db/find-leads.ts';
import { addDays, formatDay, instantHere, ourClock, wallTimeHere } from '#leads/time-zones.ts';
import { LeadList } from './parts.tsx';
import type { DeskServices } from './services.ts';
import { findWaiting } from './waiting.ts';

/** How many leads are listed. */
const MOST = 30;

/** What is on today, who waits, and what the team wanted to be reminded of. */
export async function todayPage({ store, callLink }: DeskServices) {
  const { date } = wallTimeHere(new Date());
  const span = { start: instantHere(date, '00:00'), end: instantHere(addDays(date, 1), '00:00') };
  const taken = await findTakenTimes(store.db, span, new Date());
  const calls = taken.filter(({ name }) => name !== undefined);
  const { leads: waiting, hasMore } = await findWaiting(store, { isOldestFirst: true }, MOST);
  const reminders = await findFirstLeads(store, { remindBy: date, isOldestFirst: true }, MOST);
  const listed = [...waiting, ...reminders.leads].map(({ id }) => id);
  const undelivered = await findUndelivered(store.db, listed);
  return (
    <>
      <h1>Today</h1>
      <p className="quiet">{`${formatDay(date)}. Times are in ${ourClock().name}.`}</p>
      <section>
        <h2>On today</h2>
        {calls.length === 0 && <p>No calls today.</p>}
        <ol className="agenda">
          {calls.map(({ id = '', start, end, status, name, company, link }) => {
            const join = status === 'confirmed' ? (link ?? callLink?.replaceAll('{id}', id)) : undefined;
            return (
              <li key={id} className={end < new Date() ? 'row over' : 'row'}>
                <strong className="times">{wallTimeHere(start).time}</strong>
                <a href={`/leads/${id}`}>
                  <bdi>{`${name}, ${company}`}</bdi>
                </a>
                {status === 'held' && <span className="state held">held, not confirmed</span>}
                {join && (
                  <a href={join} className="button" rel="noreferrer">
                    Join
                  </a>
                )}
                {status === 'confirmed' && !join && <span className="state late">no link</span>}
              </li>
            );
          })}
        </ol>
      </section>
      <LeadList title="To come back to" leads={reminders.leads} undelivered={undelivered} />
      <LeadList title="Waiting, longest first" leads={waiting} undelivered={undelivered}>
        {hasMore && <a href="/inbox?filter=waiting">All that wait</a>}
      </LeadList>
      {waiting.length === 0 && <p>Nobody waits for an answer.</p>}
    </>
  );
}
