import { ACKNOWLEDGEMENT_QUIZ as COPY, MAIL_FRAME } from '#content/mails.ts';
import { absoluteUrl } from '../seo/urls.ts';
import { Each, Unless } from './Each.tsx';
import { Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, Paragraph, Subheading, TextLink } from './Prose.tsx';

/** To the visitor, once a quiz is stored. */
export function AcknowledgementQuiz({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Each of="hasAdvice">
        <Paragraph>{COPY.lead}</Paragraph>
        <Subheading>{COPY.adviceHeading}</Subheading>
        <Each of="advice">
          <Paragraph>
            <strong>{'{{title}}'}</strong>
            <br />
            {COPY.reason}
            <Each of="url">
              <br />
              <TextLink href="{{url}}">{COPY.more}</TextLink>
            </Each>
          </Paragraph>
        </Each>
      </Each>
      <Unless of="hasAdvice">
        <Paragraph>{COPY.leadWithoutAdvice}</Paragraph>
      </Unless>
      <Subheading>{COPY.nextHeading}</Subheading>
      <Paragraph>{COPY.next}</Paragraph>
      <Action href={absoluteUrl('/book-call', site)}>{MAIL_FRAME.bookAction}</Action>
      <Subheading>{COPY.summaryHeading}</Subheading>
      <Summary />
      <Paragraph>{COPY.change}</Paragraph>
    </MailFrame>
  );
}
