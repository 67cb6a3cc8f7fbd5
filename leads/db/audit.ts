import { userInfo } from 'node:os';
import type { Db, NewAct, RecordedAct } from './tables.ts';

// The `audit` table records who did what to which lead. Its rows outlive erased leads, so the only visitor data in a
// row is the lead's id.

/** Who acted: an operator (on the command line), the desk, the server, the team or a visitor (by a link in a mail). */
export type Actor = Pick<NewAct, 'actor' | 'user_name'>;

export function operator(): Actor {
  return { actor: 'operator', user_name: systemUser() };
}

/** Under sudo, returns the user who ran sudo. In a container, a user may have a numeric id but no name. */
function systemUser(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/** Records an act. @param db the transaction that the act is part of, if any @returns the id of the audit row */
export async function recordAct(db: Db, by: Actor, act: Omit<NewAct, keyof Actor | 'id'>) {
  const id = crypto.randomUUID();
  const insert = db.insertInto('audit').values({ ...by, ...act, id });
  await insert.execute();
  return id;
}

export async function setAmount(db: Db, id: string, amount: number): Promise<void> {
  await db.updateTable('audit').set({ amount }).where('id', '=', id).execute();
}

/** Returns the acts on a lead, oldest first, even if the lead has been erased. */
export function findActs(db: Db, leadId: string): Promise<RecordedAct[]> {
  return db.selectFrom('audit').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute();
}
