import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2 at A and AA, and axe's best practices. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails if the page overflows sideways, or if axe finds a violation on the page or within a selector. */
export async function expectNoViolations(page: Page, rules: string[], where: string, within?: string) {
  if (rules.length > 0) expect(await violations(page, rules, within), where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBe(0);
}

async function violations(page: Page, rules: string[], within?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, selector]) => {
      // Scroll up: axe would report a button that the sticky header partly covers as too small.
      window.scrollTo(0, 0);
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Collecting the details of passed rules would take half of the time.
      const found = await axe.run(selector ?? document, { runOnly, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => String(target)),
      }));
    },
    [rules, within] as const,
  );
}
