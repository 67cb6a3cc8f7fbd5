import { useContext } from 'react';
import { ANSWER } from '#content/answer.ts';
import type { CallAct } from '#leads/call.ts';
import { undoUntil } from '#leads/calls/appointments.ts';
import { actsFor, type CallState } from '#leads/calls/call-state.ts';
import {
  formatDay,
  formatHere,
  formatTimeOn,
  ourClock,
  visitorClocks,
  wallTimeHere,
} from '#leads/time-zones.ts';
import { Field, PostedContext, PostForm } from './parts.tsx';

interface CallActsProps {
  call: CallState;
  free: readonly Date[];
  callLink: string | undefined;
  now: Date;
}

/** The forms that answer, move or cancel a call, as far as its state allows, and a preview of the email they send. */
export function CallActs({ call, free, callLink, now }: CallActsProps) {
  const path = `/leads/${call.booking.id}`;
  const { mail } = useContext(PostedContext).fields;
  const { team } = ANSWER.explain;
  const isConfirmed = call.status === 'confirmed';
  const isOver = isConfirmed && call.startsAt <= now;
  const known = call.link ?? callLink?.replaceAll('{id}', call.booking.id);
  const link = (
    <>
      <p className="quiet">
        {known ? (
          <>
            The email carries this link to the call: <bdi>{known}</bdi>
          </>
        ) : (
          'The email carries no link to the call yet.'
        )}
      </p>
      <Field
        label={known ? 'Another link to the call (optional)' : 'Link to the call (optional)'}
        {...{ type: 'url', name: 'link', placeholder: 'https://' }}
      />
    </>
  );
  const words = <Field as="textarea" label="A few words to them (optional)" name="words" />;
  const options = (
    <>
      <option value="">Choose</option>
      <FreeTimes free={free} call={call} />
    </>
  );
  const time = (
    <>
      <Field as="select" label="A free time" name="at">
        {options}
      </Field>
      <div className="row">
        <Field label={`Or a day, in ${ourClock().name}`} type="date" name="date" />
        <Field label="and time" type="time" name="time" />
      </div>
      {link}
      {isConfirmed && <p className="quiet">{ANSWER.linkAlone}</p>}
      {words}
    </>
  );
  const times = (
    <>
      {['start1', 'start2', 'start3'].map((name, index) => (
        <Field key={name} as="select" label={`Time ${index + 1}`} name={name}>
          {options}
        </Field>
      ))}
      <Field label={`Or any other time, in ${ourClock().name}`} type="datetime-local" name="start4" />
      {words}
    </>
  );
  const withLink = (
    <>
      {link}
      {words}
    </>
  );
  const move = isConfirmed ? 'Move it, or add the link' : 'Confirm a time that you agreed on otherwise';
  const forms = {
    confirm: { children: withLink, hint: team.confirm, button: 'Confirm this time' },
    propose: { summary: 'Propose times', children: times, hint: team.propose, button: 'Send the proposal' },
    move: {
      summary: move,
      children: time,
      hint: team.move,
      button: isConfirmed ? 'Move the call' : 'Confirm',
    },
    decline: { summary: 'Decline', children: words, hint: team.decline, button: 'Decline the call' },
    cancel: { summary: 'Cancel the call', children: words, hint: team.cancel, button: 'Cancel the call' },
  } satisfies Record<CallAct, object>;
  const allowed = actsFor('team', call, now);
  const until = undoUntil(call);
  return (
    <section className="acts" id="answer">
      {until && until > now && (
        <PostForm
          to={`${path}/undo`}
          button="Undo"
          hint={`The email about this leaves at ${formatTimeOn(ourClock(), until)}. Until then it can be undone.`}
        />
      )}
      {allowed.length > 0 && <h2>{isConfirmed ? 'Change' : 'Answer'}</h2>}
      {call.heldUntil && call.status === 'asked' && <Hold until={call.heldUntil} now={now} />}
      {mail && <Preview mail={mail} />}
      {allowed.map((act) => (
        <PostForm key={act} to={`${path}/${act}`} {...forms[act]} canPreview />
      ))}
      {isOver && (
        <PostForm
          to={`${path}/follow-up`}
          {...{ summary: 'Propose a follow-up call', hint: team.propose, button: 'Send the proposal' }}
          canPreview
        >
          {times}
        </PostForm>
      )}
    </section>
  );
}

function Hold({ until, now }: { until: Date; now: Date }) {
  const text = until > now ? 'Held for them until' : 'No longer held: that ended';
  return <p className="quiet">{`${text} ${formatHere(until)}.`}</p>;
}

function Preview({ mail }: { mail: string }) {
  return (
    <div role="status">
      <p>Nothing was sent yet. This is the email:</p>
      <pre className="preview">{mail}</pre>
    </div>
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
