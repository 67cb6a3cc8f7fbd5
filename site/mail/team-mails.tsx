import {
  AGENDA,
  ALERT,
  CONFIRMATION,
  NOTIFICATION,
  NOTIFICATION_BOOKING,
  NUDGE,
  TEAM_CANCELLATION,
  TEAM_CONFIRMATION,
} from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { DeviceTime, EmailFact, Fact, Facts, Summary } from './Facts.tsx';
import {
  Action,
  ActionIf,
  Command,
  Note,
  NoteWithDecision,
  OtherAction,
  Paragraph,
  SmallPrint,
  Subheading,
  TextLink,
} from './Prose.tsx';

/** Once a booking is stored. */
export function NotificationBooking() {
  const copy = NOTIFICATION_BOOKING;
  return (
    <>
      <Paragraph>{copy.lead}</Paragraph>
      <TeamFacts />
      <Paragraph where="askedTime">{copy.picked}</Paragraph>
      <Paragraph where="heldUntil">{copy.held}</Paragraph>
      <Paragraph where="isTaken">{copy.taken}</Paragraph>
      <Subheading>{NOTIFICATION.answerHeading}</Subheading>
      <Each of="isConfirmed">
        <Paragraph>{copy.confirmed}</Paragraph>
        <TeamActions />
        <Paragraph>{NOTIFICATION.answer}</Paragraph>
        <Paragraph>{copy.decline}</Paragraph>
        <Command>{copy.declineCommand}</Command>
      </Each>
      <Unless of="isConfirmed">
        <Paragraph>{NOTIFICATION.promise}</Paragraph>
        <TeamActions />
        <Paragraph>{NOTIFICATION.answer}</Paragraph>
        <Unless of="isTaken">
          <Paragraph>{copy.confirm}</Paragraph>
          <Command>{copy.command}</Command>
        </Unless>
        <Each of="isTaken">
          <Paragraph>{copy.confirmOther}</Paragraph>
          <Command>{copy.commandOther}</Command>
        </Each>
      </Unless>
      <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{NOTIFICATION.reference}</SmallPrint>
    </>
  );
}

/** Once a quiz is stored. */
export function NotificationQuiz() {
  return (
    <>
      <Facts>
        <EmailFact />
      </Facts>
      <Paragraph>{NOTIFICATION.promise}</Paragraph>
      <Paragraph>{NOTIFICATION.answer}</Paragraph>
      <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{NOTIFICATION.reference}</SmallPrint>
    </>
  );
}

/** Once a message is stored. */
export function NotificationMessage() {
  return (
    <>
      <Note of="message" />
      <Facts>
        <EmailFact />
      </Facts>
      <Subheading>{NOTIFICATION.answerHeading}</Subheading>
      <Paragraph>{NOTIFICATION.promise}</Paragraph>
      <Paragraph>{NOTIFICATION.answer}</Paragraph>
      <SmallPrint>{NOTIFICATION.reference}</SmallPrint>
    </>
  );
}

/** Once a call is confirmed or moved. */
export function TeamConfirmation() {
  const copy = TEAM_CONFIRMATION;
  return (
    <>
      <Paragraph where="byVisitor">{copy.byVisitor}</Paragraph>
      <Unless of="byVisitor">
        <Paragraph>{copy.byTeam}</Paragraph>
      </Unless>
      <TeamFacts />
      <NoteWithDecision heading={copy.noteHeading} />
      <ActionIf of="link" as={Action}>
        {CONFIRMATION.join}
      </ActionIf>
      <Paragraph>{copy.attached}</Paragraph>
      <Each of="moveUrl">
        <Subheading>{copy.changeHeading}</Subheading>
        <OtherAction href="{{moveUrl}}">{copy.buttons.move}</OtherAction>
      </Each>
      <ActionIf of="declineUrl">{copy.buttons.decline}</ActionIf>
    </>
  );
}

/** Once a call is off. */
export function TeamCancellation() {
  const copy = TEAM_CANCELLATION;
  return (
    <>
      <Paragraph where="byVisitor">{copy.byVisitor}</Paragraph>
      <Unless of="byVisitor">
        <Paragraph>{copy.byTeam}</Paragraph>
      </Unless>
      <TeamFacts />
      <NoteWithDecision heading={copy.noteHeading} />
      <Paragraph>{copy.free}</Paragraph>
      <Paragraph where="wasConfirmed">{copy.calendar}</Paragraph>
    </>
  );
}

/** On the morning of a day with calls. */
export function Agenda() {
  return (
    <>
      <Paragraph>{AGENDA.text}</Paragraph>
      <Facts>
        <Each of="calls">
          <Fact term="{{time}}">
            <strong>{'{{who}}'}</strong>
            <br />
            {'{{service}}'}
            <Each of="link">
              <br />
              <TextLink href="{{link}}">{AGENDA.join}</TextLink>
            </Each>
            <Each of="moveUrl">
              <br />
              <TextLink href="{{moveUrl}}">{AGENDA.open}</TextLink>
            </Each>
          </Fact>
        </Each>
      </Facts>
    </>
  );
}

/** When a booking has waited long. */
export function Nudge() {
  return (
    <>
      <Paragraph>{NUDGE.text}</Paragraph>
      <Paragraph>{NUDGE.late}</Paragraph>
      <TeamFacts />
      <TeamActions />
      <Paragraph>{NOTIFICATION_BOOKING.confirm}</Paragraph>
      <Command>{NOTIFICATION_BOOKING.command}</Command>
    </>
  );
}

/** When something around the leads does not work. */
export function Alert() {
  return (
    <>
      <Paragraph>{ALERT.text}</Paragraph>
      <Each of="problems">
        <Paragraph>{'{{what}}'}</Paragraph>
        <Command>{'{{todo}}'}</Command>
      </Each>
      <Paragraph>{ALERT.retry}</Paragraph>
      <Command>npm run leads -- retry</Command>
      <SmallPrint>{ALERT.often}</SmallPrint>
    </>
  );
}

/** When the call is by both clocks, and where to write to. */
function TeamFacts() {
  return (
    <Facts>
      <Fact term={NOTIFICATION_BOOKING.visitorTime}>
        <strong>{'{{visitorTime}}'}</strong>
        <DeviceTime />
      </Fact>
      <Fact term={NOTIFICATION_BOOKING.providerTime}>
        <strong>{'{{providerTime}}'}</strong>
      </Fact>
      <EmailFact />
    </Facts>
  );
}

/** The answers to a booking, as links to the page that takes them. */
function TeamActions() {
  const { buttons, buttonsNote } = NOTIFICATION_BOOKING;
  return (
    <>
      <ActionIf of="confirmUrl" as={Action}>
        {buttons.confirm}
      </ActionIf>
      <ActionIf of="moveUrl">{buttons.move}</ActionIf>
      <Each of="declineUrl">
        <OtherAction href="{{declineUrl}}">{buttons.decline}</OtherAction>
        <SmallPrint>{buttonsNote}</SmallPrint>
      </Each>
    </>
  );
}
