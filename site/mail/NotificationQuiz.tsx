import { NOTIFICATION_QUIZ as COPY, MAIL_FRAME } from '#content/mails.ts';
import { EmailFact, Facts, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, SmallPrint, Subheading, Title } from './Prose.tsx';

/** To the team, once a quiz is stored. */
export function NotificationQuiz({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Facts>
        <EmailFact term={COPY.email} />
      </Facts>
      <Paragraph>{COPY.promise}</Paragraph>
      <Paragraph>{COPY.answer}</Paragraph>
      <Subheading>{COPY.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{COPY.reference}</SmallPrint>
    </MailFrame>
  );
}
