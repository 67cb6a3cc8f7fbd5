import { NOTIFICATION_QUIZ as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { Fact, Facts, SUMMARY_PREVIEW, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, SmallPrint, Subheading, TextLink, Title } from './Prose.tsx';

/** To the team, once a quiz is stored. */
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

export const NOTIFICATION_QUIZ_PREVIEW: MailViews['notification-quiz'] = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  mailto: 'mailto:ines%3Fshop@studionorte.example',
  summary: SUMMARY_PREVIEW,
  reference: '0f8fad5b-d9cb-469f-a165-70867728950e',
  received: 'Fri, 20 November 2026, 11:42 (UTC)',
};
