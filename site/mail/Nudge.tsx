import { NUDGE as COPY, NOTIFICATION_BOOKING } from '#content/mails.ts';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { TeamActions } from './NotificationBooking.tsx';
import { Command, Paragraph } from './Prose.tsx';
import { TeamFacts } from './TeamFacts.tsx';

/** To the team, when a booking has waited long. */
export function Nudge({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <Paragraph>{COPY.late}</Paragraph>
      <TeamFacts />
      <TeamActions />
      <Paragraph>{NOTIFICATION_BOOKING.confirm}</Paragraph>
      <Command>{NOTIFICATION_BOOKING.command}</Command>
    </MailFrame>
  );
}
