import { MAIL_FRAME } from '#content/mails.ts';
import { NOTIFICATION_MESSAGE as COPY } from '#content/message-mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { Fact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Note, Paragraph, SmallPrint, Subheading, TextLink, Title } from './Prose.tsx';

/** To the team, once a message is stored. */
export function NotificationMessage({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Note of="message" />
      <Facts>
        <Fact term={COPY.email}>
          <Each of="mailto">
            <TextLink href="{{mailto}}">{'{{email}}'}</TextLink>
          </Each>
          <Unless of="mailto">{'{{email}}'}</Unless>
        </Fact>
      </Facts>
      <Subheading>{COPY.answerHeading}</Subheading>
      <Paragraph>{COPY.promise}</Paragraph>
      <Paragraph>{COPY.answer}</Paragraph>
      <SmallPrint>{COPY.reference}</SmallPrint>
    </MailFrame>
  );
}

export const NOTIFICATION_MESSAGE_PREVIEW: MailViews['notification-message'] = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  mailto: 'mailto:ines%3Fshop@studionorte.example',
  message: ['The agent offered a size that we no longer carry.', 'It was on Tuesday, at about nine.'],
  reference: '0f8fad5b-d9cb-469f-a165-70867728950e',
  received: 'Fri, 20 November 2026, 11:42 (UTC)',
};
