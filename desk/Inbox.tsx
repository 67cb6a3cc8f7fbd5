import { findFirstLeads, findUndelivered } from '#leads/db/find-leads.ts';
import { askedLeads, FILTERS } from './asked-leads.ts';
import { LeadList, Nav } from './parts.tsx';
import type { DeskServices } from './services.ts';

const PAGE_LEADS = 50;

/** With fewer results, the inbox also lists so many similar names. */
const FEW = 10;

export async function inboxPage({ store }: DeskServices, asked: unknown) {
  const { name, text, filter } = askedLeads(asked);
  const { leads, hasMore } = await findFirstLeads(store, filter, PAGE_LEADS);
  const isShort = text !== '' && !filter.after && leads.length < FEW;
  const nearly = { ...filter, text: undefined, nearTo: text };
  const near = isShort ? (await findFirstLeads(store, nearly, FEW)).leads : [];
  const similar = near.filter(({ id }) => !leads.some((lead) => lead.id === id));
  const undelivered = await findUndelivered(
    store.db,
    leads.map(({ id }) => id),
  );
  const last = hasMore ? leads.at(-1) : undefined;
  const query = (changed: object) => new URLSearchParams({ filter: name, q: text, ...changed });
  const links = Object.keys(FILTERS).map((each) => [each, `/inbox?${query({ filter: each })}`] as const);
  return (
    <>
      <h1>Inbox</h1>
      <Nav label="Which leads" links={links} current={name} />
      {leads.length === 0 && <p>{text ? 'Nothing has these words.' : 'No leads here yet.'}</p>}
      <LeadList leads={leads} undelivered={undelivered} />
      <LeadList title="Similar names" leads={similar} />
      <p className="row">
        {last && <a href={`/inbox?${query({ after: `${last.created_at}_${last.id}` })}`}>Older leads</a>}
        {leads.length > 0 && <a href={`/export.csv?${query({})}`}>Download these as CSV</a>}
        <a href="/contacts.csv">Contacts as CSV</a>
      </p>
    </>
  );
}
