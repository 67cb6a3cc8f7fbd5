import type { ReactNode } from 'react';
import type { Entry } from '#leads/db/tables.ts';
import { splitQuote } from '#leads/received/split-quote.ts';
import { formatHere } from '#leads/time-zones.ts';

const TITLES: Partial<Record<Entry['kind'], string>> = {
  reply: 'They wrote',
  bounce: 'An email came back',
  accepted: 'They accepted the invitation',
  declined: 'They declined the invitation',
  tentative: 'They may come',
};

interface ReceivedProps {
  /** Oldest first. */
  entries: readonly Entry[];
  /** The form that corrects the address, if an email came back since it was last corrected. */
  correction: ReactNode;
}

/** What came back about a lead's emails, newest first. */
export function Received({ entries, correction }: ReceivedProps) {
  const received = entries.filter(({ kind }) => kind in TITLES).toReversed();
  if (received.length === 0) return null;
  return (
    <section>
      <h2>What came back</h2>
      {correction}
      {received.map(({ id, kind, created_at, body }) => {
        const { fresh, quoted } = splitQuote(body);
        return (
          <article key={id} className="received">
            <h3>{TITLES[kind]}</h3>
            <p className="quiet">{formatHere(new Date(created_at))}</p>
            {fresh && (
              <p className="typed" dir="auto">
                {fresh}
              </p>
            )}
            {quoted && (
              <details>
                <summary>Quoted text</summary>
                <p className="typed quiet" dir="auto">
                  {quoted}
                </p>
              </details>
            )}
          </article>
        );
      })}
    </section>
  );
}
