import { hash } from 'node:crypto';
import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
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
 * Returns an IPv4 address as it is, and the /64 network of an IPv6 address: one customer gets a whole /64
 * (RFC 6177).
 * @param forwarded an address; some proxies append the port
 */
export function networkOf(forwarded: string): string {
  const text = SocketAddress.parse(forwarded)?.address ?? forwarded;
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
