import { REMINDER as COPY, MAIL_FRAME } from '#content/mails.ts';
import { CallFacts, ChangeCall } from './Confirmation.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, Title } from './Prose.tsx';

/** To the visitor, some hours before a confirmed call. */
export function Reminder({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toVisitor} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.greeting}</Paragraph>
      <Paragraph>{COPY.text}</Paragraph>
      <CallFacts joinLater={COPY.joinLater} />
      <ChangeCall />
    </MailFrame>
  );
}
