import { hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';

/**
 * Counts the inserts of an address.
 * @returns the seconds that it has to wait where it made too many, else undefined
 * @throws StoreUnavailable where the count is kept in a database that does not answer
 */
export type InsertLimit = (address: string) => Promise<number | undefined>;

/**
 * Allows an address so many inserts a minute: over all processes where they share a PostgreSQL, in this
 * process otherwise.
 */
export function insertLimit(perMinute: number, query?: LeadStore['query']): InsertLimit {
  const limits = { points: perMinute, duration: 60 };
  const limiter = query
    ? new RateLimiterPostgres({
        ...limits,
        storeClient: { query },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Whoever is over the limit is turned away without asking the database again.
        inMemoryBlockOnConsumed: perMinute + 1,
      })
    : new RateLimiterMemory(limits);
  return async (address) => {
    try {
      await limiter.consume(limitKey(address));
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw new StoreUnavailable(reason instanceof Error ? reason.message : String(reason), {
        cause: reason,
      });
    }
  };
}

/** What an address is counted under: not itself, since the count is stored. */
function limitKey(address: string): string {
  return hash('sha256', networkOf(address), 'base64url');
}

/**
 * An IPv4 address, or the /64 network of an IPv6 address, which is what one customer is given (RFC 6177).
 * @param forwarded an address, which some proxies hand on with a port
 */
export function networkOf(forwarded: string): string {
  if (isIPv4(forwarded)) return forwarded;
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(forwarded) ?? [];
  const address = bracketed ?? dotted ?? forwarded;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  if (tail !== undefined) groups.push(...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest);
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
