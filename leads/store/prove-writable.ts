import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LEAD_TABLES } from '../types.ts';
import type { Tables } from './tables.ts';

/** Characters of the largest lead. Random, so that the database can't compress them. */
const LARGEST_LEAD = 64 * 1024;

/**
 * Inserts and deletes a row as large as the largest lead in one transaction. It needs whatever a lead needs, disk
 * space above all, and nobody ever sees the row.
 * @throws the database's error
 */
export async function proveWritable(db: Kysely<Tables>): Promise<void> {
  const id = crypto.randomUUID();
  const reason = randomBytes((LARGEST_LEAD * 3) / 4).toString('base64');
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('suspicions')
      .values({ lead_id: id, lead_table: LEAD_TABLES[0], reason })
      .execute();
    await transaction.deleteFrom('suspicions').where('lead_id', '=', id).execute();
  });
}
