import { CONFIRMATION, TEAM_CONFIRMATION as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, NoteWithDecision, OtherAction, Paragraph, Subheading, Title } from './Prose.tsx';
import { TEAM_FACTS_PREVIEW, TeamFacts } from './TeamFacts.tsx';

/** To the team, when a call got its time or another one. */
export function TeamConfirmation({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Each of="byVisitor">
        <Paragraph>{COPY.byVisitor}</Paragraph>
      </Each>
      <Unless of="byVisitor">
        <Paragraph>{COPY.byTeam}</Paragraph>
      </Unless>
      <TeamFacts />
      <NoteWithDecision heading={COPY.noteHeading} />
      <Each of="hasLink">
        <Action href="{{link}}">{CONFIRMATION.join}</Action>
      </Each>
      <Paragraph>{COPY.attached}</Paragraph>
      <Each of="moveUrl">
        <Subheading>{COPY.changeHeading}</Subheading>
        <OtherAction href="{{moveUrl}}">{COPY.buttons.move}</OtherAction>
      </Each>
      <Each of="declineUrl">
        <OtherAction href="{{declineUrl}}">{COPY.buttons.decline}</OtherAction>
      </Each>
    </MailFrame>
  );
}

export const TEAM_CONFIRMATION_PREVIEW: MailViews['team-confirmation'] = {
  ...TEAM_FACTS_PREVIEW,
  isMoved: true,
  byVisitor: true,
  hasLink: true,
  link: 'https://meet.example/abc?room=1&key=2',
  hasNote: true,
  note: ['The school called.', 'An hour later would be fine.'],
  moveUrl: 'https://loomline.example/answer/AA?do=move',
  declineUrl: 'https://loomline.example/answer/AA?do=decline',
};
