import { CONFIRMATION, REMINDER as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { VisitorActions } from './Confirmation.tsx';
import { Each, Unless } from './Each.tsx';
import { DEVICE_TIME_PREVIEW, DeviceTime, Fact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, Paragraph, Subheading, Title } from './Prose.tsx';

/** To the visitor, some hours before a confirmed call. */
export function Reminder({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toVisitor} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.greeting}</Paragraph>
      <Paragraph>{COPY.text}</Paragraph>
      <Facts>
        <Fact term={CONFIRMATION.facts.when}>
          <strong>{'{{when}}'}</strong>
          <DeviceTime />
        </Fact>
        <Fact term={CONFIRMATION.facts.length}>{CONFIRMATION.length}</Fact>
        <Fact term={CONFIRMATION.facts.topic}>{'{{service}}'}</Fact>
      </Facts>
      <Each of="hasLink">
        <Action href="{{link}}">{CONFIRMATION.join}</Action>
      </Each>
      <Unless of="hasLink">
        <Paragraph>{COPY.joinLater}</Paragraph>
      </Unless>
      <Subheading>{CONFIRMATION.changeHeading}</Subheading>
      <VisitorActions />
      <Paragraph>{CONFIRMATION.change}</Paragraph>
    </MailFrame>
  );
}

export const REMINDER_PREVIEW: MailViews['reminder'] = {
  name: 'Ines Duarte',
  service: 'Chat Agents',
  when: 'Tue, 1 December 2026, 15:30 (CET)',
  deviceTime: DEVICE_TIME_PREVIEW,
  minutes: 15,
  hasLink: true,
  link: 'https://meet.example/abc?room=1&key=2',
  moveUrl: 'https://loomline.example/answer/AQ?do=move',
  cancelUrl: 'https://loomline.example/answer/AQ?do=cancel',
};
