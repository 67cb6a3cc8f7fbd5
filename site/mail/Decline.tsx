import { DECLINE as COPY, MAIL_FRAME } from '#content/mails.ts';
import { absoluteUrl } from '../seo/urls.ts';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, NoteWithDecision, Paragraph, Subheading, Title } from './Prose.tsx';

/** To the visitor, when the team can't take the call. */
export function Decline({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toVisitor} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.greeting}</Paragraph>
      <Paragraph>{COPY.text}</Paragraph>
      <NoteWithDecision heading={COPY.noteHeading} />
      <Subheading>{COPY.otherHeading}</Subheading>
      <Paragraph>{COPY.other}</Paragraph>
      <Action href={absoluteUrl('/book-call', site)}>{COPY.bookAction}</Action>
      <Paragraph>{COPY.ask}</Paragraph>
    </MailFrame>
  );
}
