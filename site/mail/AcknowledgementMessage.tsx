import { ACKNOWLEDGEMENT_MESSAGE as COPY } from '#content/message-mails.ts';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph } from './Prose.tsx';

/** To the visitor, once a message is stored. */
export function AcknowledgementMessage({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <Paragraph>{COPY.change}</Paragraph>
    </MailFrame>
  );
}
