import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who holds a link: the team, or the visitor whose call it is. */
export type Side = 'team' | 'visitor';

/** What a link opens on. */
export type Act = 'confirm' | 'move' | 'decline' | 'cancel';

/** What a link allows: to answer one call, for one side, until a point in time. */
export interface Capability {
  leadId: string;
  side: Side;
  endsAt: Date;
  /** How often the lead's links had been revoked when this one was made. */
  revocations: number;
}

/** Makes and reads the tokens in links (decision 54). */
export interface AnswerTokens {
  write(capability: Capability): string;
  /** @returns undefined unless the token is one of ours, exactly as it was written, and has not ended */
  read(token: string, now: Date): Capability | undefined;
}

const SIDES: readonly Side[] = ['team', 'visitor'];

/** Side, id, number of revocations, end in seconds. */
const CLAIM_BYTES = 1 + 16 + 2 + 5;
/** Of HMAC-SHA256. With it a token is 56 characters of base64url, without unused bits that somebody could alter. */
const MAC_BYTES = 18;
const TOKEN = /^[\w-]{56}$/;

/** Keeps the key's other uses, should there be any, from making tokens. */
const PURPOSE = 'loomline answer link 1';

/** @param key at least 32 bytes */
export function answerTokens(key: string): AnswerTokens {
  const macOf = (claim: Buffer) =>
    createHmac('sha256', key).update(PURPOSE).update(claim).digest().subarray(0, MAC_BYTES);
  return {
    write({ leadId, side, endsAt, revocations }) {
      const claim = Buffer.alloc(CLAIM_BYTES);
      claim.writeUInt8(SIDES.indexOf(side));
      claim.write(leadId.replaceAll('-', ''), 1, 'hex');
      claim.writeUInt16BE(revocations, 17);
      claim.writeUIntBE(Math.floor(endsAt.getTime() / 1000), 19, 5);
      return Buffer.concat([claim, macOf(claim)]).toString('base64url');
    },
    read(token, now) {
      if (!TOKEN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const claim = bytes.subarray(0, CLAIM_BYTES);
      if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), macOf(claim))) return undefined;
      const side = SIDES[claim.readUInt8()];
      const endsAt = new Date(claim.readUIntBE(19, 5) * 1000);
      if (!side || endsAt <= now) return undefined;
      const leadId = claim
        .toString('hex', 1, 17)
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { leadId, side, endsAt, revocations: claim.readUInt16BE(17) };
    },
  };
}
