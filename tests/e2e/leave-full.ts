import type { Reporter } from '@playwright/test/reporter';

/** Leaves the tests with the tag `full` for `npm run test:full`, and in the report: nothing else may go missing. */
export default class LeaveFull implements Reporter {
  preprocess: NonNullable<Reporter['preprocess']> = async ({ suite, testRun }) => {
    for (const test of suite.allTests()) if (test.tags.includes('@full')) testRun.skip(test);
  };
}
