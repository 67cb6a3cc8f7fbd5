import { ACKNOWLEDGEMENT_BOOKING as COPY } from '#content/mails.ts';
import { Each } from './Each.tsx';
import { Summary } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { look } from './mail-looks.ts';
import { OtherAction, Paragraph, Subheading } from './Prose.tsx';

/** To the visitor, once a booking is stored. */
export function AcknowledgementBooking({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <Each of="isHeld">
        <Paragraph>{COPY.held}</Paragraph>
      </Each>
      <Each of="isTaken">
        <Paragraph>{COPY.taken}</Paragraph>
      </Each>
      <Subheading>{COPY.nextHeading}</Subheading>
      <ol {...look('list')}>
        {COPY.next.map((step) => (
          <li key={step} {...look('item')}>
            {step}
          </li>
        ))}
      </ol>
      <Subheading>{COPY.summaryHeading}</Subheading>
      <Summary />
      <Each of="moveUrl">
        <OtherAction href="{{moveUrl}}">{COPY.move}</OtherAction>
      </Each>
      <Each of="cancelUrl">
        <OtherAction href="{{cancelUrl}}">{COPY.cancel}</OtherAction>
      </Each>
      <Paragraph>{COPY.change}</Paragraph>
    </MailFrame>
  );
}
