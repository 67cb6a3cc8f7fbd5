import { createHmac, timingSafeEqual } from 'node:crypto';

/** Domain separation: an HMAC made with the same key for another purpose isn't a valid token. */
const PURPOSE = 'loomline message 1';

/** A delivery's id and the first 16 bytes of an HMAC-SHA256, in hexadecimal because some servers change the case. */
const TOKEN =
  /(?<![\da-f-])([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.([\da-f]{32})(?![\da-f])/gi;

/** At most this many tokens are verified per email. A reply lists one for each of our emails in its thread. */
const MAX_TOKENS = 50;

export type MessageTokens = ReturnType<typeof messageTokens>;

/**
 * Creates and finds the tokens in the ids of our emails, by which we recognize what comes back about them. Only those
 * who received an email know its token. @param key the HMAC key, as `linkKey` returns it
 */
export function messageTokens(key: string) {
  const macOf = (id: string) =>
    createHmac('sha256', key).update(PURPOSE).update(id).digest('hex').slice(0, 32);
  return {
    write: (id: string) => `${id}.${macOf(id)}`,
    /** Returns the ids in the valid tokens of a text. */
    read(text: string): string[] {
      const found = text.toLowerCase().matchAll(TOKEN).take(MAX_TOKENS);
      const valid = [...found].filter(([, id = '', mac = '']) =>
        timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id))),
      );
      return valid.map(([, id = '']) => id);
    },
  };
}

/** Returns the part of a text that may contain tokens, at most 20,000 characters. */
export function tokensIn(text: string): string {
  return [...text.matchAll(TOKEN).take(MAX_TOKENS)].map(([token]) => token).join(' ');
}
