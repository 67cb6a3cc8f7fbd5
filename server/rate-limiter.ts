import { hash } from 'node:crypto';
import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { errorMessage } from '#leads/error-message.ts';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';

/**
 * Counts one insert of an address.
 * @returns the seconds to wait if the address is over its limit, else undefined
 * @throws StoreUnavailable if the database that holds the count does not answer
 */
export type RateLimiter = (address: string) => Promise<number | undefined>;

/**
 * Creates a limiter of inserts per minute and address. Processes over one PostgreSQL share the count; without it,
 * each process counts for itself.
 */
export function createRateLimiter(perMinute: number, query?: LeadStore['query']): RateLimiter {
  const limits = { points: perMinute, duration: 60 };
  const limiter = query
    ? new RateLimiterPostgres({
        ...limits,
        storeClient: { query },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // Refuses an address over its limit without another query.
        inMemoryBlockOnConsumed: perMinute + 1,
      })
    : new RateLimiterMemory(limits);
  return async (address) => {
    try {
      await limiter.consume(keyOf(address));
      return undefined;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
      throw new StoreUnavailable(errorMessage(reason), { cause: reason });
    }
  };
}

/** Hashes the address: the database keeps the key. */
function keyOf(address: string): string {
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
