import type { ReactNode } from 'react';
import { ANSWER as COPY } from '#content/answer.ts';
import type { Act, Side } from '#leads/call.ts';
import { type AnswerProblem, actsFor, type CallState } from '#leads/calls/call-state.ts';
import type { Lead } from '#leads/lead-types/lead-type.ts';
import { contactOf, type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import {
  type Clock,
  formatDay,
  formatForVisitor,
  formatHere,
  formatTimeOn,
  ourClock,
  visitorClocks,
  wallTimeAt,
} from '#leads/time-zones.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import unseen from '../../ui/unseen.module.css';
import styles from './Answer.module.css';

interface CallView {
  side: Side;
  state: CallState;
  now: Date;
  /** What the reader is about to do, where that can be done now. */
  act: unknown;
  /** The free times. */
  times: readonly Date[];
  problem: AnswerProblem | undefined;
}

interface WaitingLead extends Lead {
  table: LeadTable;
  answered_at: string | null;
}

export type AnswerView = CallView | { lead: WaitingLead } | { notice: keyof typeof COPY.notices };

/** A call, with what its reader can do about it, or why there is none to see. */
export function Answer(view: AnswerView) {
  return (
    <section className={styles.page}>
      <div className="wrap">
        <div className={`paper ${styles.sheet}`}>
          {'notice' in view ? (
            <>
              <h1>{COPY.notices[view.notice].heading}</h1>
              <p className="lead">{COPY.notices[view.notice].text}</p>
            </>
          ) : 'lead' in view ? (
            <Waiting {...view} />
          ) : (
            <Call {...view} />
          )}
        </div>
      </div>
    </section>
  );
}

/** A quiz or a message, for the team to say that it has answered. */
function Waiting({ lead }: { lead: WaitingLead }) {
  const { table, created_at, answered_at } = lead;
  const { name, address } = contactOf(table, lead);
  return (
    <>
      <h1>{COPY.headings[answered_at === null ? 'waits' : 'answered']}</h1>
      {answered_at && <p className="lead">{formatHere(new Date(answered_at))}</p>}
      <Facts>
        <Fact term={COPY.facts.who}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact term={COPY.facts.email}>
          <bdi>{address}</bdi>
        </Fact>
        <Fact term={COPY.facts.topic}>
          <bdi>{leadType(table).headline(lead).what}</bdi>
        </Fact>
        <Fact term={COPY.facts.received}>{formatHere(new Date(created_at))}</Fact>
      </Facts>
      {answered_at === null && (
        <form method="post" className={styles.form}>
          <input type="hidden" name="do" value="answered" />
          <p className="quiet">{COPY.answered.explain}</p>
          <div className="actions">
            <Button type="submit">{COPY.answered.button}</Button>
          </div>
        </form>
      )}
    </>
  );
}

function Call(view: CallView) {
  const { side, state, now, act, problem } = view;
  const { booking, status, startsAt, deviceZone } = state;
  const isTeam = side === 'team';
  const allowed = actsFor(side, state, now);
  const shown = allowed.find((name) => name === act);
  const acts = allowed.filter((name) => name !== shown);
  const [first, ...others] = formatForVisitor(booking.timezone, deviceZone, startsAt);
  return (
    <>
      <h1>{COPY.headings[headingOf(view, shown)]}</h1>
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" />
          {COPY.problems[problem]}
        </p>
      )}
      <Decided {...view} />
      <Facts>
        {/* The visitor knows. */}
        {isTeam && (
          <Fact term={COPY.facts.who}>
            <bdi>{`${booking.name}, ${booking.company_name}`}</bdi>
          </Fact>
        )}
        <Fact term={COPY.facts.topic}>{booking.selected_service}</Fact>
        {isTeam && <Fact term={COPY.facts.ourTime}>{formatHere(startsAt)}</Fact>}
        <Fact term={isTeam ? COPY.facts.theirTime : COPY.facts.visitorTime}>
          {first}
          {others.map((other) => (
            <small key={other}>{other}</small>
          ))}
        </Fact>
      </Facts>
      {shown && <Form view={view} act={shown} />}
      {acts.length > 0 && (
        <nav className={styles.acts} aria-labelledby="acts">
          <h2 id="acts">{shown || status !== 'asked' ? COPY.actsHeading : COPY.actsHeadingAsked}</h2>
          <div className="actions">
            {acts.map((name) => (
              // A link to this page that opens it on another act.
              <ButtonLink key={name} href={`?do=${name}`} variant={name === 'confirm' ? 'solid' : 'line'}>
                {labelOf(COPY.acts, name, view)}
              </ButtonLink>
            ))}
          </div>
        </nav>
      )}
      {!isTeam && (status === 'declined' || status === 'cancelled') && (
        <div className="actions">
          <ButtonLink href="/book-call" variant="line">
            {COPY.bookAgain}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function headingOf({ side, state, now }: CallView, act: Act | undefined): keyof typeof COPY.headings {
  if (act === 'move') return side === 'team' ? 'moveTeam' : 'moveVisitor';
  if (act) return act;
  if (state.status === 'asked') return side === 'team' ? 'askedTeam' : 'askedVisitor';
  return state.status === 'confirmed' && state.startsAt <= now ? 'over' : state.status;
}

/** Who decided it, and when. */
function Decided({ side, state: { booking, status, decided, deviceZone } }: CallView) {
  if (!decided || status === 'asked') return null;
  const { byTeam, byUs, byYou, byVisitor, byServer } = COPY.decided;
  const isTeam = side === 'team';
  const who = { team: isTeam ? byTeam : byUs, visitor: isTeam ? byVisitor : byYou, server: byServer };
  const at = isTeam ? formatHere(decided.at) : formatForVisitor(booking.timezone, deviceZone, decided.at)[0];
  return <p className="lead">{`${COPY.decided[status]} ${who[decided.by]}, ${at}.`}</p>;
}

/** Posts to the address of the page itself, so that no token stands in it. */
function Form({ view, act }: { view: CallView; act: Act }) {
  const { side, state, times } = view;
  const isTeam = side === 'team';
  const explain: Partial<Record<Act, string>> = COPY.explain[side];
  // Only free times can be chosen, and there is none.
  const isStuck = act === 'move' && !isTeam && times.length === 0;
  // Nobody would read a note on a request: the team gets a new mail about it, and answers.
  const asksNote = act !== 'confirm' && !isStuck && !(act === 'move' && state.status === 'asked');
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="seen" value={state.version} />
      {act === 'move' && <Times {...view} />}
      {isTeam && act !== 'decline' && (
        <More summary={COPY.more}>
          <Field
            label={COPY.link}
            name="link"
            hint={COPY.linkHint}
            optional
            type="url"
            maxLength={500}
            autoComplete="off"
            placeholder="https://"
          />
        </More>
      )}
      {asksNote && (
        <Field
          label={isTeam ? COPY.noteTeam : COPY.noteVisitor}
          name="note"
          optional
          as="textarea"
          rows={3}
          maxLength={1000}
        />
      )}
      {isStuck ? (
        <p>{COPY.noTimes}</p>
      ) : (
        <>
          <p className="quiet">{explain[act]}</p>
          <div className="actions">
            <Button type="submit">{labelOf(COPY.buttons[side], act, view)}</Button>
          </div>
        </>
      )}
    </form>
  );
}

/** How many days are shown before one has to ask for more. */
const NEAR_DAYS = 3;

function Times({ side, state, times }: CallView) {
  const [first, ...others] = clocksOf(side, state);
  const days = [...Map.groupBy(times, (time) => wallTimeAt(first.zone, time).date)].map(([date, starts]) => (
    <div key={date} className={styles.day}>
      <p id={`day-${date}`}>{formatDay(date)}</p>
      <ul aria-labelledby={`day-${date}`}>
        {starts.map((start) => (
          <li key={start.getTime()}>
            <input
              className={unseen.control}
              type="radio"
              name="at"
              value={start.toISOString()}
              id={`at-${start.getTime()}`}
              aria-describedby={`day-${date}`}
            />
            <label htmlFor={`at-${start.getTime()}`}>
              {formatTimeOn(first, start)}
              {others.map((clock) => (
                <small key={clock.name}>{formatTimeOn(clock, start)}</small>
              ))}
            </label>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <>
      {days.length > 0 && (
        <fieldset className={styles.times}>
          <legend>{COPY.timesLegend}</legend>
          {days.slice(0, NEAR_DAYS)}
          {days.length > NEAR_DAYS && <More summary={COPY.moreDays}>{days.slice(NEAR_DAYS)}</More>}
        </fieldset>
      )}
      {side === 'team' && (
        <fieldset className={styles.other}>
          <legend>{`${COPY.otherTeam} (${first.name})`}</legend>
          <Field label={COPY.date} name="date" type="date" />
          <Field label={COPY.time} name="time" type="time" />
        </fieldset>
      )}
      {side === 'team' && state.status === 'confirmed' && <p className="quiet">{COPY.linkAlone}</p>}
    </>
  );
}

/** What one has to ask for. */
function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}

/** 'Confirm 15:30', and all other words as they are. */
function labelOf(words: Partial<Record<Act, string>>, act: Act, { side, state }: CallView): string {
  const label = words[act] ?? '';
  return act === 'confirm' ? `${label} ${formatTimeOn(clocksOf(side, state)[0], state.startsAt)}` : label;
}

/** The clocks that a side reads times by, its own first. */
function clocksOf(side: Side, { booking, deviceZone }: CallState): [Clock, ...Clock[]] {
  const [first, ...others] = visitorClocks(booking.timezone, deviceZone);
  return side === 'team' ? [ourClock(), first] : [first, ...others];
}
