import { hash } from 'node:crypto';
import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
import { errorMessage } from '#leads/error-message.ts';
import { type LeadStore, StoreUnavailable } from '#leads/store/lead-store.ts';

/**
 * Counts one insert of an address.
 * @returns the seconds to wait if the address is over its limit, else undefined
 * @throws StoreUnavailable if the database that holds the count does not answer
 */
export type RateLimiter = (address: string) => Promise<number | undefined>;

const WINDOW_MS = 60_000;

/** Addresses that a process remembers. Whoever has more of them could not be held back by their count anyway. */
const MAX_ADDRESSES = 50_000;

const CLEAN_UP_MS = 60 * 60_000;

/** Counts again from one after the end of the window. Takes the key, the end of a new window and the time now. */
const COUNT = `insert into rate_limits as known (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set
    points = case when known.expire <= $3 then 1 else known.points + 1 end,
    expire = case when known.expire <= $3 then excluded.expire else known.expire end
  returning points, expire`;

/**
 * Creates a limiter of inserts per minute and address. Processes over one PostgreSQL share the count; without it,
 * each process counts for itself.
 */
export function createRateLimiter(perMinute: number, query?: LeadStore['query']): RateLimiter {
  /** In the order in which their windows end. */
  const counts = new Map<string, { points: number; expire: number }>();
  if (query) {
    const cleanUp = () => query({ text: 'delete from rate_limits where expire < $1', values: [Date.now()] });
    // An insert that fails says so itself.
    setInterval(() => void cleanUp().catch(() => {}), CLEAN_UP_MS).unref();
  }
  return async (address) => {
    const now = Date.now();
    // Hashed, since the database keeps the key.
    const key = hash('sha256', networkOf(address), 'base64url');
    const own = countHere(key, now);
    const { points, expire } = own.points > perMinute || !query ? own : await countTogether(query, key, now);
    return points > perMinute ? Math.max(1, Math.ceil((expire - now) / 1000)) : undefined;
  };

  function countHere(key: string, now: number) {
    for (const [oldest, { expire }] of counts) {
      if (expire > now && counts.size < MAX_ADDRESSES) break;
      counts.delete(oldest);
    }
    const count = counts.get(key) ?? { points: 0, expire: now + WINDOW_MS };
    count.points += 1;
    counts.set(key, count);
    return count;
  }
}

async function countTogether(query: NonNullable<LeadStore['query']>, key: string, now: number) {
  try {
    const { rows } = await query({ text: COUNT, values: [key, now + WINDOW_MS, now] });
    return { points: Number(rows[0].points), expire: Number(rows[0].expire) };
  } catch (error) {
    throw new StoreUnavailable(errorMessage(error), { cause: error });
  }
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
