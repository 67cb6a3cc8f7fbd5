import { sql } from 'kysely';
import type { ListedLead } from '../db/find-leads.ts';
import { CALLS } from '../db/tables.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Actor, recordAct } from './audit.ts';

/** Records that the team has answered a quiz or a message. The first time counts. @throws if it is a booking */
export async function markAnswered({ db, dialect }: Outbox, lead: ListedLead, by: Actor): Promise<void> {
  const { id, table, answered_at } = lead;
  if (table === CALLS) throw new Error('A booking is answered by confirm or decline');
  if (answered_at !== null) return;
  await db.transaction().execute(async (transaction) => {
    // A lead that a hosted database took by itself has no record yet. One that was erased meanwhile gets none.
    await sql`insert into leads (id, lead_table, replied_at)
      select id, cast(${table} as text), ${dialect.now} from ${sql.table(table)} where id = ${id}
      on conflict (id) do update set replied_at = ${dialect.now}`.execute(transaction);
    await recordAct(transaction, by, { act: 'answered', lead_id: id });
  });
}
