import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { CHANNEL_OF, type DeliveryKind } from '../delivery/channels.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Tables } from '../store/tables.ts';

export type Unsent = Awaited<ReturnType<typeof countUnsent>>[number];

/** Counts unsent deliveries of each kind. Indexes of only these keep it fast: a million take up to 0.3 s. */
export async function countUnsent({ db, dialect }: Outbox) {
  const counted = [];
  for (const kind of Object.keys(CHANNEL_OF) as DeliveryKind[]) {
    // SQLite never yields to the event loop, so this does.
    await setImmediate();
    const ofKind = db.selectFrom('deliveries').where('kind', '=', kind);
    const open = ofKind.where('delivered_at', 'is', null).where('failed_at', 'is', null);
    const count = sql<number>`count(*)`.as('count');
    const row = await db
      .selectNoFrom([
        open.select(count).as('waiting'),
        open
          .select(dialect.secondsSince('created_at').as('seconds'))
          .orderBy('created_at')
          .limit(1)
          .as('waitingSeconds'),
        ofKind.where('failed_at', 'is not', null).select(count).as('givenUp'),
      ])
      .executeTakeFirstOrThrow();
    counted.push({
      kind,
      waiting: Number(row.waiting),
      /** How long the oldest has waited, by the database's clock. */
      waitingSeconds: Number(row.waitingSeconds ?? 0),
      givenUp: Number(row.givenUp),
    });
  }
  return counted;
}

/** Returns the lead of the oldest delivery of a kind that waits, or that was given up. */
export async function oldestUnsent(
  db: Kysely<Tables>,
  kind: DeliveryKind,
  state: 'waiting' | 'given up',
): Promise<string | undefined> {
  const unsent = db.selectFrom('deliveries').select('lead_id').where('kind', '=', kind).limit(1);
  const oldest =
    state === 'waiting'
      ? unsent.where('delivered_at', 'is', null).where('failed_at', 'is', null).orderBy('created_at')
      : unsent.where('failed_at', 'is not', null).orderBy('failed_at');
  return (await oldest.executeTakeFirst())?.lead_id;
}
