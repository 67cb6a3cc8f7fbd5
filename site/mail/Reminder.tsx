import { REMINDER as COPY } from '#content/mails.ts';
import { CallFacts, ChangeCall } from './Confirmation.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph } from './Prose.tsx';

/** To the visitor, some hours before a confirmed call. */
export function Reminder({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <CallFacts joinLater={COPY.joinLater} />
      <ChangeCall />
    </MailFrame>
  );
}
