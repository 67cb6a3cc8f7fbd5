import { TERMS } from '#content/terms.ts';
import { findFirstLeads, findUndelivered } from '#leads/db/find-leads.ts';
import { HOUR_MS } from '#leads/durations.ts';
import { askedLeads, FILTERS } from './asked-leads.ts';
import { Field, LeadList, Nav } from './parts.tsx';
import type { DeskServices } from './services.ts';

const PAGE_LEADS = 50;

/** Limits on the overdue leads: how many, and how old. Without a limit, the query could read the whole table. */
const [LATE_LEADS, LATE_DAYS] = [20, 60];

export async function inboxPage({ store }: DeskServices, asked: unknown) {
  const { name, text, filter } = askedLeads(asked);
  const at = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
  const overdue = { before: at(TERMS.confirmationHours), since: at(LATE_DAYS * 24), isWaiting: true };
  const overdueTitle = `Waiting for more than ${TERMS.confirmationHours} hours`;
  const hasLate = !filter.after && text === '' && name !== 'suspected';
  const late = hasLate
    ? await findFirstLeads(store, { ...filter, ...overdue }, LATE_LEADS)
    : { leads: [], hasMore: false };
  const found = await findFirstLeads(store, filter, PAGE_LEADS);
  const shown = new Set(late.leads.map(({ id }) => id));
  const leads = found.leads.filter(({ id }) => !shown.has(id));
  const undelivered = await findUndelivered(store.db, [...shown, ...leads.map(({ id }) => id)]);
  const hasNone = leads.length === 0 && late.leads.length === 0;
  const last = found.hasMore ? found.leads.at(-1) : undefined;
  const query = (changed: object) => new URLSearchParams({ filter: name, q: text, ...changed });
  const links = Object.keys(FILTERS).map((each) => [each, `/?${query({ filter: each })}`] as const);
  return (
    <>
      <h1>Inbox</h1>
      <Nav label="Which leads" links={links} current={name} />
      <search>
        <form className="row">
          <input type="hidden" name="filter" value={name} />
          <Field label="Name, company or email" type="search" name="q" defaultValue={text} />
          <button type="submit">Search</button>
        </form>
      </search>
      {hasNone && <p>{text ? 'Nothing has this in its name, company or email.' : 'No leads here yet.'}</p>}
      <LeadList title={overdueTitle} leads={late.leads} undelivered={undelivered}>
        {late.hasMore && (
          <p className="quiet">
            The newest {late.leads.length} of them. <a href="/?filter=waiting">All that wait</a>
          </p>
        )}
      </LeadList>
      <LeadList title={shown.size > 0 ? 'Newest first' : undefined} leads={leads} undelivered={undelivered} />
      <p className="row">
        {last && <a href={`/?${query({ after: `${last.created_at}_${last.id}` })}`}>Older leads</a>}
        {!hasNone && <a href={`/export.csv?${query({})}`}>Download these as CSV</a>}
      </p>
    </>
  );
}
