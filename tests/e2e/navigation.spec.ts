import type { Page } from '@playwright/test';
import { ROUTES } from '../../scripts/routes.ts';
import { openForm } from './booking-form.ts';
import { expect, fullUnless, hydrate, test, WINDOWED } from './fixtures.ts';

// Playwright turns the back/forward cache off, which its users seldom want to wait for.
test.use({
  reducedMotion: 'no-preference',
  launchOptions: { ...WINDOWED, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});
// In one worker: each starts a browser of its own.
test.describe.configure({ mode: 'default' });

const ISLANDS: Record<string, string> = {
  '/': 'form',
  '/book-call': 'form',
};

for (const path of [...ROUTES.map((route) => route.path), '/case-studies/size-advice']) {
  // Only `/` always runs: the form's own test covers /book-call.
  const isExample = path === '/';

  test(
    `nothing on ${path} keeps it out of the cache for going back`,
    fullUnless(isExample),
    async ({ page }) => {
      // A browser that is short of time may drop a page for reasons of its own.
      await expect(async () => {
        await page.goto(path);
        if (ISLANDS[path]) await hydrate(page, ISLANDS[path]);
        await page.evaluate(() => Object.assign(window, { mark: 'left here' }));
        await page.goto(path === '/careers' ? '/about' : '/careers');
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        expect(await reasonsForReload(page)).toEqual([]);
        expect(await page.evaluate(() => 'mark' in window)).toBe(true);
      }).toPass();
    },
  );
}

test('a form that was left half filled in is there again', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Ines');
  await page.goto('/careers');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines');
  expect(await reasonsForReload(page)).toEqual([]);
});

test('a page is prerendered when the pointer rests on its link', async ({ page, context }) => {
  const ahead: string[] = [];
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prerender')) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/about');
  expect(ahead).toEqual([]);
  await page.getByRole('link', { name: 'Pricing' }).first().hover();
  await expect.poll(() => ahead).toEqual(['/pricing']);
});

test('one page goes over into the next', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { goesOver: event.viewTransition !== null });
    });
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.waitForURL('/pricing');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { goesOver?: boolean }).goesOver))
    .toBe(true);
});

/** Why the browser loaded the page anew instead of showing it as it was; its own word for each reason. */
function reasonsForReload(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons?: { reason: string }[] } | null;
    })[];
    return entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
  });
}
