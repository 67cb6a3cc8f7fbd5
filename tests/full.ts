/** Limits a test to `npm run test:full`. */
export const FULL = { tags: ['full'] };

/** Returns Vitest options that limit a test to `npm run test:full`, unless it is an example that always runs. */
export function fullUnless(isExample: boolean): { tags: string[] } {
  return isExample ? { tags: [] } : FULL;
}
