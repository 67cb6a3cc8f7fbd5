import { AGENDA as COPY } from '#content/mails.ts';
import { Each } from './Each.tsx';
import { Fact, Facts } from './Facts.tsx';
import { MailFrame, type MailProps } from './MailFrame.tsx';
import { Paragraph, TextLink } from './Prose.tsx';

/** To the team, on the morning of a day with calls. */
export function Agenda({ site }: MailProps) {
  return (
    <MailFrame copy={COPY} to="team" site={site}>
      <Paragraph>{COPY.text}</Paragraph>
      <Facts>
        <Each of="calls">
          <Fact term="{{time}}">
            <strong>{'{{who}}'}</strong>
            <br />
            {'{{service}}'}
            <Each of="link">
              <br />
              <TextLink href="{{link}}">{COPY.join}</TextLink>
            </Each>
            <Each of="moveUrl">
              <br />
              <TextLink href="{{moveUrl}}">{COPY.open}</TextLink>
            </Each>
          </Fact>
        </Each>
      </Facts>
    </MailFrame>
  );
}
