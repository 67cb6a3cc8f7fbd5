import { TEAM_CANCELLATION as COPY } from '#content/mails.ts';
import { Each, Unless } from './Each.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { NoteWithDecision, Paragraph } from './Prose.tsx';
import { TeamFacts } from './TeamFacts.tsx';

/** To the team, once a call is off. */
export function TeamCancellation({ site }: MailProps) {
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
      <Paragraph>{COPY.free}</Paragraph>
      <Each of="wasConfirmed">
        <Paragraph>{COPY.calendar}</Paragraph>
      </Each>
    </MailFrame>
  );
}
