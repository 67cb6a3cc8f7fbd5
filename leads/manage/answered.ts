import type { Kysely } from 'kysely';
import { findListed } from '../db/find-leads.ts';
import { CALLS, type Tables } from '../db/tables.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { leadType } from '../types.ts';
import { type Actor, recordAct } from './audit.ts';

/**
 * Records that the team has answered a quiz or a message. The first time counts.
 * @throws if there is no such lead, or it is a booking
 */
export async function markAnswered({ db, dialect }: Outbox, id: string, by: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await dialect.lock(transaction);
    const lead = await findListed({ db: transaction as Kysely<Tables> }, id);
    if (!lead) throw new Error(`There is no lead ${id}`);
    const { table, answered_at } = lead;
    if (table === CALLS) throw new Error(`A ${leadType(table).name} is answered by confirm or decline`);
    if (answered_at !== null) return;
    // A lead that a hosted database took by itself has no record yet.
    const record = { id, lead_table: table, replied_at: dialect.now };
    const insert = transaction.insertInto('leads').values(record);
    await insert.onConflict((of) => of.column('id').doUpdateSet({ replied_at: dialect.now })).execute();
    await recordAct(transaction, by, { act: 'answered', lead_id: id });
  });
}
