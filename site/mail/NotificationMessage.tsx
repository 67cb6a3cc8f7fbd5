import { NOTIFICATION } from '#content/mails.ts';
import { NOTIFICATION_MESSAGE as COPY } from '#content/message-mails.ts';
import { EmailFact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Note, Paragraph, SmallPrint, Subheading } from './Prose.tsx';

/** To the team, once a message is stored. */
export function NotificationMessage({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" site={site}>
      <Note of="message" />
      <Facts>
        <EmailFact />
      </Facts>
      <Subheading>{NOTIFICATION.answerHeading}</Subheading>
      <Paragraph>{NOTIFICATION.promise}</Paragraph>
      <Paragraph>{NOTIFICATION.answer}</Paragraph>
      <SmallPrint>{NOTIFICATION.reference}</SmallPrint>
    </MailFrame>
  );
}
