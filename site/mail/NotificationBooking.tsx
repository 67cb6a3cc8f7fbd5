import { NOTIFICATION_BOOKING as COPY, NOTIFICATION } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, Command, OtherAction, Paragraph, SmallPrint, Subheading } from './Prose.tsx';
import { TeamFacts } from './TeamFacts.tsx';

/** To the team, once a booking is stored. */
export function NotificationBooking({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" site={site}>
      <Paragraph>{COPY.lead}</Paragraph>
      <TeamFacts />
      <Each of="askedTime">
        <Paragraph>{COPY.picked}</Paragraph>
      </Each>
      <Each of="heldUntil">
        <Paragraph>{COPY.held}</Paragraph>
      </Each>
      <Each of="isTaken">
        <Paragraph>{COPY.taken}</Paragraph>
      </Each>
      <Subheading>{NOTIFICATION.answerHeading}</Subheading>
      <Each of="isConfirmed">
        <Paragraph>{COPY.confirmed}</Paragraph>
        <TeamActions />
        <Paragraph>{NOTIFICATION.answer}</Paragraph>
        <Paragraph>{COPY.decline}</Paragraph>
        <Command>{COPY.declineCommand}</Command>
      </Each>
      <Unless of="isConfirmed">
        <Paragraph>{NOTIFICATION.promise}</Paragraph>
        <TeamActions />
        <Paragraph>{NOTIFICATION.answer}</Paragraph>
        <Unless of="isTaken">
          <Paragraph>{COPY.confirm}</Paragraph>
          <Command>{COPY.command}</Command>
        </Unless>
        <Each of="isTaken">
          <Paragraph>{COPY.confirmOther}</Paragraph>
          <Command>{COPY.commandOther}</Command>
        </Each>
      </Unless>
      <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{NOTIFICATION.reference}</SmallPrint>
    </MailFrame>
  );
}

/** The answers to a booking, as links to the page that takes them. */
export function TeamActions() {
  const { confirm, move, decline } = COPY.buttons;
  return (
    <>
      <Each of="confirmUrl">
        <Action href="{{confirmUrl}}">{confirm}</Action>
      </Each>
      <Each of="moveUrl">
        <OtherAction href="{{moveUrl}}">{move}</OtherAction>
      </Each>
      <Each of="declineUrl">
        <OtherAction href="{{declineUrl}}">{decline}</OtherAction>
        <SmallPrint>{COPY.buttonsNote}</SmallPrint>
      </Each>
    </>
  );
}
