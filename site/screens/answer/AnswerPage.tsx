import type { ReactNode } from 'react';
import { ANSWER as COPY } from '#content/answer.ts';
import type { CallAct, Side } from '#leads/call.ts';
import { type AnswerProblem, actsFor, type CallState } from '#leads/calls/call-state.ts';
import { contactOf, type Lead, leadType } from '#leads/lead-types/lead-types.ts';
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
import { ChoiceControl } from '../../ui/ChoiceControl.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './AnswerPage.module.css';

interface CallView {
  side: Side;
  state: CallState;
  now: Date;
  /** The URL's `do` parameter: confirm, propose, move, decline or cancel. Ignored if the reader may not do that now. */
  act: unknown;
  times: readonly Date[];
  problem: AnswerProblem | undefined;
  /** What was posted with a problem, to fill in the fields again. */
  typed?: Record<string, string> | undefined;
  /** The times that were posted as proposals with a problem: instants, or local times by our clock. */
  starts?: readonly unknown[] | undefined;
}

type WaitingLead = Lead & { answered_at: string | null };

export type AnswerView = CallView | { lead: WaitingLead } | { notice: keyof typeof COPY.notices };

/** Shows a call with the actions that its reader may take, a quiz or message to mark as answered, or a notice. */
export function AnswerPage(view: AnswerView) {
  return (
    <section className={styles.page}>
      <div className="wrap">
        <div className={`paper sheet raised stack ${styles.sheet}`}>
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

function Waiting({ lead }: { lead: WaitingLead }) {
  const { table, created_at, answered_at } = lead;
  const { name, address } = contactOf(table, lead);
  return (
    <>
      <h1>{COPY.headings[answered_at === null ? 'waits' : 'answered']}</h1>
      {answered_at && <p className="lead">{formatHere(new Date(answered_at))}</p>}
      <FactList
        className="ruled facts"
        facts={{
          [COPY.facts.who]: <bdi>{name}</bdi>,
          [COPY.facts.email]: <bdi>{address}</bdi>,
          [COPY.facts.topic]: <bdi>{leadType(table).headline(lead).what}</bdi>,
          [COPY.facts.received]: formatHere(new Date(created_at)),
        }}
      />
      {answered_at === null && (
        <form method="post" className={`stack gap-md ${styles.form}`}>
          <input type="hidden" name="do" value="answered" />
          <p className="quiet">{COPY.answered.explain}</p>
          <div className="actions">
            <Button type="submit" label={COPY.answered.button} />
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
  const isGone = !isTeam && status === 'proposed' && state.proposed.length === 0;
  const allowed = actsFor(side, state, now).filter((name) => !(isGone && name === 'confirm'));
  const shown = allowed.find((name) => name === act);
  const acts = allowed.filter((name) => name !== shown);
  const [first, ...others] = formatForVisitor(booking.timezone, deviceZone, startsAt);
  return (
    <>
      <h1>{COPY.headings[headingOf(view, shown)]}</h1>
      {problem && (
        <p className={`beside ${styles.problem}`} role="alert">
          <Icon name="warning" />
          {COPY.problems[problem]}
        </p>
      )}
      <Decided {...view} />
      {isGone && <p>{COPY.noProposed}</p>}
      <FactList
        className="ruled facts"
        facts={{
          [COPY.facts.who]: isTeam && <bdi>{`${booking.name}, ${booking.company_name}`}</bdi>,
          [COPY.facts.topic]: booking.selected_service,
          [COPY.facts.ourTime]: isTeam && formatHere(startsAt),
          [isTeam ? COPY.facts.theirTime : COPY.facts.visitorTime]: [
            first,
            ...others.map((other) => <small key={other}>{other}</small>),
          ],
        }}
      />
      {shown && <Form view={view} act={shown} />}
      {acts.length > 0 && (
        <nav className={`stack gap-sm ${styles.acts}`} aria-labelledby="acts">
          <h2 id="acts">{shown || status !== 'asked' ? COPY.actsHeading : COPY.actsHeadingAsked}</h2>
          <div className="actions">
            {acts.map((name) => (
              <ButtonLink
                key={name}
                href={`?do=${name}`}
                variant={name === 'confirm' ? 'solid' : 'line'}
                label={labelOf(COPY.acts, name, view)}
              />
            ))}
          </div>
        </nav>
      )}
      {!isTeam && (status === 'declined' || status === 'cancelled') && (
        <div className="actions">
          <ButtonLink href="/book-call" variant="line" label={COPY.bookAgain} />
        </div>
      )}
    </>
  );
}

function headingOf(view: CallView, act: CallAct | undefined): keyof typeof COPY.headings {
  const { side, state, now } = view;
  if (act === 'move' && isAgreed(view)) return 'agreed';
  if (act === 'move') return side === 'team' ? 'moveTeam' : 'moveVisitor';
  if (act === 'confirm' && side === 'visitor') return 'choose';
  if (act === 'cancel' && side === 'team') return 'cancelTeam';
  if (act) return act;
  if (state.status === 'asked') return side === 'team' ? 'askedTeam' : 'askedVisitor';
  return state.status === 'confirmed' && state.startsAt <= now ? 'over' : state.status;
}

function Decided({ side, state: { booking, status, decided, deviceZone } }: CallView) {
  if (!decided || status === 'asked') return null;
  const { byTeam, byUs, byYou, byVisitor, byServer } = COPY.decided;
  const isTeam = side === 'team';
  const who = { team: isTeam ? byTeam : byUs, visitor: isTeam ? byVisitor : byYou, server: byServer };
  const at = isTeam ? formatHere(decided.at) : formatForVisitor(booking.timezone, deviceZone, decided.at)[0];
  return <p className="lead">{`${COPY.headings[status]} ${who[decided.by]}, ${at}.`}</p>;
}

/** The form for one act. Without `action`, it posts to the page's URL, so the HTML doesn't repeat the token. */
function Form({ view, act }: { view: CallView; act: CallAct }) {
  const { side, state, times } = view;
  const isTeam = side === 'team';
  const explain: Partial<Record<CallAct, string>> = COPY.explain[side];
  // Visitors can only move a call to an available time. The team can also enter any other time.
  const isStuck = act === 'move' && !isTeam && times.length === 0;
  // Moving an unconfirmed call needs no note: a visitor's move is a new request, the team's move a confirmation.
  const asksNote = isTeam || (act !== 'confirm' && !isStuck && !(act === 'move' && state.status === 'asked'));
  const isChoice = act === 'confirm' && !isTeam;
  return (
    <form method="post" className={`stack gap-md ${styles.form}`}>
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="seen" value={state.version} />
      {view.typed?.sure && <input type="hidden" name="sure" value={view.typed.sure} />}
      {(act === 'move' || act === 'propose' || isChoice) && (
        <Times {...view} act={act} times={isChoice ? state.proposed : times} />
      )}
      {isTeam && (act === 'confirm' || act === 'move') && (
        <More summary={COPY.more}>
          <Field
            label={COPY.link}
            name="link"
            hint={COPY.linkHint}
            optional
            type="url"
            defaultValue={view.typed?.link}
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
          defaultValue={view.typed?.note}
        />
      )}
      {isStuck ? (
        <p>{COPY.noTimes}</p>
      ) : (
        <>
          <p className="quiet">{explain[act]}</p>
          <div className="actions">
            <Button type="submit" label={labelOf(COPY.buttons[side], act, view)} />
          </div>
        </>
      )}
    </form>
  );
}

/** The number of days shown at first. Later days are collapsed. */
const NEAR_DAYS = 3;

function Times({ side, state, times, typed, starts = [], act }: CallView) {
  const [first, ...others] = clocksOf(side, state);
  const isProposal = act === 'propose';
  const chosen = isProposal ? starts : [typed?.at];
  const days = [...Map.groupBy(times, (time) => wallTimeAt(first.zone, time).date)].map(([date, starts]) => (
    <div key={date} className={styles.day}>
      <p id={`day-${date}`} className="muted">
        {formatDay(date)}
      </p>
      <ul aria-labelledby={`day-${date}`}>
        {starts.map((start) => (
          <li key={start.getTime()}>
            <ChoiceControl
              className="patch"
              type={isProposal ? 'checkbox' : 'radio'}
              name={isProposal ? 'start' : 'at'}
              value={start.toISOString()}
              defaultChecked={chosen.includes(start.toISOString())}
              aria-describedby={`day-${date}`}
            >
              {formatTimeOn(first, start)}
              {others.map((clock) => (
                <small key={clock.name}>{formatTimeOn(clock, start)}</small>
              ))}
            </ChoiceControl>
          </li>
        ))}
      </ul>
    </div>
  ));
  return (
    <>
      {days.length > 0 && (
        <fieldset className={`stack gap-sm ${styles.times}`}>
          <legend>{COPY.timesLegends[act === 'confirm' || act === 'propose' ? act : 'move']}</legend>
          {days.slice(0, NEAR_DAYS)}
          {days.length > NEAR_DAYS && <More summary={COPY.moreDays}>{days.slice(NEAR_DAYS)}</More>}
        </fieldset>
      )}
      {side === 'team' && (
        <fieldset className={`stack gap-sm ${styles.other}`}>
          <legend>{`${COPY.otherTeam} (${first.name})`}</legend>
          {isProposal ? (
            <Field
              label={COPY.dateAndTime}
              name="start"
              type="datetime-local"
              defaultValue={String(starts.find((start) => String(start).length === 16) ?? '')}
            />
          ) : (
            <>
              <Field label={COPY.date} name="date" type="date" defaultValue={typed?.date} />
              <Field label={COPY.time} name="time" type="time" defaultValue={typed?.time} />
            </>
          )}
        </fieldset>
      )}
      {side === 'team' && state.status === 'confirmed' && <p className="quiet">{COPY.linkAlone}</p>}
    </>
  );
}

function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary className="beside gap-xs">
        {summary}
        <Icon d="M12 5v14M5 12h14" />
      </summary>
      {children}
    </details>
  );
}

/** Returns an act's label. For `confirm`, the label includes the time: 'Confirm 15:30'. */
function labelOf(words: Partial<Record<CallAct | 'agreed', string>>, act: CallAct, view: CallView): string {
  const { side, state } = view;
  const label = words[act === 'move' && isAgreed(view) ? 'agreed' : act] ?? '';
  return act === 'confirm' && state.status !== 'proposed'
    ? `${label} ${formatTimeOn(clocksOf(side, state)[0], state.startsAt)}`
    : label;
}

/** Whether a move confirms a call that wasn't confirmed yet. Only the team can do that. */
function isAgreed({ side, state }: CallView): boolean {
  return side === 'team' && state.status !== 'confirmed';
}

/** Returns the clocks (time zones) in which the team or the visitor sees times, the reader's own clock first. */
function clocksOf(side: Side, { booking, deviceZone }: CallState): [Clock, ...Clock[]] {
  const [first, ...others] = visitorClocks(booking.timezone, deviceZone);
  return side === 'team' ? [ourClock(), first] : [first, ...others];
}
