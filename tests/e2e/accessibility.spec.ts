import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { ROUTES } from '../routes.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { expect, test } from './fixtures.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2 at A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  'home with the menu open': async (page) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
  },
  'book-call, empty': openForm,
  'book-call with errors': async (page) => {
    await openForm(page);
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  },
  'book-call with the dialog': async (page) => {
    await openForm(page);
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'book-call after a failure': async (page) => {
    await page.route('**/rest/v1/*', (route) => route.abort());
    await openForm(page);
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
  'book-call, thanked': async (page) => {
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
    await openForm(page);
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  },
  thanks: (page) => page.goto('/book-call/thanks'),
  ...Object.fromEntries(
    ROUTES.filter(({ path }) => path !== '/' && path !== '/book-call').map(({ path }) => [
      path,
      (page: Page) => page.goto(path),
    ]),
  ),
  '404': (page) => page.goto('/nope'),
};

for (const [state, reach] of Object.entries(STATES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, reducedMotion: 'reduce' });

      test(`axe finds nothing on ${state}, and nothing overflows, from 320 to 1280 px`, async ({ page }) => {
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await reach(page);
          expect(await violations(page), `${width} px`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
          await page.evaluate(() => sessionStorage.clear());
        }
      });
    });
  }
}

async function violations(page: Page) {
  await page.evaluate(AXE);
  const results = await page.evaluate(
    (tags): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: tags }),
    TAGS,
  );
  return results.violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => String(target)),
  }));
}
