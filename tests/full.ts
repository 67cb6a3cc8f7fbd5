/** Options of a test in Vitest: it is left for `npm run test:full` unless it stands for the others like it. */
export function fullUnless(isExample: boolean): { tags: string[] } {
  return { tags: isExample ? [] : ['full'] };
}
