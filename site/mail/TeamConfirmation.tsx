import { CONFIRMATION, TEAM_CONFIRMATION as COPY } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Action, NoteWithDecision, OtherAction, Paragraph, Subheading } from './Prose.tsx';
import { TeamFacts } from './TeamFacts.tsx';

/** To the team, once a call is confirmed or moved. */
export function TeamConfirmation({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" site={site}>
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
