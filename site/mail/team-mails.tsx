import { Fragment, type PropsWithChildren } from 'react';
import {
  AGENDA,
  ALERT,
  ANSWERED,
  CONFIRMATION,
  HAND_OVER,
  NOTIFICATION,
  NOTIFICATION_BOOKING,
  NOTIFICATION_MESSAGE,
  NOTIFICATION_QUIZ,
  NUDGE,
  NUDGE_LEAD,
  REPLY,
  SIGN_IN,
  TEAM_ACTIONS,
  TEAM_CANCELLATION,
  TEAM_CONFIRMATION,
} from '#content/mails.ts';
import { requestedStart } from '#leads/lead-types/booking.ts';
import type { LinkTo } from '#leads/lead-types/lead-type.ts';
import type { CallFacts } from '#leads/mail/mail-facts.ts';
import { mailtoUrl } from '#leads/mail-address.ts';
import {
  formatDay,
  formatHere,
  formatTimeOn,
  ourClock,
  visitorClocks,
  wallTimeHere,
} from '#leads/time-zones.ts';
import { fillIn } from './fill-in.tsx';
import { MailFrame, type Mails } from './MailFrame.tsx';
import {
  Action,
  Command,
  Fact,
  MailFacts,
  Note,
  NoteWithDecision,
  OtherAction,
  Paragraph,
  SmallPrint,
  Subheading,
  Summary,
  TextLink,
  VisitorTimes,
  whenOf,
} from './mail-parts.tsx';

/** The comments in `content/mails.ts` say when each mail is sent. */
export const TEAM_MAILS = {
  'notification call_bookings'({ lead: booking, time, deviceZone, linkTo, summary }, isAtDesk) {
    const asked = requestedStart(booking);
    const isTaken = time?.status === 'taken';
    const isConfirmed = time?.status === 'confirmed';
    const heldUntil = time?.status === 'held' && time.heldUntil;
    const call = { booking, startsAt: time && !isTaken ? time.startsAt : asked, deviceZone, linkTo };
    const words = { ...NOTIFICATION_BOOKING, ...NOTIFICATION_BOOKING[isConfirmed ? 'has' : 'asks'] };
    const copy = fillIn(
      { ...NOTIFICATION, ...words },
      {
        ...valuesOf(call),
        askedTime: whenOf({ ...call, startsAt: asked }),
        heldUntil: heldUntil ? formatHere(heldUntil) : '',
        ...receiptOf(booking),
      },
    );
    return (
      <MailFrame {...copy}>
        <Paragraph>{copy.lead}</Paragraph>
        <TeamFacts call={call} />
        {call.startsAt.getTime() !== asked.getTime() && <Paragraph>{copy.picked}</Paragraph>}
        {heldUntil && <Paragraph>{copy.held}</Paragraph>}
        {isTaken && <Paragraph>{copy.taken}</Paragraph>}
        <Subheading>{copy.answerHeading}</Subheading>
        <Paragraph>{isConfirmed ? copy.confirmed : copy.promise}</Paragraph>
        <TeamActions call={call} canConfirm={!isConfirmed && !isTaken} isConfirmed={isConfirmed} />
        <Paragraph>{linkTo ? copy.write : copy.answer}</Paragraph>
        <Otherwise hasButtons={isAtDesk || linkTo !== undefined}>
          <Paragraph>{isConfirmed ? copy.decline : isTaken ? copy.confirmOther : copy.confirm}</Paragraph>
          <Command>{isConfirmed ? copy.declineCommand : isTaken ? copy.commandOther : copy.command}</Command>
        </Otherwise>
        <Subheading>{copy.summaryHeading}</Subheading>
        <Summary of={summary} />
        <SmallPrint>{copy.reference}</SmallPrint>
      </MailFrame>
    );
  },

  /** If nobody answers the lead, this mail is sent again as a nudge, with `waited` set. */
  'notification quiz_submissions'({ lead, summary, waited = '', linkTo }, isAtDesk) {
    const words = { ...NOTIFICATION, ...NOTIFICATION_QUIZ, ...(waited && NUDGE_LEAD) };
    const { contact_name: name, contact_email: email } = lead;
    const copy = fillIn(words, { ...receiptOf(lead), name, email, waited });
    return (
      <MailFrame {...copy}>
        <MailFacts>
          <EmailFact email={email} />
        </MailFacts>
        <Paragraph>{copy.promise}</Paragraph>
        <Paragraph>{copy.answer}</Paragraph>
        <Answered id={lead.id} linkTo={linkTo} isAtDesk={isAtDesk} />
        <Subheading>{copy.summaryHeading}</Subheading>
        <Summary of={summary} />
        <SmallPrint>{copy.reference}</SmallPrint>
      </MailFrame>
    );
  },

  /** If nobody answers the lead, this mail is sent again as a nudge, with `waited` set. */
  'notification support_messages'({ lead, waited = '', linkTo }, isAtDesk) {
    const words = { ...NOTIFICATION, ...NOTIFICATION_MESSAGE, ...(waited && NUDGE_LEAD) };
    const copy = fillIn(words, { ...receiptOf(lead), name: lead.name, email: lead.email, waited });
    return (
      <MailFrame {...copy}>
        <Note>{lead.message}</Note>
        <MailFacts>
          <EmailFact email={lead.email} />
        </MailFacts>
        <Subheading>{copy.answerHeading}</Subheading>
        <Paragraph>{copy.promise}</Paragraph>
        <Paragraph>{copy.answer}</Paragraph>
        <Answered id={lead.id} linkTo={linkTo} isAtDesk={isAtDesk} />
        <SmallPrint>{copy.reference}</SmallPrint>
      </MailFrame>
    );
  },

  'team confirmation'({ news, ...call }, isAtDesk) {
    const words = { ...TEAM_CONFIRMATION, ...TEAM_CONFIRMATION[news] };
    const copy = fillIn(words, valuesOf(call));
    const byVisitor = call.wasConfirmed ? copy.byVisitor : copy.chosen;
    return (
      <MailFrame {...copy}>
        <Paragraph>{call.byVisitor ? byVisitor : copy.byTeam}</Paragraph>
        <TeamFacts call={call} />
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Action href={call.link}>{CONFIRMATION.join}</Action>
        {!call.link && <Paragraph>{copy.noLink}</Paragraph>}
        <Otherwise hasButtons={isAtDesk || call.linkTo !== undefined || call.link !== null}>
          <Command>{copy.linkCommand}</Command>
        </Otherwise>
        <Paragraph>{copy.attached}</Paragraph>
        {call.linkTo && <Subheading>{copy.changeHeading}</Subheading>}
        <OtherAction href={call.linkTo?.('move')}>{copy.buttons.move}</OtherAction>
        <OtherAction href={call.linkTo?.('cancel')}>{copy.buttons.cancel}</OtherAction>
      </MailFrame>
    );
  },

  'team cancellation'(call) {
    const copy = fillIn(TEAM_CANCELLATION, valuesOf(call));
    const byVisitor = call.wasConfirmed ? copy.cancelled : copy.withdrew;
    return (
      <MailFrame {...copy}>
        <Paragraph>{call.byVisitor ? byVisitor : copy.byTeam}</Paragraph>
        <TeamFacts call={call} />
        <NoteWithDecision heading={copy.noteHeading} note={call.note} />
        <Paragraph>{copy.free}</Paragraph>
        {call.wasConfirmed && <Paragraph>{copy.calendar}</Paragraph>}
      </MailFrame>
    );
  },

  agenda({ day, calls }) {
    const [first = ''] = calls.map(({ startsAt }) => wallTimeHere(startsAt).time);
    const words = { ...AGENDA, ...AGENDA[calls.length === 1 ? 'one' : 'several'] };
    const clock = ourClock().name;
    const copy = fillIn(words, { day: formatDay(day), first, clock, count: String(calls.length) });
    return (
      <MailFrame {...copy}>
        <Paragraph>{copy.text}</Paragraph>
        <MailFacts>
          {calls.map(({ booking, startsAt, link, linkTo }) => (
            <Fact key={booking.id} term={wallTimeHere(startsAt).time}>
              <strong>{`${booking.name}, ${booking.company_name}`}</strong>
              <br />
              {booking.selected_service}
              <br />
              {link ? <TextLink href={link}>{copy.join}</TextLink> : <strong>{copy.noLink}</strong>}
              {linkTo && <br />}
              <TextLink href={linkTo?.('move')}>{copy.open}</TextLink>
            </Fact>
          ))}
        </MailFacts>
      </MailFrame>
    );
  },

  nudge({ waited, isTaken, heldUntil, ...call }, isAtDesk) {
    const until = heldUntil ? formatHere(heldUntil) : '';
    const copy = fillIn(NUDGE, { ...valuesOf(call), waited, heldUntil: until });
    const now = new Date();
    const isGone = isTaken || call.startsAt <= now;
    const hold = heldUntil && (heldUntil > now ? copy.held : copy.ended);
    return (
      <MailFrame {...copy}>
        <Paragraph>{copy.text}</Paragraph>
        <Paragraph>{copy.late}</Paragraph>
        <TeamFacts call={call} />
        {(isGone || hold) && <Paragraph>{isGone ? copy.gone : hold}</Paragraph>}
        <TeamActions call={call} canConfirm={!isGone} />
        <Otherwise hasButtons={isAtDesk || call.linkTo !== undefined}>
          <Paragraph>{isGone ? copy.confirmOther : copy.confirm}</Paragraph>
          <Command>{isGone ? copy.commandOther : copy.command}</Command>
        </Otherwise>
      </MailFrame>
    );
  },

  reply({ lead: { id }, name, text }) {
    const copy = fillIn(REPLY, { name, id });
    return (
      <MailFrame {...copy}>
        <Note>{text}</Note>
        <Paragraph>{copy.text}</Paragraph>
        <Command>{copy.command}</Command>
      </MailFrame>
    );
  },

  'hand over'({ name, address, words, summary }) {
    const copy = fillIn(HAND_OVER, { name, email: address });
    return (
      <MailFrame {...copy}>
        {words && <Note>{words}</Note>}
        <Paragraph>{copy.text}</Paragraph>
        <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
        <Summary of={summary} />
      </MailFrame>
    );
  },

  'sign in'({ link }) {
    return (
      <MailFrame {...SIGN_IN}>
        <Paragraph>{SIGN_IN.text}</Paragraph>
        <Action href={link}>{SIGN_IN.button}</Action>
        <SmallPrint>{SIGN_IN.unasked}</SmallPrint>
      </MailFrame>
    );
  },

  alert({ problems }, isAtDesk) {
    return (
      <MailFrame {...ALERT}>
        <Paragraph>{isAtDesk ? ALERT.textAtDesk : ALERT.text}</Paragraph>
        {problems.map(({ what, todo }) => (
          <Fragment key={what}>
            <Paragraph>{what}</Paragraph>
            <Otherwise hasButtons={isAtDesk}>
              <Command>{todo}</Command>
            </Otherwise>
          </Fragment>
        ))}
        <Otherwise hasButtons={isAtDesk}>
          <Paragraph>{ALERT.retry}</Paragraph>
          <Command>npm run leads -- retry</Command>
        </Otherwise>
        <SmallPrint>{ALERT.often}</SmallPrint>
      </MailFrame>
    );
  },
} satisfies Partial<Mails>;

function receiptOf({ id, created_at }: Record<'id' | 'created_at', string>) {
  return { reference: id, received: formatHere(new Date(created_at)) };
}

/** Returns the values for the placeholders in copy about a call. */
function valuesOf(call: CallFacts) {
  const { booking, startsAt, deviceZone } = call;
  return {
    name: booking.name,
    company: booking.company_name,
    service: booking.selected_service,
    reference: booking.id,
    visitorTime: whenOf(call),
    visitorClock: visitorClocks(booking.timezone, deviceZone)[0].name,
    providerTime: formatHere(startsAt),
    providerClock: formatTimeOn(ourClock(), startsAt),
  };
}

/** The call's time in both time zones, and the visitor's address. */
function TeamFacts({ call }: { call: CallFacts }) {
  return (
    <MailFacts>
      <Fact term={NOTIFICATION_BOOKING.visitorTime}>
        <VisitorTimes call={call} />
      </Fact>
      <Fact term={NOTIFICATION_BOOKING.providerTime}>
        <strong>{formatHere(call.startsAt)}</strong>
      </Fact>
      <EmailFact email={call.booking.email} subject={call.linkTo && NOTIFICATION.writeSubject} />
    </MailFacts>
  );
}

/**
 * The visitor's address, as a link if it can receive mail.
 * @param subject the subject of the mail that the link opens; omitted if the team can just reply to this mail
 */
function EmailFact({ email, subject }: { email: string; subject?: string | undefined }) {
  const address = mailtoUrl(email);
  const url = address && subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
  return <Fact term={NOTIFICATION.email}>{url ? <TextLink href={url}>{email}</TextLink> : email}</Fact>;
}

/** How to mark a quiz or a message as answered. */
function Answered({ id, linkTo, isAtDesk }: { id: string; linkTo: LinkTo | undefined; isAtDesk: boolean }) {
  if (isAtDesk) return null;
  const copy = fillIn(ANSWERED, { reference: id });
  return (
    <>
      <Paragraph>{copy.text}</Paragraph>
      <OtherAction href={linkTo?.('answered')}>{copy.button}</OtherAction>
      {!linkTo && <Command>{copy.command}</Command>}
    </>
  );
}

/** A command, for installations whose emails have no buttons. */
function Otherwise({ hasButtons, children }: PropsWithChildren<{ hasButtons: boolean }>) {
  return !hasButtons && children;
}

type TeamActionsProps = { call: CallFacts; canConfirm: boolean; isConfirmed?: boolean };

/** Links to the page where the team answers a booking. */
function TeamActions({ call, canConfirm, isConfirmed }: TeamActionsProps) {
  const { startsAt, linkTo } = call;
  if (!linkTo) return null;
  const copy = fillIn(TEAM_ACTIONS, valuesOf(call));
  return (
    <>
      {canConfirm && startsAt > new Date() && <Action href={linkTo('confirm')}>{copy.confirm}</Action>}
      <OtherAction href={linkTo(isConfirmed ? 'move' : 'propose')}>{copy.move}</OtherAction>
      <OtherAction href={linkTo('decline')}>{copy.decline}</OtherAction>
      <SmallPrint>{copy.note}</SmallPrint>
    </>
  );
}
