import { NOTIFICATION_BOOKING as COPY, MAIL_FRAME } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { Fact, Facts, Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Command, Paragraph, SmallPrint, Subheading, TextLink, Title } from './Prose.tsx';

/**
 * To the team, once a booking is stored. View: `name`, `email`, `mailto` (missing where the address is none that mail can be sent to), `company`, `service`, `visitorTime` and
 * `providerTime` (each with its zone), `summary`, `reference` (the lead's id), `received`.
 */
export function NotificationBooking({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.lead}</Paragraph>
      <Facts>
        <Fact term={COPY.visitorTime}>
          <strong>{'{{visitorTime}}'}</strong>
        </Fact>
        <Fact term={COPY.providerTime}>
          <strong>{'{{providerTime}}'}</strong>
        </Fact>
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
      <Paragraph>{COPY.confirm}</Paragraph>
      <Command>{COPY.command}</Command>
      <Subheading>{COPY.summaryHeading}</Subheading>
      <Summary />
      <SmallPrint>{COPY.reference}</SmallPrint>
    </MailFrame>
  );
}
