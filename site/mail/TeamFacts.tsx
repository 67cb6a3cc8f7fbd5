import { NOTIFICATION_BOOKING as COPY } from '#content/mails.ts';
import { DeviceTime, EmailFact, Fact, Facts } from './Facts.tsx';

/** For the team: when the call is by both clocks, and where to write to. */
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
      <EmailFact />
    </Facts>
  );
}
