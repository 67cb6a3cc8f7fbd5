import { TERMS } from '#content/terms.ts';
import type { ListedLead } from '#leads/db/find-leads.ts';
import type { FilterName } from './desk.ts';
import { capitalized, LeadList } from './parts.tsx';

export interface InboxView {
  filters: readonly FilterName[];
  filter: FilterName;
  text: string;
  now: Date;
  /** Overdue leads, listed at the top. */
  late: { leads: ListedLead[]; hasMore: boolean };
  leads: ListedLead[];
  undelivered: Set<string>;
  /** The cursor of the next page; undefined on the last page. */
  next: string | undefined;
}

export function Inbox({ filters, filter, text, now, late, leads, undelivered, next }: InboxView) {
  const hasNone = leads.length === 0 && late.leads.length === 0;
  return (
    <>
      <h1>Inbox</h1>
      <nav aria-label="Which leads">
        {filters.map((name) => (
          <a
            key={name}
            href={`/${query({ filter: name, q: text })}`}
            aria-current={name === filter ? 'true' : undefined}
          >
            {capitalized(name)}
          </a>
        ))}
      </nav>
      <search>
        <form className="search">
          {filter !== 'all' && <input type="hidden" name="filter" value={filter} />}
          <input
            type="search"
            name="q"
            defaultValue={text}
            maxLength={200}
            aria-label="Name, company or email"
            placeholder="Name, company or email"
          />
          <button type="submit">Search</button>
        </form>
      </search>
      {hasNone && <p>{text ? 'Nothing has this in its name, company or email.' : 'No leads here yet.'}</p>}
      {late.leads.length > 0 && (
        <section>
          <h2>{`Waiting for more than ${TERMS.confirmationHours} hours`}</h2>
          <LeadList {...{ now, undelivered }} leads={late.leads} />
          {late.hasMore && (
            <p className="quiet">
              The newest {late.leads.length} of them. <a href="/?filter=waiting">All that wait</a>
            </p>
          )}
        </section>
      )}
      {leads.length > 0 && (
        <section>
          {late.leads.length > 0 && <h2>Newest first</h2>}
          <LeadList {...{ leads, now, undelivered }} />
        </section>
      )}
      <p className="actions">
        {next && <a href={`/${query({ filter, q: text, after: next })}`}>Older leads</a>}
        {!hasNone && <a href={`/export.csv${query({ filter, q: text })}`}>Download these as CSV</a>}
      </p>
    </>
  );
}

function query(fields: Record<string, string>): string {
  const set = Object.entries(fields).filter(
    ([name, value]) => value !== '' && !(name === 'filter' && value === 'all'),
  );
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}
