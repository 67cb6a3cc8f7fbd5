import { MAIL_FRAME } from '#content/mails.ts';
import { ACKNOWLEDGEMENT_MESSAGE as COPY } from '#content/message-mails.ts';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, Title } from './Prose.tsx';

/** To the visitor, once a message is stored. */
export function AcknowledgementMessage({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toVisitor} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.greeting}</Paragraph>
      <Paragraph>{COPY.text}</Paragraph>
      <Paragraph>{COPY.change}</Paragraph>
    </MailFrame>
  );
}
