import { CONFIRMATION as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { DEVICE_TIME_PREVIEW, DeviceTime, Fact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, NoteWithDecision, OtherAction, Paragraph, Subheading, Title } from './Prose.tsx';

/** To the visitor, when the team has set the time of a call, or moved it. */
export function Confirmation({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toVisitor} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.greeting}</Paragraph>
      <Paragraph>{COPY.text}</Paragraph>
      <Facts>
        <Fact term={COPY.facts.when}>
          <strong>{'{{when}}'}</strong>
          <DeviceTime />
        </Fact>
        <Fact term={COPY.facts.length}>{COPY.length}</Fact>
        <Fact term={COPY.facts.topic}>{'{{service}}'}</Fact>
        <Fact term={COPY.facts.host}>{COPY.host}</Fact>
      </Facts>
      <Each of="hasLink">
        <Action href="{{link}}">{COPY.join}</Action>
      </Each>
      <Unless of="hasLink">
        <Paragraph>{COPY.joinLater}</Paragraph>
      </Unless>
      <Paragraph>{COPY.attached}</Paragraph>
      <NoteWithDecision heading={COPY.noteHeading} />
      <Subheading>{COPY.prepareHeading}</Subheading>
      <Paragraph>{COPY.prepare}</Paragraph>
      <Subheading>{COPY.changeHeading}</Subheading>
      <VisitorActions />
      <Paragraph>{COPY.change}</Paragraph>
    </MailFrame>
  );
}

/** What the visitor can do about a call that is confirmed. */
export function VisitorActions() {
  return (
    <>
      <Each of="moveUrl">
        <OtherAction href="{{moveUrl}}">{COPY.move}</OtherAction>
      </Each>
      <Each of="cancelUrl">
        <OtherAction href="{{cancelUrl}}">{COPY.cancel}</OtherAction>
      </Each>
    </>
  );
}

export const CONFIRMATION_PREVIEW: MailViews['confirmation'] = {
  name: 'Ines Duarte',
  service: 'Chat Agents',
  when: 'Tue, 1 December 2026, 15:30 (CET)',
  deviceTime: DEVICE_TIME_PREVIEW,
  minutes: 15,
  hasLink: true,
  link: 'https://meet.example/abc?room=1&key=2',
  isChanged: true,
  hasNote: true,
  note: ['Have a look at your returns before.', 'Then we can be quick.'],
  moveUrl: 'https://loomline.example/answer/AQ?do=move',
  cancelUrl: 'https://loomline.example/answer/AQ?do=cancel',
};
