import type { Selectable } from 'kysely';
import type { Lead } from '../lead-types/lead-type.ts';
import type { LeadRows, LeadTable } from '../lead-types/lead-types.ts';
import type { Db, Tables } from './tables.ts';

/** One lead of a table; undefined where it was erased. */
export async function findLead<Table extends LeadTable>(
  db: Db,
  table: Table,
  id: string,
): Promise<Lead<LeadRows[Table]> | undefined> {
  const query = db.selectFrom(table as LeadTable).selectAll();
  return (await query.where('id', '=', id).executeTakeFirst()) as Lead<LeadRows[Table]> | undefined;
}

/** What is kept beside a lead; undefined for one that a hosted database took by itself. */
export function findRecord(db: Db, id: string): Promise<Selectable<Tables['leads']> | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The key that the database made for itself, for links and hashes. */
export async function findKey(db: Db): Promise<string> {
  const keys = db.selectFrom('keys').select('key').where('name', '=', 'answer links');
  return (await keys.executeTakeFirstOrThrow()).key;
}

export type Appointment = Selectable<Tables['appointments']>;

/** What was decided about a booking, or became of its time; undefined while there is neither. */
export function findAppointment(db: Db, bookingId: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}
