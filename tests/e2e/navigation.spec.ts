import type { Page } from '@playwright/test';
import { ROUTES } from '../../scripts/routes.ts';
import { openForm } from './booking-form.ts';
import { expect, FULL, hydrate, test, WINDOWED } from './fixtures.ts';

// Playwright disables the bfcache by default.
test.use({
  reducedMotion: 'no-preference',
  launchOptions: { ...WINDOWED, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});
// Run the tests in one worker, so that they share one browser.
test.describe.configure({ mode: 'default' });

// In the default run, the next test covers the bfcache with /book-call.
for (const path of [...ROUTES.map((route) => route.path), '/case-studies/size-advice'])
  test(`${path} is restored from the bfcache`, FULL, async ({ page }) => {
    // A busy browser may evict a page from the bfcache.
    await expect(async () => {
      await page.goto(path);
      if (path === '/' || path === '/book-call') await hydrate(page, 'form');
      await page.evaluate(() => Object.assign(window, { mark: true }));
      await page.goto(path === '/careers' ? '/about' : '/careers');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await reasonsForReload(page)).toEqual([]);
      expect(await page.evaluate(() => 'mark' in window)).toBe(true);
    }).toPass();
  });

test('a half filled-in form is restored from the bfcache', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Ines');
  await page.goto('/careers');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines');
  expect(await reasonsForReload(page)).toEqual([]);
});

test('a page is prerendered when the pointer hovers over its link', async ({ page, context }) => {
  const prerendered: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prerender'))
      prerendered.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  expect(prerendered).toEqual([]);
  await page.getByRole('link', { name: 'Pricing' }).first().hover();
  await expect.poll(() => prerendered).toEqual(['/pricing']);
});

test('a view transition leads from one page to the next', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { hasTransition: event.viewTransition !== null });
    });
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('/pricing');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(true);
});

function reasonsForReload(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [entry = {}] = performance.getEntriesByType('navigation');
    const { reasons = [] } = Reflect.get(entry, 'notRestoredReasons') ?? {};
    return reasons.map(({ reason }: { reason: string }) => reason);
  });
}
