import { NOTIFICATION_BOOKING as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { DEVICE_TIME_PREVIEW, DeviceTime, Fact, Facts, SUMMARY_PREVIEW, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Command, Paragraph, SmallPrint, Subheading, TextLink, Title } from './Prose.tsx';

/** To the team, once a booking is stored. */
export function NotificationBooking({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.lead}</Paragraph>
      <Facts>
        <Fact term={COPY.visitorTime}>
          <strong>{'{{visitorTime}}'}</strong>
          <DeviceTime />
        </Fact>
        <Fact term={COPY.providerTime}>
          <strong>{'{{providerTime}}'}</strong>
        </Fact>
        <Fact term={COPY.email}>
          <Each of="mailto">
            <TextLink href="{{mailto}}">{'{{email}}'}</TextLink>
          </Each>
          <Unless of="mailto">{'{{email}}'}</Unless>
        </Fact>
      </Facts>
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
        <Paragraph>{COPY.answer}</Paragraph>
        <Paragraph>{COPY.decline}</Paragraph>
        <Command>{COPY.declineCommand}</Command>
      </Each>
      <Unless of="isConfirmed">
        <Paragraph>{COPY.promise}</Paragraph>
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

export const NOTIFICATION_BOOKING_PREVIEW: MailViews['notification-booking'] = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  mailto: 'mailto:ines%3Fshop@studionorte.example',
  company: 'Studio Norte',
  service: 'Chat Agents',
  visitorTime: 'Tue, 1 December 2026, 15:30 (CET)',
  providerTime: 'Tue, 1 December 2026, 14:30 (GMT)',
  deviceTime: DEVICE_TIME_PREVIEW,
  askedTime: 'Mon, 30 November 2026, 10:00 (CET)',
  isConfirmed: false,
  isTaken: false,
  heldUntil: 'Sun, 22 November 2026, 11:42 (UTC)',
  summary: SUMMARY_PREVIEW,
  reference: '0f8fad5b-d9cb-469f-a165-70867728950e',
  received: 'Fri, 20 November 2026, 11:42 (UTC)',
};
