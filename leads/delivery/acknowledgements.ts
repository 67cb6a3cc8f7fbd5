import { type Kysely, sql } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
import {
  type Candidate,
  chooseAcknowledgements,
  oldestCounting,
  type Sent,
} from './choose-acknowledgements.ts';
import { type Claim, type Delivery, due, type Outbox, take } from './outbox.ts';
import { recipientHash } from './recipient.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

/** Limits on acknowledgements: anybody can type a stranger's address into a form. */
export interface AcknowledgementLimits {
  perHour: number;
  /** Per 24 hours. */
  perRecipient: number;
}

export interface ClaimedAcknowledgements {
  taken: Delivery[];
  /** Given up without an attempt: too old to be of use. */
  late: Delivery[];
  /** How many were just postponed because of their recipient. */
  held: number;
  /** Whether the hourly limit holds some back. */
  isFull: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many due acknowledgements one transaction looks at. */
const BATCH_SIZE = 100;

export const TOO_LATE = 'It waited for five days: too late for an acknowledgement';

/**
 * Claims due acknowledgements within the limits, which all servers share and which count deliveries in flight as
 * sent. Those beyond a limit wait, and keep their attempts.
 * @param lease identifies the worker that claims them
 */
export function claimAcknowledgements(
  { db, dialect }: Outbox,
  lease: string,
  claim: Claim,
  limits: AcknowledgementLimits,
): Promise<ClaimedAcknowledgements> {
  return db.transaction().execute(async (transaction) => {
    const outbox = { db: transaction, dialect };
    // Lets one server at a time count and claim.
    await dialect.lock(transaction, LOCK_ID);
    const candidates = await withRecipients(transaction, await readCandidates(outbox, claim));
    const sent = await countSent(outbox, candidates);
    const chosen = chooseAcknowledgements(candidates, sent, claim.atMost, limits);
    const ids = (some: Candidate[]) => some.map(({ id }) => id);
    for (const [recipient, held] of Map.groupBy(chosen.held, ({ recipient }) => recipient)) {
      const oldest = oldestCounting(sent.times.get(recipient) ?? [], limits.perRecipient);
      await hold(outbox, ids(held), oldest ? dialect.after(oldest, DAY_MS) : dialect.in(HOUR_MS));
    }
    return {
      taken:
        chosen.taken.length === 0
          ? []
          : await take(outbox, lease, claim.leaseMs).where('id', 'in', ids(chosen.taken)).execute(),
      late: chosen.late.length === 0 ? [] : await giveUp(outbox, ids(chosen.late)),
      held: chosen.held.length,
      isFull: chosen.isFull,
    };
  });
}

/** Counts the acknowledgements that a limit holds back. */
export async function acknowledgementsWaiting(
  outbox: Outbox,
  { perHour }: AcknowledgementLimits,
): Promise<number> {
  const open = outbox.db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'acknowledgement')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('lease', 'is', null);
  const isFull = (await countLastHour(outbox)) >= perHour;
  const { now } = outbox.dialect;
  const { count } = await open
    .where((eb) => eb.or([eb('held_at', 'is not', null), ...(isFull ? [eb('due_at', '<=', now)] : [])]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** An arbitrary number, used by no other advisory lock. */
const LOCK_ID = 7_310_010;

type UnhashedCandidate = Pick<Delivery, 'id' | 'lead_id' | 'recipient' | 'attempts'> & { is_late: unknown };

function readCandidates(outbox: Outbox, claim: Claim): Promise<UnhashedCandidate[]> {
  const fiveDaysAgo = outbox.dialect.in(-GIVE_UP_AFTER_MS);
  const candidates = due(outbox, 'acknowledgement', claim)
    .select(['lead_id', 'recipient', 'attempts', (eb) => eb('created_at', '<=', fiveDaysAgo).as('is_late')])
    .orderBy('due_at')
    .limit(BATCH_SIZE);
  return outbox.dialect.lockingRows(candidates).execute();
}

/** Adds the missing recipient hashes. Doing it here means that no code which adds deliveries has to. */
async function withRecipients(db: Kysely<Tables>, candidates: UnhashedCandidate[]): Promise<Candidate[]> {
  const unhashed = candidates.filter(({ recipient }) => recipient === null).map(({ lead_id }) => lead_id);
  const addresses = unhashed.length === 0 ? [] : await addressesOf(db, unhashed);
  const hashes = new Map(addresses.map(({ id, address }) => [id, recipientHash(address)]));
  for (const [leadId, recipient] of hashes) {
    await db
      .updateTable('deliveries')
      .set({ recipient })
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'acknowledgement')
      .execute();
  }
  return candidates.map(({ id, lead_id, recipient, attempts, is_late }) => ({
    id,
    // Empty if the lead was just erased: then nothing is sent.
    recipient: recipient ?? hashes.get(lead_id) ?? '',
    isTried: attempts > 0,
    isLate: Boolean(is_late),
  }));
}

async function addressesOf(
  db: Kysely<Tables>,
  leadIds: string[],
): Promise<{ id: string; address: string }[]> {
  const found = await Promise.all(
    LEAD_TABLES.map((table) => {
      const address = sql.ref<string>(leadType(table).contact.email);
      return db
        .selectFrom(table)
        .select(['id', address.as('address')])
        .where('id', 'in', leadIds)
        .execute();
    }),
  );
  return found.flat();
}

/**
 * Counts what was sent within 24 hours. Unfinished attempts count as well: the mail server may have accepted the
 * mail without confirming it.
 */
async function countSent(outbox: Outbox, candidates: Candidate[]): Promise<Sent> {
  const { db, dialect } = outbox;
  const recipients = [...new Set(candidates.map(({ recipient }) => recipient))];
  const candidateIds = candidates.map(({ id }) => id);
  const tried =
    recipients.length === 0
      ? []
      : await db
          .selectFrom('deliveries')
          .select(['id', 'recipient', 'delivered_at'])
          .where('kind', '=', ACKNOWLEDGEMENT)
          .where('attempts', '>', sql.lit(0))
          .where('failed_at', 'is', null)
          .where('recipient', 'in', recipients)
          .where((eb) =>
            eb.or([eb('delivered_at', 'is', null), eb('delivered_at', '>', dialect.in(-DAY_MS))]),
          )
          .orderBy('delivered_at')
          .execute();
  const counted = tried.filter(({ id }) => !candidateIds.includes(id));
  return {
    times: new Map(
      [...Map.groupBy(counted, ({ recipient }) => recipient ?? '')].map(([recipient, rows]) => [
        recipient,
        rows.map(({ delivered_at }) => delivered_at),
      ]),
    ),
    lastHour: await countLastHour(outbox, candidateIds),
  };
}

/**
 * Counts what was sent within an hour or is in flight, without the candidates themselves. One statement counts both:
 * between two, another server could move one from the second count to the first.
 */
async function countLastHour({ db, dialect }: Outbox, exceptIds: readonly string[] = []): Promise<number> {
  const counted = await db
    .selectNoFrom((eb) => {
      const count = eb
        .selectFrom('deliveries')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', ACKNOWLEDGEMENT);
      return [
        count.where('delivered_at', '>', dialect.in(-HOUR_MS)).as('sent'),
        count
          .where('lease', 'is not', null)
          .$if(exceptIds.length > 0, (query) => query.where('id', 'not in', exceptIds))
          .as('inFlight'),
      ];
    })
    .executeTakeFirstOrThrow();
  return Number(counted.sent) + Number(counted.inFlight);
}

/** A literal, not a parameter: otherwise PostgreSQL can't use its partial indexes. */
const ACKNOWLEDGEMENT = sql.lit('acknowledgement' as const);

async function hold(
  { db, dialect }: Outbox,
  ids: string[],
  until: ReturnType<Outbox['dialect']['in']>,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ due_at: until, held_at: eb.fn.coalesce('held_at', dialect.now) }))
    .where('id', 'in', ids)
    .execute();
}

function giveUp({ db, dialect }: Outbox, ids: string[]): Promise<Delivery[]> {
  return db
    .updateTable('deliveries')
    .set((eb) => ({
      failed_at: dialect.now,
      error: eb.fn.coalesce('error', eb.val(TOO_LATE)),
      lease: null,
      leased_until: null,
      held_at: null,
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
}
