import { NOTIFICATION_BOOKING as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { SUMMARY_PREVIEW, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, Command, OtherAction, Paragraph, SmallPrint, Subheading, Title } from './Prose.tsx';
import { TEAM_FACTS_PREVIEW, TeamFacts } from './TeamFacts.tsx';

/** To the team, once a booking is stored. */
export function NotificationBooking({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
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
      <Subheading>{COPY.answerHeading}</Subheading>
      <Each of="isConfirmed">
        <Paragraph>{COPY.confirmed}</Paragraph>
        <TeamActions />
        <Paragraph>{COPY.answer}</Paragraph>
        <Paragraph>{COPY.decline}</Paragraph>
        <Command>{COPY.declineCommand}</Command>
      </Each>
      <Unless of="isConfirmed">
        <Paragraph>{COPY.promise}</Paragraph>
        <TeamActions />
        <Paragraph>{COPY.answer}</Paragraph>
        <Unless of="isTaken">
          <Paragraph>{COPY.confirm}</Paragraph>
          <Command>{COPY.command}</Command>
        </Unless>
        <Each of="isTaken">
          <Paragraph>{COPY.confirmOther}</Paragraph>
          <Command>{COPY.commandOther}</Command>
        </Each>
      </Unless>
      <Subheading>{COPY.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{COPY.reference}</SmallPrint>
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

export const TEAM_ACTIONS_PREVIEW = {
  confirmUrl: 'https://loomline.example/answer/AA?do=confirm',
  moveUrl: 'https://loomline.example/answer/AA?do=move',
  declineUrl: 'https://loomline.example/answer/AA?do=decline',
  providerClock: '14:30',
};

export const NOTIFICATION_BOOKING_PREVIEW: MailViews['notification-booking'] = {
  askedTime: 'Mon, 30 November 2026, 10:00 (CET)',
  isConfirmed: false,
  isTaken: false,
  heldUntil: 'Sun, 22 November 2026, 11:42 (UTC)',
  ...TEAM_FACTS_PREVIEW,
  ...TEAM_ACTIONS_PREVIEW,
  summary: SUMMARY_PREVIEW,
  reference: '0f8fad5b-d9cb-469f-a165-70867728950e',
  received: 'Fri, 20 November 2026, 11:42 (UTC)',
};
