import { NUDGE as COPY, MAIL_FRAME, NOTIFICATION_BOOKING } from '#content/mails.ts';
import type { MailViews } from '#leads/mail-views.ts';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { TEAM_ACTIONS_PREVIEW, TeamActions } from './NotificationBooking.tsx';
import { Command, Paragraph, Title } from './Prose.tsx';
import { TEAM_FACTS_PREVIEW, TeamFacts } from './TeamFacts.tsx';

/** To the team, when a booking has waited for long. */
export function Nudge({ site }: MailProps) {
  return (
    <MailFrame subject={COPY.subject} preview={COPY.preview} reason={MAIL_FRAME.toTeam} site={site}>
      <Title>{COPY.heading}</Title>
      <Paragraph>{COPY.text}</Paragraph>
      <Paragraph>{COPY.late}</Paragraph>
      <TeamFacts />
      <TeamActions />
      <Paragraph>{NOTIFICATION_BOOKING.confirm}</Paragraph>
      <Command>{NOTIFICATION_BOOKING.command}</Command>
    </MailFrame>
  );
}

export const NUDGE_PREVIEW: MailViews['nudge'] = {
  ...TEAM_FACTS_PREVIEW,
  ...TEAM_ACTIONS_PREVIEW,
  hours: 20,
  reference: '0f8fad5b-d9cb-469f-a165-70867728950e',
};
