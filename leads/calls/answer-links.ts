import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type Booking, requestedStart } from '../types/booking.ts';
import { type Act, type AnswerTokens, answerTokens, type Side } from './answer-token.ts';

/** Makes the links of the mails about one call. */
export interface AnswerLinks {
  /** @returns a function that makes the link for an act */
  linksFor(side: Side, booking: Booking, startsAt: Date | undefined): Promise<(act: Act) => string>;
}

const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns when the links about a call end: 30 days after it, or after the booking came, whichever is later.
 * @param startsAt undefined while the call has no time but the one that was asked for
 */
export function linksEndAt(booking: Booking, startsAt: Date | undefined): Date {
  const start = startsAt ?? requestedStart(booking);
  return new Date(Math.max(start.getTime(), Date.parse(booking.created_at)) + LIFE_MS);
}

/** @param origin the site's public origin */
export function answerLinks(db: Kysely<Tables>, tokens: AnswerTokens, origin: string): AnswerLinks {
  return {
    async linksFor(side, booking, startsAt) {
      const revocations = await countRevocations(db, booking.id);
      const token = tokens.write({
        leadId: booking.id,
        side,
        endsAt: linksEndAt(booking, startsAt),
        revocations,
      });
      return (act) => `${origin}/answer/${token}?do=${act}`;
    },
  };
}

/**
 * Returns the tokens of this installation.
 * @param secret the setting; without it the key counts that the database made for itself
 */
export async function ownTokens(db: Kysely<Tables>, secret: string | undefined): Promise<AnswerTokens> {
  if (secret !== undefined) return answerTokens(secret);
  const { key } = await db
    .selectFrom('keys')
    .select('key')
    .where('name', '=', 'answer links')
    .executeTakeFirstOrThrow();
  return answerTokens(key);
}

export async function countRevocations(db: Kysely<Tables>, leadId: string): Promise<number> {
  const found = await db
    .selectFrom('revocations')
    .select('amount')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return found?.amount ?? 0;
}

/** Ends all links about a lead that went out so far. Later mails have new ones. */
export async function revokeLinks(
  db: Kysely<Tables>,
  lead: Pick<Tables['revocations'], 'lead_id' | 'lead_table'>,
): Promise<void> {
  await db
    .insertInto('revocations')
    .values({ ...lead, amount: 1 })
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet((eb) => ({ amount: eb('revocations.amount', '+', 1) })),
    )
    .execute();
}
