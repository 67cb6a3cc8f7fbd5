import { userInfo } from 'node:os';
import { beginsWith } from './find-leads.ts';
import type { Db, NewAct, RecordedAct } from './tables.ts';

// The `audit` table records who did what to which lead. Its rows outlive erased leads, so the only visitor data in a
// row is the lead's id.

/** Who acted: an operator (on the command line), the desk, the server, the team or a visitor (by a link in an email). */
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

/** Returns the acts on the leads whose ids begin with `prefix`, oldest first, even if the leads have been erased. */
export function findActs(db: Db, prefix: string): Promise<RecordedAct[]> {
  const acts = db.selectFrom('audit').selectAll().where(beginsWith('lead_id', prefix));
  return acts.orderBy('created_at').orderBy('id').execute();
}
