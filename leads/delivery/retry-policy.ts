import type { Delivery } from './outbox.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/**
 * When a delivery that failed is tried next: after two seconds, then twice as long each time, up to an
 * hour, and a part of it by chance so that not all come at once. Undefined once it is five days old.
 */
export function nextTry(
  { attempts, created_at }: Pick<Delivery, 'attempts' | 'created_at'>,
  now: Date,
  chance = Math.random(),
): Date | undefined {
  if (now.getTime() - Date.parse(created_at) >= GIVE_UP_AFTER_MS) return undefined;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + wait * (0.75 + chance / 2));
}
