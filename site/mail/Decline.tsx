import { DECLINE as COPY } from '#content/mails.ts';
import { absoluteUrl } from '../seo/urls.ts';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, NoteWithDecision, Paragraph, Subheading } from './Prose.tsx';

/** To the visitor, when the team can't take the call. */
export function Decline({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="visitor" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <NoteWithDecision heading={COPY.noteHeading} />
      <Subheading>{COPY.otherHeading}</Subheading>
      <Paragraph>{COPY.other}</Paragraph>
      <Action href={absoluteUrl('/book-call', site)}>{COPY.bookAction}</Action>
      <Paragraph>{COPY.ask}</Paragraph>
    </MailFrame>
  );
}
