import { userInfo } from 'node:os';
import type { Db, NewAct, RecordedAct } from './tables.ts';

// The table `audit`: what was done to leads, and by whom. Its rows outlive a lead that is erased, so they hold nothing of
// a visitor but the lead's id.

/** Somebody on the command line, the server by itself, or the team or a visitor who followed a link in a mail. */
export type Actor = Pick<NewAct, 'actor' | 'user_name'>;

/** The system user who runs this command. */
export function operator(): Actor {
  return { actor: 'operator', user_name: systemUser() };
}

/** Under sudo, whoever called it. A user without an entry in the system's list, as in a container, has only a number. */
function systemUser(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/**
 * Records an act under the database's clock.
 * @param db the transaction of the act, if it has one
 * @returns its id
 */
export async function recordAct(db: Db, by: Actor, act: Omit<NewAct, keyof Actor | 'id'>) {
  const id = crypto.randomUUID();
  await db
    .insertInto('audit')
    .values({ ...by, ...act, id })
    .execute();
  return id;
}

/** Adds how many leads an act was about, once that is known. */
export async function setAmount(db: Db, id: string, amount: number): Promise<void> {
  await db.updateTable('audit').set({ amount }).where('id', '=', id).execute();
}

/** What was done to a lead, oldest first; also to one that is erased. */
export function findActs(db: Db, leadId: string): Promise<RecordedAct[]> {
  return db.selectFrom('audit').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute();
}
