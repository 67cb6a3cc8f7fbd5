import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';

const WINDOW_MS = 60_000;

/** How many networks a process tracks. No rate limit could stop an attacker with more networks. */
const MAX_NETWORKS = 50_000;

/**
 * Creates a limiter of requests per minute and network. Each server counts separately.
 * @returns a function that counts a request, and returns the seconds to wait if the address is over its limit
 */
export function createRateLimiter(perMinute: number) {
  /** The current counts, in the order in which their windows end. */
  const counts = new Map<string, { points: number; expire: number }>();
  return (address: string): number | undefined => {
    // Use the monotonic clock: setting the wall clock back must not make anybody wait longer.
    const now = performance.now();
    for (const [oldest, { expire }] of counts) {
      if (expire > now && counts.size < MAX_NETWORKS) break;
      counts.delete(oldest);
    }
    const network = networkOf(address);
    const count = counts.get(network) ?? { points: 0, expire: now + WINDOW_MS };
    count.points += 1;
    counts.set(network, count);
    return count.points > perMinute ? Math.ceil((count.expire - now) / 1000) : undefined;
  };
}

/** Returns an IPv4 address or an IPv6 /64 network, the least that a customer gets (RFC 6177). Ignores any port. */
export function networkOf(forwarded: string): string {
  const text = SocketAddress.parse(forwarded)?.address ?? forwarded;
  if (!ipaddr.isValid(text)) return text.slice(0, 64);
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}
