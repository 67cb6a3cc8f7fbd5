import { TEAM_CANCELLATION as COPY, MAIL_FRAME } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { NoteWithDecision, Paragraph, Title } from './Prose.tsx';
import { TEAM_FACTS_PREVIEW, TeamFacts } from './TeamFacts.tsx';

/** To the team, when a call is off: at once where the visitor cancelled it. */
export function TeamCancellation({ site }: MailProps) {
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
      <Paragraph>{COPY.free}</Paragraph>
      <Each of="wasConfirmed">
        <Paragraph>{COPY.calendar}</Paragraph>
      </Each>
    </MailFrame>
  );
}

export const TEAM_CANCELLATION_PREVIEW: MailViews['team-cancellation'] = {
  ...TEAM_FACTS_PREVIEW,
  byVisitor: true,
  wasConfirmed: true,
  hasNote: true,
  note: ['We found somebody in town.'],
};
