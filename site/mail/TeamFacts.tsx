import { NOTIFICATION_BOOKING as COPY } from '#content/mails.ts';
import type { TeamFacts as TeamFactsView } from '#leads/mail-views.ts';
import { Each, Unless } from './Each.tsx';
import { DEVICE_TIME_PREVIEW, DeviceTime, Fact, Facts } from './Facts.tsx';
import { TextLink } from './Prose.tsx';

/** Of a call, for the team: when it is by both clocks, and where to write to. */
export function TeamFacts() {
  return (
    <Facts>
      <Fact term={COPY.visitorTime}>
        <strong>{'{{visitorTime}}'}</strong>
        <DeviceTime />
      </Fact>
      <Fact term={COPY.providerTime}>
        <strong>{'{{providerTime}}'}</strong>
      </Fact>
      <Fact term={COPY.email}>
        <Each of="mailto">
          <TextLink href="{{mailto}}">{'{{email}}'}</TextLink>
        </Each>
        <Unless of="mailto">{'{{email}}'}</Unless>
      </Fact>
    </Facts>
  );
}

export const TEAM_FACTS_PREVIEW: TeamFactsView = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  mailto: 'mailto:ines%3Fshop@studionorte.example',
  company: 'Studio Norte',
  service: 'Chat Agents',
  visitorTime: 'Tue, 1 December 2026, 15:30 (CET)',
  providerTime: 'Tue, 1 December 2026, 14:30 (GMT)',
  deviceTime: DEVICE_TIME_PREVIEW,
};
