import { MAIL_FRAME } from '#content/mails.ts';
import { NOTIFICATION_MESSAGE as COPY } from '#content/message-mails.ts';
import { EmailFact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Note, Paragraph, SmallPrint, Subheading, Title } from './Prose.tsx';

/** To the team, once a message is stored. */
export function NotificationMessage({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Note of="message" />
      <Facts>
        <EmailFact term={COPY.email} />
      </Facts>
      <Subheading>{COPY.answerHeading}</Subheading>
      <Paragraph>{COPY.promise}</Paragraph>
      <Paragraph>{COPY.answer}</Paragraph>
      <SmallPrint>{COPY.reference}</SmallPrint>
    </MailFrame>
  );
}
