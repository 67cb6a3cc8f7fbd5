import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { type AskedTime, bookTime } from '../calls/book-time.ts';
import type { DeliveryKind } from '../delivery/channels.ts';
import { addDeliveries } from '../delivery/outbox.ts';
import type { Lead } from '../lead-type.ts';
import { LEAD_TABLES, type LeadTable } from '../types.ts';
import type { InsertOutcome, LeadStore, NewLead } from './lead-store.ts';
import { ID_OF_ANOTHER_TABLE } from './migrations.ts';
import { asLead, asRow, type Tables } from './tables.ts';

/** What is stored in the same transaction as a lead. */
export interface LeadExtras {
  /** Why it is suspected to come from a bot, if it is. */
  suspicion?: string | undefined;
  /** The IANA zone of the device that it came from, if known and of use. */
  deviceZone?: string | undefined;
  /** The messages to send because of it. */
  deliveries?: readonly DeliveryKind[];
  /** The time that it asks for, if it is one that visitors may have. */
  time?: AskedTime | undefined;
}

/** Stores a lead and what belongs to it, as `LeadStore.insert` promises. */
export async function insertLead<Name extends LeadTable>(
  { db, dialect }: Pick<LeadStore, 'db' | 'dialect'>,
  table: Name,
  row: NewLead<Name>,
  { suspicion, deviceZone, deliveries = [], time }: LeadExtras = {},
): Promise<InsertOutcome> {
  const lead = { lead_table: table, lead_id: row.id };
  try {
    return await db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto(table as LeadTable)
        .values(asRow(table, row, dialect.list) as never)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0) return await compare(transaction, table, row);
      if (suspicion !== undefined) {
        await transaction
          .insertInto('suspicions')
          .values({ ...lead, reason: suspicion })
          .execute();
      }
      if (deviceZone !== undefined) {
        await transaction
          .insertInto('device_zones')
          .values({ ...lead, zone: deviceZone })
          .execute();
      }
      if (time) await bookTime(transaction, dialect, row.id, time, deliveries);
      else await addDeliveries(transaction, lead, deliveries);
      return 'stored';
    });
  } catch (error) {
    if (error instanceof Error && error.message === ID_OF_ANOTHER_TABLE) return 'conflict';
    throw error;
  }
}

/** Compares the stored lead, `created_at` aside. One that was erased meanwhile is a conflict, so that the sender tries again. */
async function compare(
  transaction: Transaction<Tables>,
  table: LeadTable,
  sent: { id: string },
): Promise<InsertOutcome> {
  const stored = await transaction.selectFrom(table).selectAll().where('id', '=', sent.id).executeTakeFirst();
  if (!stored) return 'conflict';
  const { created_at: _, ...known }: Record<string, unknown> = { ...asLead(table, stored as Lead) };
  const given: Record<string, unknown> = { ...sent };
  const isSame = Object.keys(known).every((column) =>
    isDeepStrictEqual(known[column], asStored(given[column])),
  );
  return isSame ? 'duplicate' : 'conflict';
}

/** UTF-8 has no half of a surrogate pair, so that both databases hold U+FFFD for it. */
function asStored(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : (value ?? null);
}

/** Characters of the largest lead. Random, so that the database can't compress them. */
const LARGEST_LEAD = 64 * 1024;

/**
 * Inserts and deletes a row as large as the largest lead in one transaction. It needs whatever a lead needs, disk
 * space above all, and nobody ever sees the row.
 * @throws the database's error
 */
export async function proveWritable(db: Kysely<Tables>): Promise<void> {
  const lead_id = crypto.randomUUID();
  const reason = randomBytes((LARGEST_LEAD * 3) / 4).toString('base64');
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('suspicions')
      .values({ lead_id, lead_table: LEAD_TABLES[0], reason })
      .execute();
    await transaction.deleteFrom('suspicions').where('lead_id', '=', lead_id).execute();
  });
}
