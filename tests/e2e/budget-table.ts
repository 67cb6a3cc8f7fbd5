import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints a table of the measured page sizes at the end of the run. */
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
    process.stdout.write('\nPage sizes in bytes, requests of the first load, and render-blocking requests\n');
    console.table(this.#rows);
  }
}
