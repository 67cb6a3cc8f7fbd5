import { ALERT as COPY } from '#content/mails.ts';
import { Each } from './Each.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Command, Paragraph, SmallPrint } from './Prose.tsx';

/** To the team, when something around the leads does not work. */
export function Alert({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" reason={COPY.toTeam} site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <Each of="problems">
        <Paragraph>{'{{what}}'}</Paragraph>
        <Command>{'{{todo}}'}</Command>
      </Each>
      <Paragraph>{COPY.retry}</Paragraph>
      <Command>npm run leads -- retry</Command>
      <SmallPrint>{COPY.often}</SmallPrint>
    </MailFrame>
  );
}
