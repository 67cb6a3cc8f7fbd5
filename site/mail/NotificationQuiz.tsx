import { NOTIFICATION_QUIZ as COPY, MAIL_FRAME } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { Fact, Facts, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, SmallPrint, Subheading, TextLink, Title } from './Prose.tsx';

/**
 * To the team, once a quiz is stored. View: `name`, `email`, `mailto` (missing where the address is none that mail
 * can be sent to), `summary`, `reference` (the lead's id), `received`.
 */
export function NotificationQuiz({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Facts>
        <Fact term={COPY.email}>
          <Each of="mailto">
            <TextLink href="{{mailto}}">{'{{email}}'}</TextLink>
          </Each>
          <Unless of="mailto">{'{{email}}'}</Unless>
        </Fact>
      </Facts>
      <Paragraph>{COPY.promise}</Paragraph>
      <Paragraph>{COPY.answer}</Paragraph>
      <Subheading>{COPY.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{COPY.reference}</SmallPrint>
    </MailFrame>
  );
}
