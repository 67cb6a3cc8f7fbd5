import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Side } from '../call.ts';
import { findKey, findRecord } from '../db/find-leads.ts';
import type { Db } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import { type Booking, requestedStart } from '../lead-types/booking.ts';
import type { Lead, LinkTo } from '../lead-types/lead-type.ts';
import type { LeadTable } from '../lead-types/lead-types.ts';

/** What a link allows: to answer one lead, for one side, until a point in time. */
export interface Capability {
  leadId: string;
  side: Side;
  endsAt: Date;
  /** How often the lead's links had been revoked when this one was made. */
  revocations: number;
}

/** Makes and reads the tokens in links (decision 11). */
export type AnswerTokens = ReturnType<typeof answerTokens>;

export type AnswerLinks = ReturnType<typeof answerLinks>;

const LIFE_MS = 30 * DAY_MS;

/**
 * Returns when the links about a lead end: 30 days after it came, or after its call, whichever is later.
 * @param startsAt undefined while a call has no time but the one that was asked for
 */
export function linksEndAt(lead: Lead, startsAt?: Date): Date {
  const start = startsAt ?? ('preferred_date' in lead ? requestedStart(lead as Booking) : undefined);
  return new Date(Math.max(start?.getTime() ?? 0, Date.parse(lead.created_at)) + LIFE_MS);
}

/**
 * Returns a function that makes the links of a mail about a lead, each by its act.
 * @param origin the site's public origin
 */
export function answerLinks(db: Db, tokens: AnswerTokens, origin: string) {
  return async (side: Side, lead: Lead, startsAt: Date | undefined): Promise<LinkTo> => {
    const revocations = (await findRecord(db, lead.id))?.revocations ?? 0;
    const endsAt = linksEndAt(lead, startsAt);
    const token = tokens.write({ leadId: lead.id, side, endsAt, revocations });
    return (act) => `${origin}/answer/${token}?do=${act}`;
  };
}

/** Returns the tokens of this installation. @param secret the setting; without it the database's own key counts */
export async function ownTokens(db: Db, secret: string | undefined): Promise<AnswerTokens> {
  return answerTokens(secret ?? (await findKey(db)));
}

/** Side, id, number of revocations, end in seconds; then the first 18 bytes of their HMAC-SHA256. */
const TOKEN = /^((team|visitor)-([\da-f-]{36})-(\d+)-(\d+))-([\w-]{24})$/;

/** Keeps the key's other uses, should there be any, from making tokens. */
const PURPOSE = 'loomline answer link 2';

/** @param key at least 32 bytes */
export function answerTokens(key: string) {
  const macOf = (claim: string) =>
    createHmac('sha256', key).update(PURPOSE).update(claim).digest('base64url').slice(0, 24);
  return {
    write({ leadId, side, endsAt, revocations }: Capability): string {
      const claim = [side, leadId, revocations, Math.floor(endsAt.getTime() / 1000)].join('-');
      return `${claim}-${macOf(claim)}`;
    },
    /** @returns undefined unless the token is one of ours, exactly as it was written, and has not ended */
    read(token: string, now: Date): Capability | undefined {
      const [, claim = '', side, leadId = '', revocations, end, mac] = TOKEN.exec(token) ?? [];
      if (!mac || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(claim)))) return undefined;
      const endsAt = new Date(Number(end) * 1000);
      if (endsAt <= now) return undefined;
      return { leadId, side: side === 'team' ? 'team' : 'visitor', endsAt, revocations: Number(revocations) };
    },
  };
}

/** Ends all links about a lead that went out so far. Later mails have new ones. @returns how often that was done */
export async function revokeLinks(db: Db, { id, lead_table }: { id: string; lead_table: LeadTable }) {
  const { rows } = await sql<{ revocations: number }>`
    insert into leads (id, lead_table, revocations) values (${id}, ${lead_table}, 1)
    on conflict (id) do update set revocations = leads.revocations + 1 returning revocations`.execute(db);
  return rows[0]?.revocations ?? 1;
}
