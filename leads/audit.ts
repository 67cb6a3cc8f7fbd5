import { userInfo } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { LeadStore } from './store/lead-store.ts';
import type { NewAct, RecordedAct, Tables } from './store/tables.ts';

// The table `audit`: what was done to leads, and by whom. Its rows outlive a lead that is erased, so they hold nothing of
// a visitor but the lead's id (decision 45).

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
 * Records acts under the database's clock.
 * @param db the transaction of the act, if it has one
 * @returns the id of the first
 */
export async function recordAct(
  db: Kysely<Tables>,
  by: Actor,
  act: NewRecord,
  ...others: NewRecord[]
): Promise<string> {
  const id = crypto.randomUUID();
  const rows = [{ ...act, id }, ...others.map((other) => ({ ...other, id: crypto.randomUUID() }))];
  await db
    .insertInto('audit')
    .values(rows.map((row) => ({ ...by, ...row })))
    .execute();
  return id;
}

type NewRecord = Omit<NewAct, keyof Actor | 'id'>;

/** Adds to the number of leads of an act that goes on. */
export async function addToAct(db: Kysely<Tables>, id: string, amount: number): Promise<void> {
  await db
    .updateTable('audit')
    .set({ amount: sql`coalesce(amount, 0) + ${amount}` })
    .where('id', '=', id)
    .execute();
}

/** Deletes the acts from before a point in time, UTC. */
export async function forgetActs(db: Kysely<Tables>, before: string): Promise<void> {
  await db.deleteFrom('audit').where('created_at', '<', before).execute();
}

export interface ActFilter {
  /** Only acts at or after this point in time, UTC. */
  since?: string | undefined;
  /** Only acts on this lead. */
  leadId?: string | undefined;
}

const PAGE = 1000;

/** Reads acts, newest first, in pages. */
export async function* findActs(
  { db }: Pick<LeadStore, 'db'>,
  filter: ActFilter,
): AsyncGenerator<RecordedAct> {
  const { since, leadId } = filter;
  let last: RecordedAct | undefined;
  while (true) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(last?.created_at ?? '', last?.id ?? '')),
        ),
      )
      .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
      .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE)
      .execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}
