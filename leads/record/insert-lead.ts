import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { CallTimeStatus } from '../call.ts';
import { bookTime } from '../calls/appointments.ts';
import type { AskedTime } from '../calls/free-times.ts';
import { networkHash } from '../calls/quotas.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import { findAppointment, findLead } from '../db/find-leads.ts';
import type { Db } from '../db/tables.ts';
import { NEW_LEAD_KINDS } from '../delivery-kinds.ts';
import { contactOf, LEAD_TABLES, type LeadRows, type LeadTable } from '../lead-types/lead-types.ts';
import { queueDeliveries } from '../outbox/outbox.ts';

/** Data to store in the same transaction as the lead. */
export interface LeadExtras {
  suspicion?: string | undefined;
  deviceZone?: string | undefined;
  /** Where the visitor came from, as `knownSource` returns it. */
  source?: string | undefined;
  /** The visitor's IPv4 address or IPv6 /64 network. Only its keyed hash is stored. */
  network?: string | undefined;
  time?: AskedTime | undefined;
}

export type NewLead<Table extends LeadTable> = LeadRows[Table] & { id: string };

interface Insertion {
  /** `duplicate`: the same lead is already stored. `conflict`: a different lead has the same id. */
  result: 'stored' | 'duplicate' | 'conflict';
  /** The status of the requested call time. For a duplicate, its status after the first insert. */
  callTime?: CallTimeStatus | undefined;
}

/**
 * Stores a row and its extras durably. Queues the deliveries of a new lead, unless a bot is suspected.
 * @throws an error that `isUnavailable` recognizes if a retry may succeed
 */
export async function insertLead<Table extends LeadTable>(
  connection: Connection,
  table: Table,
  row: NewLead<Table>,
  { suspicion, deviceZone, source, network, time }: LeadExtras = {},
): Promise<Insertion> {
  const { id } = row;
  const inserted = await inTransaction<Insertion>(connection, async (transaction) => {
    const { db } = transaction;
    const hash = await networkHash(db, network);
    // Insert the record first. Its primary key makes concurrent inserts with the same id wait, even across tables.
    const record = { id, lead_table: table, suspicion, device_zone: deviceZone, source, network: hash };
    for (const insert of [
      db.insertInto('leads').values(record),
      db.insertInto<LeadTable>(table).values(row),
    ]) {
      const query = insert.onConflict((conflict) => conflict.column('id').doNothing());
      const { numInsertedOrUpdatedRows } = await query.executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0)
        return { result: (await equalsStored(db, table, row)) ? 'duplicate' : 'conflict' };
    }
    if (suspicion !== undefined) return { result: 'stored' };
    const requester = { id, email: contactOf(table, row).address, network: hash ?? null };
    if (time) return { result: 'stored', callTime: await bookTime(transaction, requester, time) };
    await queueDeliveries(transaction, { lead_table: table, lead_id: id }, NEW_LEAD_KINDS);
    return { result: 'stored' };
  });
  if (inserted.result !== 'duplicate') return inserted;
  // Ignore a failed read: the lead is stored, even if its appointment can't be read now.
  const appointment = await findAppointment(connection.db, id).catch(() => undefined);
  return { result: 'duplicate', callTime: appointment?.first_answer ?? undefined };
}

/** Returns whether a row equals the stored lead, ignoring `created_at`. Returns false if there is no such lead. */
async function equalsStored(db: Db, table: LeadTable, sent: { id: string }): Promise<boolean> {
  const stored = await findLead(db, table, sent.id);
  if (!stored) return false;
  const { created_at: _, ...known }: Record<string, unknown> = { ...stored };
  const given: Record<string, unknown> = { ...sent, table };
  return Object.entries(known).every(([column, value]) => {
    const sent = given[column] ?? null;
    // UTF-8 can't encode half a surrogate pair, so both databases hold U+FFFD for it.
    return isDeepStrictEqual(value, typeof sent === 'string' ? sent.toWellFormed() : sent);
  });
}

/**
 * Inserts and deletes a row, and reads a time, as a booking does. Throws if that fails. Reading rows proves nothing: it
 * works even on a full disk.
 */
export async function proveWritable({ db, dialect }: Pick<Connection, 'db' | 'dialect'>): Promise<void> {
  const id = crypto.randomUUID();
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('leads').values({ id, lead_table: LEAD_TABLES[0] }).execute();
    await transaction.deleteFrom('leads').where('id', '=', id).execute();
    await sql`select ${dialect.now}`.execute(transaction);
  });
}
