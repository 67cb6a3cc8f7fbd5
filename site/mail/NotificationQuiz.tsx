import { NOTIFICATION_QUIZ as COPY, NOTIFICATION } from '#content/mails.ts';
import { EmailFact, Facts, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, SmallPrint, Subheading } from './Prose.tsx';

/** To the team, once a quiz is stored. */
export function NotificationQuiz({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" site={site}>
      <Facts>
        <EmailFact />
      </Facts>
      <Paragraph>{NOTIFICATION.promise}</Paragraph>
      <Paragraph>{NOTIFICATION.answer}</Paragraph>
      <Subheading>{NOTIFICATION.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{NOTIFICATION.reference}</SmallPrint>
    </MailFrame>
  );
}
