import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2 at A and AA, and axe's best practices. */
export const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNothingFound(
  page: Page,
  rules: string[],
  where: string,
  within?: string,
): Promise<void> {
  expect(await violations(page, rules, within), where).toEqual([]);
  await expectNoOverflow(page, where);
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBe(0);
}

export async function violations(page: Page, rules: string[], within?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, selector]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Details of what is well cost half of the time.
      const found = await axe.run(selector ?? document, { runOnly, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target }) => String(target)),
      }));
    },
    [rules, within] as const,
  );
}
