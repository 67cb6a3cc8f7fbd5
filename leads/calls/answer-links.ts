import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Side } from '../call.ts';
import { findRecord } from '../db/find-leads.ts';
import { CALLS, type Db } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import { requestedStart } from '../lead-types/booking.ts';
import type { LinkTo } from '../lead-types/lead-type.ts';
import type { Lead, LeadTable } from '../lead-types/lead-types.ts';

/** The permission that a link grants: to answer one lead, as the team or the visitor, until `endsAt`. */
export interface Capability {
  leadId: string;
  side: Side;
  endsAt: Date;
  /** How often the lead's links had been revoked when this link was created. */
  revocations: number;
}

/** Creates and verifies the tokens in links (decision 11). */
export type AnswerTokens = ReturnType<typeof answerTokens>;

/** Links expire this long after the lead's creation or its call, whichever is later. */
const LIFE_MS = 30 * DAY_MS;

/**
 * Returns when a lead's links expire. @param startsAt the start of the call; defaults to the requested time
 * @param proposed the times that the team proposed
 */
export function linksEndAt(lead: Lead, startsAt?: Date, proposed: readonly Date[] = []): Date {
  const start = startsAt ?? (lead.table === CALLS ? requestedStart(lead) : undefined);
  const times = [start?.getTime() ?? 0, Date.parse(lead.created_at), ...proposed.map(Number)];
  return new Date(Math.max(...times) + LIFE_MS);
}

/** Returns a function that creates the links in an email, one for each act. @param origin the site's public origin */
export function answerLinks(db: Db, tokens: AnswerTokens, origin: string) {
  return async (side: Side, lead: Lead, startsAt?: Date, proposed?: readonly Date[]): Promise<LinkTo> => {
    const revocations = (await findRecord(db, lead.id))?.revocations ?? 0;
    const endsAt = linksEndAt(lead, startsAt, proposed);
    const token = tokens.write({ leadId: lead.id, side, endsAt, revocations });
    return (act) => `${origin}/answer/${token}?do=${act}`;
  };
}

/** A token: side, lead id, revocations, expiry in Unix seconds, and the first 18 bytes of an HMAC-SHA256. */
const TOKEN = /^((team|visitor)-([\da-f-]{36})-(\d+)-(\d+))-([\w-]{24})$/;

/** Domain separation: an HMAC made with the same key for another purpose isn't a valid token. */
const PURPOSE = 'loomline answer link 2';

/** @param key the HMAC key, as `linkKey` returns it */
export function answerTokens(key: string) {
  const macOf = (claim: string) =>
    createHmac('sha256', key).update(PURPOSE).update(claim).digest('base64url').slice(0, 24);
  return {
    write({ leadId, side, endsAt, revocations }: Capability): string {
      const claim = [side, leadId, revocations, Math.floor(endsAt.getTime() / 1000)].join('-');
      return `${claim}-${macOf(claim)}`;
    },
    /** @returns undefined if the token is malformed, its HMAC does not match, or it has expired */
    read(token: string, now: Date): Capability | undefined {
      const [, claim = '', side, leadId = '', revocations, end, mac] = TOKEN.exec(token) ?? [];
      if (!mac || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(claim)))) return undefined;
      const endsAt = new Date(Number(end) * 1000);
      if (endsAt <= now) return undefined;
      return { leadId, side: side === 'team' ? 'team' : 'visitor', endsAt, revocations: Number(revocations) };
    },
  };
}

/** Revokes all links sent about a lead so far. @returns how often the lead's links have been revoked */
export async function revokeLinks(db: Db, { id, lead_table }: { id: string; lead_table: LeadTable }) {
  const { rows } = await sql<{ revocations: number }>`
    insert into leads (id, lead_table, revocations) values (${id}, ${lead_table}, 1)
    on conflict (id) do update set revocations = leads.revocations + 1 returning revocations`.execute(db);
  return rows[0]?.revocations ?? 1;
}
