import { DAY_MS } from '#leads/durations.ts';

const WAITING_DAYS = 60;

/** Returns the age from which waiting leads are neither listed nor counted, so that no query reads the whole table. */
export function waitingSince(): string {
  return new Date(Date.now() - WAITING_DAYS * DAY_MS).toISOString();
}
