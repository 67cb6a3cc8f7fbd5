import { Fragment } from 'react';
import {
  AGENDA,
  ALERT,
  CONFIRMATION,
  NOTIFICATION,
  NOTIFICATION_BOOKING,
  NOTIFICATION_MESSAGE,
  NOTIFICATION_QUIZ,
  NUDGE,
  TEAM_CANCELLATION,
  TEAM_CONFIRMATION,
} from '#content/mails.ts';
import { mailtoUrl } from '#leads/mail/mail-address.ts';
import type { CallFacts, DecidedCall, MailFacts } from '#leads/mail-facts.ts';
import { formatDay, formatHere, formatInZone, formatOnDevice, wallTimeHere } from '#leads/time-zones.ts';
import { requestedStart } from '#leads/types/booking.ts';
import { fill, filled } from './fill.tsx';
import type { Mail } from './MailFrame.tsx';
import {
  Action,
  Command,
  Fact,
  Facts,
  Note,
  NoteWithDecision,
  OtherAction,
  Paragraph,
  SmallPrint,
  Subheading,
  Summary,
  TextLink,
} from './mail-parts.tsx';

/** Once a booking is stored. */
export function notificationBooking(facts: MailFacts['notification call_bookings']): Mail {
  const { lead: booking, time, deviceZone, linkTo, summary } = facts;
  const asked = requestedStart(booking);
  const isTaken = time?.status === 'taken';
  const isConfirmed = time?.status === 'confirmed';
  const call = { booking, startsAt: time && !isTaken ? time.startsAt : asked, deviceZone, linkTo };
  const values = valuesOf(call);
  const copy = { ...NOTIFICATION_BOOKING, ...NOTIFICATION_BOOKING[isConfirmed ? 'has' : 'asks'] };
  const reference = booking.id;
  return {
    subject: fill(copy.subject, values),
    preview: fill(copy.preview, values),
    heading: filled(copy.heading, values),
    body: (
      <>
        <Paragraph>{filled(copy.lead, values)}</Paragraph>
        <TeamFacts call={call} />
        {call.startsAt.getTime() !== asked.getTime() && (
          <Paragraph>{filled(copy.picked, { askedTime: formatInZone(booking.timezone, asked) })}</Paragraph>
        )}
        {time?.status === 'held' && time.heldUntil && (
          <Paragraph>{filled(copy.held, { heldUntil: formatHere(time.heldUntil) })}</Paragraph>
        )}
        {isTaken && <Paragraph>{copy.taken}</Paragraph>}
        <Subheading>{NOTIFICATION.answerHeading}</Subheading>
        <Paragraph>{isConfirmed ? filled(copy.confirmed, values) : NOTIFICATION.promise}</Paragraph>
        <TeamActions call={call} canConfirm={!isConfirmed && !isTaken} />
        <Paragraph>{filled(NOTIFICATION.answer, values)}</Paragraph>
        <Paragraph>{isConfirmed ? copy.decline : isTaken ? copy.confirmOther : copy.confirm}</Paragraph>
        <Command reference={reference}>
          {isConfirmed ? copy.declineCommand : isTaken ? copy.commandOther : copy.command}
        </Command>
        <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
        <Summary of={summary} />
        <Reference lead={booking} />
      </>
    ),
  };
}

/** Once a quiz is stored. */
export function notificationQuiz({ lead, summary }: MailFacts['notification quiz_submissions']): Mail {
  const copy = NOTIFICATION_QUIZ;
  const [name, email] = [lead.contact_name, lead.contact_email];
  return {
    subject: fill(copy.subject, { name, email }),
    preview: fill(copy.preview, { received: receivedOf(lead) }),
    heading: filled(copy.heading, { name }),
    body: (
      <>
        <Facts>
          <EmailFact email={email} />
        </Facts>
        <Paragraph>{NOTIFICATION.promise}</Paragraph>
        <Paragraph>{filled(NOTIFICATION.answer, { name })}</Paragraph>
        <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
        <Summary of={summary} />
        <Reference lead={lead} />
      </>
    ),
  };
}

/** Once a message is stored. */
export function notificationMessage({ lead }: MailFacts['notification support_messages']): Mail {
  const copy = NOTIFICATION_MESSAGE;
  return {
    subject: fill(copy.subject, lead),
    preview: fill(copy.preview, { received: receivedOf(lead) }),
    heading: filled(copy.heading, lead),
    body: (
      <>
        <Note>{lead.message}</Note>
        <Facts>
          <EmailFact email={lead.email} />
        </Facts>
        <Subheading>{NOTIFICATION.answerHeading}</Subheading>
        <Paragraph>{NOTIFICATION.promise}</Paragraph>
        <Paragraph>{filled(NOTIFICATION.answer, lead)}</Paragraph>
        <Reference lead={lead} />
      </>
    ),
  };
}

/** Once a call is confirmed or moved. */
export function teamConfirmation(call: DecidedCall): Mail {
  const copy = { ...TEAM_CONFIRMATION, ...TEAM_CONFIRMATION[call.wasConfirmed ? 'moved' : 'confirmed'] };
  const values = valuesOf(call);
  return {
    subject: fill(copy.subject, values),
    preview: fill(copy.preview, values),
    heading: filled(copy.heading, values),
    body: (
      <>
        <Paragraph>{filled(call.byVisitor ? copy.byVisitor : copy.byTeam, values)}</Paragraph>
        <TeamFacts call={call} />
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Action href={call.link}>{CONFIRMATION.join}</Action>
        <Paragraph>{copy.attached}</Paragraph>
        {call.linkTo && <Subheading>{copy.changeHeading}</Subheading>}
        <OtherAction href={call.linkTo?.('move')}>{copy.buttons.move}</OtherAction>
        <OtherAction href={call.linkTo?.('decline')}>{copy.buttons.decline}</OtherAction>
      </>
    ),
  };
}

/** Once a call is off. */
export function teamCancellation(call: DecidedCall): Mail {
  const copy = TEAM_CANCELLATION;
  const values = valuesOf(call);
  const byVisitor = call.wasConfirmed ? copy.cancelled : copy.withdrew;
  return {
    subject: fill(copy.subject, values),
    preview: fill(copy.preview, values),
    heading: filled(copy.heading, values),
    body: (
      <>
        <Paragraph>{filled(call.byVisitor ? byVisitor : copy.byTeam, values)}</Paragraph>
        <TeamFacts call={call} />
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Paragraph>{copy.free}</Paragraph>
        {call.wasConfirmed && <Paragraph>{copy.calendar}</Paragraph>}
      </>
    ),
  };
}

/** On the morning of a day with calls. */
export function agenda({ day, calls }: MailFacts['agenda']): Mail {
  const copy = AGENDA;
  const [first = ''] = calls.map(({ startsAt }) => wallTimeHere(startsAt).time);
  const count = String(calls.length);
  const values = {
    day: formatDay(day),
    first,
    calls: calls.length === 1 ? copy.oneCall : fill(copy.calls, { count }),
  };
  return {
    ...copy,
    subject: fill(copy.subject, values),
    preview: fill(copy.preview, values),
    body: (
      <>
        <Paragraph>{filled(copy.text, values)}</Paragraph>
        <Facts>
          {calls.map(({ booking, startsAt, link, linkTo }) => (
            <Fact key={booking.id} term={wallTimeHere(startsAt).time}>
              <strong>{`${booking.name}, ${booking.company_name}`}</strong>
              <br />
              {booking.selected_service}
              {link && <br />}
              <TextLink href={link}>{copy.join}</TextLink>
              {linkTo && <br />}
              <TextLink href={linkTo?.('move')}>{copy.open}</TextLink>
            </Fact>
          ))}
        </Facts>
      </>
    ),
  };
}

/** When a booking has waited long. */
export function nudge({ hours, isTaken, ...call }: MailFacts['nudge']): Mail {
  const copy = NUDGE;
  const values = { ...valuesOf(call), hours: String(hours) };
  return {
    subject: fill(copy.subject, values),
    preview: fill(copy.preview, values),
    heading: filled(copy.heading, values),
    body: (
      <>
        <Paragraph>{filled(copy.text, values)}</Paragraph>
        <Paragraph>{copy.late}</Paragraph>
        <TeamFacts call={call} />
        <TeamActions call={call} canConfirm={!isTaken} />
        <Paragraph>{NOTIFICATION_BOOKING.confirm}</Paragraph>
        <Command reference={call.booking.id}>{NOTIFICATION_BOOKING.command}</Command>
      </>
    ),
  };
}

/** When something around the leads does not work. */
export function alert({ problems }: MailFacts['alert']): Mail {
  return {
    ...ALERT,
    body: (
      <>
        <Paragraph>{ALERT.text}</Paragraph>
        {problems.map(({ what, todo }) => (
          <Fragment key={what}>
            <Paragraph>{what}</Paragraph>
            <Command>{todo}</Command>
          </Fragment>
        ))}
        <Paragraph>{ALERT.retry}</Paragraph>
        <Command>npm run leads -- retry</Command>
        <SmallPrint>{ALERT.often}</SmallPrint>
      </>
    ),
  };
}

/** What the texts about a call say of it. */
function valuesOf({ booking, startsAt }: CallFacts) {
  return {
    name: booking.name,
    company: booking.company_name,
    service: booking.selected_service,
    visitorTime: formatInZone(booking.timezone, startsAt),
    providerTime: formatHere(startsAt),
  };
}

/** When the call is by both clocks, and where to write to. */
function TeamFacts({ call }: { call: CallFacts }) {
  const { booking, startsAt, deviceZone } = call;
  const { visitorTime, providerTime } = valuesOf(call);
  return (
    <Facts>
      <Fact term={NOTIFICATION_BOOKING.visitorTime}>
        <strong>{visitorTime}</strong>
        {deviceZone && <br />}
        {deviceZone && formatOnDevice(deviceZone, booking.timezone, startsAt)}
      </Fact>
      <Fact term={NOTIFICATION_BOOKING.providerTime}>
        <strong>{providerTime}</strong>
      </Fact>
      <EmailFact email={booking.email} />
    </Facts>
  );
}

/** The address, as a link if mail can be sent to it. */
function EmailFact({ email }: { email: string }) {
  const url = mailtoUrl(email);
  return <Fact term={NOTIFICATION.email}>{url ? <TextLink href={url}>{email}</TextLink> : email}</Fact>;
}

/** The answers to a booking, as links to the page that takes them. */
function TeamActions({ call: { startsAt, linkTo }, canConfirm }: { call: CallFacts; canConfirm: boolean }) {
  const { buttons, buttonsNote } = NOTIFICATION_BOOKING;
  if (!linkTo) return null;
  return (
    <>
      {canConfirm && startsAt > new Date() && (
        <Action href={linkTo('confirm')}>
          {fill(buttons.confirm, { providerClock: wallTimeHere(startsAt).time })}
        </Action>
      )}
      <OtherAction href={linkTo('move')}>{buttons.move}</OtherAction>
      <OtherAction href={linkTo('decline')}>{buttons.decline}</OtherAction>
      <SmallPrint>{buttonsNote}</SmallPrint>
    </>
  );
}

type StoredLead = Record<'id' | 'created_at', string>;

function Reference({ lead }: { lead: StoredLead }) {
  return (
    <SmallPrint>
      {filled(NOTIFICATION.reference, { reference: lead.id, received: receivedOf(lead) })}
    </SmallPrint>
  );
}

function receivedOf({ created_at }: StoredLead): string {
  return formatHere(new Date(created_at));
}
