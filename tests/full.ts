/** Returns Vitest options that leave a test to `npm run test:full`, unless it is the example for tests like it. */
export function fullUnless(isExample: boolean): { tags: string[] } {
  return { tags: isExample ? [] : ['full'] };
}
