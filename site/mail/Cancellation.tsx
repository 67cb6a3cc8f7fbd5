import { CANCELLATION as COPY, MAIL_FRAME } from '#content/mails.ts';
import { absoluteUrl } from '../seo/urls.ts';
import { Each } from './Each.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { OtherAction, Paragraph } from './Prose.tsx';

/** To the visitor, once they cancelled a call or withdrew the request. */
export function Cancellation({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <Each of="wasConfirmed">
        <Paragraph>{COPY.calendar}</Paragraph>
      </Each>
      <Paragraph>{COPY.again}</Paragraph>
      <OtherAction href={absoluteUrl('/book-call', site)}>{MAIL_FRAME.bookAction}</OtherAction>
    </MailFrame>
  );
}
