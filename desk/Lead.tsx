import { ANSWER } from '#content/answer.ts';
import { SITE } from '#content/site.ts';
import { type AnswerProblem, actsFor, type CallState } from '#leads/calls/call-state.ts';
import type { ListedLead } from '#leads/db/find-leads.ts';
import { OUTCOMES, type RecordedAct } from '#leads/db/tables.ts';
import { typed } from '#leads/lead-types/lead-type.ts';
import { contactOf, leadType } from '#leads/lead-types/lead-types.ts';
import { mailtoUrl } from '#leads/mail/mail-address.ts';
import { isAnswered } from '#leads/manage/count-leads.ts';
import { answersOf, factOfAct, formatDelivery, recordOf } from '#leads/manage/describe-lead.ts';
import type { Delivery } from '#leads/outbox/outbox.ts';
import { formatDay, formatTimeOn, ourClock, visitorClocks, wallTimeHere } from '#leads/time-zones.ts';
import { callOf, capitalized, Facts, Field, LeadList, PostForm, Problem, State } from './parts.tsx';

export interface LeadView {
  lead: ListedLead;
  now: Date;
  /** Undefined if the lead isn't a booking. */
  call: CallState | undefined;
  /** Available start times in ascending order. */
  free: readonly Date[];
  deliveries: Delivery[];
  /** Whether a delivery failed and can be retried. */
  isUndelivered: boolean;
  acts: RecordedAct[];
  /** Other leads with the same address. */
  others: ListedLead[];
  /** Why the action `act` failed. `fields` are the values posted with it. */
  problem?: AnswerProblem | 'address';
  act?: string;
  fields: Record<string, string>;
}

export function LeadDetails(view: LeadView) {
  const { lead, now, call, deliveries, isUndelivered, acts, others, problem } = view;
  const { table, id } = lead;
  const { name, headline } = leadType(table);
  const { who, what } = headline(lead);
  const asked = callOf(lead);
  const path = `/leads/${id}`;
  return (
    <>
      <p className="quiet">{capitalized(name)}</p>
      <h1>
        <bdi>{who}</bdi>
      </h1>
      <p>
        <State lead={lead} now={now} /> <bdi>{asked?.topic ?? what}</bdi>
      </p>
      {problem && (
        <Problem>
          {problem === 'address'
            ? 'That is not their address. Nothing was erased.'
            : ANSWER.problems[problem]}
        </Problem>
      )}
      {asked && (
        <div>
          {asked.times.map((time) => (
            <p key={time}>{time}</p>
          ))}
        </div>
      )}
      {call && <CallActs {...view} call={call} />}
      <Reply {...view} />
      <section>
        <h2>What they sent</h2>
        <Facts of={answersOf(lead)} />
      </section>
      <section>
        <h2>For ourselves</h2>
        <PostForm to={`${path}/note`} button="Save the note">
          <Field
            {...{ as: 'textarea', label: 'Note', name: 'note', rows: 3, maxLength: 5000 }}
            hint="Only we see it. It is exported and erased with the lead."
            defaultValue={lead.team_note ?? ''}
          />
        </PostForm>
        <PostForm to={`${path}/outcome`} className="actions">
          <span id="outcome">Outcome</span>
          {OUTCOMES.map((outcome) => (
            <button
              key={outcome}
              {...{ type: 'submit', name: 'outcome', value: outcome, 'aria-describedby': 'outcome' }}
              aria-pressed={outcome === (lead.outcome ?? 'open')}
            >
              {outcome}
            </button>
          ))}
        </PostForm>
      </section>
      <section>
        <h2>Mails and posts</h2>
        {deliveries.length === 0 && <p>None.</p>}
        <Facts
          of={deliveries.map((delivery) => typed(capitalized(delivery.kind), formatDelivery(delivery)))}
        />
        {isUndelivered && <PostForm to={`${path}/retry`} button="Try again now" />}
      </section>
      {others.length > 0 && (
        <section>
          <h2>From the same address</h2>
          <LeadList leads={others} now={now} />
        </section>
      )}
      <section>
        <h2>Record</h2>
        <Facts of={[...recordOf(lead, now), ...acts.map(factOfAct)]} />
      </section>
      <Rare {...view} />
    </>
  );
}

/** The forms to confirm, move or decline a call, as far as the call's state allows. */
function CallActs({ lead, call, now, free, act, fields }: LeadView & { call: CallState }) {
  const path = `/leads/${lead.id}`;
  const { confirm, move, decline } = ANSWER.explain.team;
  const allowed = actsFor('team', call, now);
  const isConfirmed = call.status === 'confirmed';
  const refilled = (name: string) => ({ name, defaultValue: fields[name] ?? '' });
  const seen = <input type="hidden" name="seen" value={call.version} />;
  const link = (
    <Field
      label="Link to the call (optional)"
      type="url"
      {...refilled('link')}
      maxLength={500}
      placeholder="https://"
    />
  );
  const note = (
    <Field as="textarea" label="A line to them (optional)" {...refilled('note')} rows={2} maxLength={1000} />
  );
  if (allowed.length === 0) return null;
  return (
    <section className="acts">
      <h2>Answer</h2>
      {allowed.includes('confirm') && (
        <PostForm to={`${path}/confirm`} button="Confirm this time" kind="first">
          {seen}
          {link}
          <p className="quiet">{confirm}</p>
        </PostForm>
      )}
      {allowed.includes('move') && (
        <details open={act === 'move'}>
          <summary>{isConfirmed ? 'Move it, or add the link' : 'Confirm another time'}</summary>
          <PostForm to={`${path}/move`} button="Confirm">
            {seen}
            <Field as="select" label="A free time" {...refilled('at')}>
              <option value="">Choose</option>
              <FreeTimes free={free} call={call} />
            </Field>
            <div className="pair">
              <Field label={`Or a day, in ${ourClock().name}`} type="date" {...refilled('date')} />
              <Field label="and time" type="time" {...refilled('time')} />
            </div>
            {link}
            {isConfirmed && <p className="quiet">{ANSWER.linkAlone}</p>}
            {isConfirmed && note}
            <p className="quiet">{move}</p>
          </PostForm>
        </details>
      )}
      {allowed.includes('decline') && (
        <details open={act === 'decline'}>
          <summary>Decline</summary>
          <PostForm to={`${path}/decline`} button="Decline the call">
            {seen}
            {note}
            <p className="quiet">{decline}</p>
          </PostForm>
        </details>
      )}
    </section>
  );
}

/** Options for the free times, grouped by day, in our time zone and the visitor's. */
function FreeTimes({ free, call }: { free: readonly Date[]; call: CallState }) {
  const [theirs] = visitorClocks(call.booking.timezone, call.deviceZone);
  return [...Map.groupBy(free, (start) => wallTimeHere(start).date)].map(([date, starts]) => (
    <optgroup key={date} label={formatDay(date)}>
      {starts.map((start) => (
        <option key={start.getTime()} value={start.toISOString()}>
          {`${wallTimeHere(start).time}, theirs ${formatTimeOn(theirs, start)}`}
        </option>
      ))}
    </optgroup>
  ));
}

/** Maximum number of quoted characters in a `mailto:` link. Mail programs truncate long links. */
const QUOTED = 1200;

/** A link to answer by mail, and a button to mark the lead as answered. */
function Reply({ lead, call }: LeadView) {
  const { table, id } = lead;
  const { name, address } = contactOf(table, lead);
  const url = mailtoUrl(address);
  const words = answersOf(lead)
    .filter(
      ({ label, value, isChosen }) =>
        !isChosen && value && !['Name', 'Email', 'Phone', 'Website'].includes(label),
    )
    .map(({ value }) => value)
    .join('\n\n');
  const body = `Hello ${name},\n\n\n\n${words.slice(0, QUOTED).toWellFormed().replace(/^/gm, '> ')}`;
  const fields = `subject=${encodeURIComponent(`Your message to ${SITE.brand}`)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return (
    <div className="actions">
      {url ? (
        <a href={`${url}?${fields}`}>Write to them</a>
      ) : (
        <span>
          Mail can’t be sent to this address: <bdi>{address}</bdi>
        </span>
      )}
      {!call && !isAnswered(lead) && <PostForm to={`/leads/${id}/answered`} button="I have answered" />}
    </div>
  );
}

/** Rare actions, some of which can't be undone. */
function Rare({ lead, act }: LeadView) {
  const path = `/leads/${lead.id}`;
  return (
    <section>
      <h2>More</h2>
      {lead.suspicion !== null && (
        <PostForm to={`${path}/trust`} button="It is real: send its mails">
          <p className="quiet">It looks like a bot’s. Its mails were held back.</p>
        </PostForm>
      )}
      <details>
        <summary>End the links in its mails</summary>
        <PostForm to={`${path}/revoke`} button="End the links">
          <p className="quiet">
            A mail that went out can’t answer for this lead any more. Later mails have new links.
          </p>
        </PostForm>
      </details>
      <details open={act === 'erase'}>
        <summary>Erase this person</summary>
        <PostForm to={`${path}/erase`} button="Erase" kind="danger">
          <p className="quiet">
            Deletes every lead of this person, and all that is kept beside it. There is no way back.
          </p>
          <Field
            label="To go on, type their address"
            name="address"
            inputMode="email"
            autoComplete="off"
            required
          />
        </PostForm>
      </details>
    </section>
  );
}
