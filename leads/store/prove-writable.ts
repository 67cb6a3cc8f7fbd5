import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LEAD_TABLES } from '../types.ts';
import type { Tables } from './tables.ts';

/** As many characters as the largest lead may have, which no database can press together. */
const LARGEST_LEAD = 64 * 1024;

/**
 * Commits a row of the size of the largest lead together with its removal: that takes all that a lead takes, space
 * on the disk above all, and nobody ever sees the row.
 * @throws whatever the database says
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
