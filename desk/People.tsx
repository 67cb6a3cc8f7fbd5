import { findFirstLeads, type ListedLead } from '#leads/db/find-leads.ts';
import { contactOf } from '#leads/lead-types/lead-types.ts';
import { factOfEntry } from '#leads/record/describe-lead.ts';
import { findEntries } from '#leads/record/entries.ts';
import { Facts, LeadList } from './parts.tsx';
import type { DeskServices } from './services.ts';

const MOST = 100;

/** Everything from one mailbox, in any spelling of its address. */
export async function peoplePage({ store }: DeskServices, lead: ListedLead) {
  const { name, address } = contactOf(lead.table, lead);
  const { leads, hasMore } = await findFirstLeads(store, { email: address }, MOST);
  const entries = (await Promise.all(leads.map(({ id }) => findEntries(store.db, id)))).flat();
  const sorted = entries.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return (
    <>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p>
        <bdi>{address}</bdi>
      </p>
      <LeadList title="All that came from this mailbox" leads={leads}>
        {hasMore && <p className="quiet">{`The newest ${MOST} of them.`}</p>}
      </LeadList>
      {sorted.length > 0 && <Facts title="Notes and replies" of={sorted.map(factOfEntry)} />}
    </>
  );
}
