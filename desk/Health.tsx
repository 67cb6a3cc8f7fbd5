import type { Copy } from '#leads/manage/copies.ts';
import { formatDelivery } from '#leads/manage/describe-lead.ts';
import type { Finding } from '#leads/manage/health.ts';
import { NO_LEAD } from '#leads/outbox/follow-ups.ts';
import type { Delivery } from '#leads/outbox/outbox.ts';
import { formatHere } from '#leads/time-zones.ts';
import { capitalized, PostForm, Problem } from './parts.tsx';

export interface HealthView {
  findings: readonly Finding[];
  givenUp: readonly Delivery[];
  /** Newest first; undefined if backups are off or the database is PostgreSQL. */
  copies: readonly Copy[] | undefined;
  /** Why the requested backup failed. */
  problem: string | undefined;
}

export function HealthPage({ findings, givenUp, copies, problem }: HealthView) {
  const wrong = findings.filter(({ todo }) => todo !== undefined).length;
  return (
    <>
      <h1>Health</h1>
      <p>{wrong === 0 ? 'All is well.' : `${wrong} of ${findings.length} checks found something.`}</p>
      {problem && <Problem>{problem}</Problem>}
      <ul>
        {findings.map(({ check, found, todo }) => (
          <li key={check} className="row">
            <span className={`state ${todo === undefined ? 'confirmed' : 'late'}`}>
              {todo === undefined ? 'ok' : 'look'}
            </span>
            <strong>{check}</strong>
            <p>
              <bdi>{found}</bdi>
              {todo !== undefined && <small>{`To do: ${todo}`}</small>}
            </p>
          </li>
        ))}
      </ul>
      <section>
        <h2>What couldn’t be sent</h2>
        {givenUp.length === 0 && <p>Nothing was given up.</p>}
        <ul>
          {givenUp.map((delivery) => (
            <li key={delivery.id} className="row">
              {delivery.lead_id === NO_LEAD ? (
                <strong>{capitalized(delivery.kind)}</strong>
              ) : (
                <a href={`/leads/${delivery.lead_id}`}>{capitalized(delivery.kind)}</a>
              )}
              <p>
                <bdi>{formatDelivery(delivery)}</bdi>
              </p>
            </li>
          ))}
        </ul>
        {givenUp.length > 0 && <PostForm to="/health/retry" button="Try all of it again" />}
      </section>
      {copies && (
        <section>
          <h2>Backups</h2>
          {copies.length === 0 && <p>None yet.</p>}
          <ul>
            {copies.map(({ file, madeAt }) => (
              <li key={file}>{formatHere(madeAt)}</li>
            ))}
          </ul>
          <PostForm to="/health/backup" button="Make a backup now" />
        </section>
      )}
    </>
  );
}
