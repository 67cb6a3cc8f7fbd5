import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints at the end, in one table, what each page was found to cost. */
export default class BudgetTable implements Reporter {
  readonly #rows: Record<string, object> = {};

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== 'budget' || !description) continue;
      const { path, document, scripts, fonts, images, requests, blocking } = JSON.parse(description);
      this.#rows[path] = { document, scripts, fonts, images, requests, blocking };
    }
  }

  onEnd(): void {
    if (Object.keys(this.#rows).length === 0) return;
    process.stdout.write('\nWhat each page costs: bytes, requests of the first load, those that block it\n');
    console.table(this.#rows);
  }
}
