import { SITE } from '#content/site.ts';
import { findBackups } from '#leads/backup/backups.ts';
import { type Finding, health } from '#leads/health/health.ts';
import { findGivenUp, NO_LEAD } from '#leads/outbox/outbox.ts';
import { formatDelivery } from '#leads/record/describe-lead.ts';
import { formatHere } from '#leads/time-zones.ts';
import { capitalized, Facts, PostForm } from './parts.tsx';
import type { DeskServices } from './services.ts';

export async function healthPage({ store, watched }: DeskServices) {
  const checks = [health({ ...watched, open: async () => store }), mailRecords(watched)];
  const findings = (await Promise.all(checks)).flat();
  const wrong = findings.filter(({ todo }) => todo !== undefined).length;
  const givenUp = await findGivenUp(store.db, 50);
  const { backups, databaseFile } = watched;
  const newest = backups && databaseFile ? findBackups(backups.folder, databaseFile).slice(-10) : undefined;
  return (
    <>
      <h1>Health</h1>
      <p>{wrong === 0 ? 'All is well.' : `${wrong} of ${findings.length} checks found something.`}</p>
      <Facts
        of={findings.map(({ check, found, todo }) => ({
          badge: <span className={`state ${todo ? 'late' : 'confirmed'}`}>{todo ? 'look' : 'ok'}</span>,
          label: check,
          value: todo ? `${found}\nTo do: ${todo}` : found,
        }))}
      />
      <Facts
        title="What couldn’t be sent"
        none="Nothing was given up."
        of={givenUp.map((delivery) => ({
          label: capitalized(delivery.kind),
          href: delivery.lead_id === NO_LEAD ? undefined : `/leads/${delivery.lead_id}`,
          value: formatDelivery(delivery),
        }))}
      >
        {givenUp.length > 0 && <PostForm to="/health/retry" button="Try all of it again" />}
      </Facts>
      {newest && (
        <section>
          <h2>Backups</h2>
          {newest.length === 0 && <p>None yet.</p>}
          <ul>
            {newest.toReversed().map(({ file, madeAt }) => (
              <li key={file}>{formatHere(madeAt)}</li>
            ))}
          </ul>
          <PostForm to="/health/backup" button="Make a backup now" />
        </section>
      )}
    </>
  );
}

/** Checks whether our emails can arrive. Imports on demand, because few pages need this code. */
async function mailRecords({ mail }: DeskServices['watched']): Promise<Finding[]> {
  if (!mail) return [];
  const { recentMailRecords } = await import('#leads/mail-records/check-mail-records.ts');
  return await recentMailRecords(mail, SITE.email);
}
