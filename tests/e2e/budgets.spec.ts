import { ROUTES } from '../routes.ts';
import { expect, hydrate, test } from './fixtures.ts';

/** What the browser transfers of each kind, in bytes of body as they travel. */
interface Load {
  scripts: number;
  fonts: number;
  document: number;
  foreign: string[];
}

const EXCEPTIONS: Record<string, { document?: number; scripts?: number; island?: string }> = {
  '/': { document: 28_000, scripts: 75_000, island: 'form' },
  '/about': { scripts: 1_500 },
  '/case-studies': { document: 20_000, scripts: 75_000, island: 'input[type="search"]' },
  '/pricing': { scripts: 1_500 },
  '/results': { document: 20_000, scripts: 75_000, island: 'figure' },
  '/support': { scripts: 1_000 },
  '/book-call': { document: 20_000, scripts: 75_000, island: 'form' },
};

/** `quality.md`: what only informs carries no script, but for a little lint or the chat button. */
const BUDGETS: { path: string; document: number; scripts: number; island?: string }[] = [
  ...ROUTES.map(({ path }) => ({ path, document: 14_000, scripts: 0, ...EXCEPTIONS[path] })),
  { path: '/case-studies/size-advice', document: 14_000, scripts: 0 },
  { path: '/book-call/thanks', document: 14_000, scripts: 0 },
  { path: '/nope', document: 14_000, scripts: 0 },
];

for (const { path, document, scripts, island } of BUDGETS) {
  test(`${path} stays within its budget`, async ({ page, baseURL }) => {
    const load: Load = { scripts: 0, fonts: 0, document: 0, foreign: [] };
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      if (request.resourceType() === 'document') load.document += responseBodySize;
      if (request.resourceType() === 'script') load.scripts += responseBodySize;
      if (request.resourceType() === 'font') load.fonts += responseBodySize;
      if (!request.url().startsWith(baseURL ?? '')) load.foreign.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    if (island) {
      if (path === '/') expect(load.scripts, 'before the quiz is near').toBe(0);
      await hydrate(page, island);
    } else await page.evaluate(() => window.scrollTo(0, window.document.body.scrollHeight));
    await page.waitForLoadState('networkidle');

    expect(load.document).toBeGreaterThan(1000);
    expect(load.document).toBeLessThanOrEqual(document);
    expect(load.scripts).toBeLessThanOrEqual(scripts);
    if (scripts > 0) expect(load.scripts).toBeGreaterThan(100);
    expect(load.fonts).toBeGreaterThan(1000);
    expect(load.fonts).toBeLessThanOrEqual(75_000);
    expect(load.foreign).toEqual([]);
  });

  test(`${path} paints after one request and does not shift`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus ===
            'blocking',
        )
        .map((entry) => entry.name),
    );
    expect(blocking).toEqual([]);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}

test('a page has no inline script or style that its policy does not name, and nothing unsafe in it', async ({
  page,
}) => {
  for (const { path } of BUDGETS) {
    await page.goto(path);
    const policy = await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    await expect(page.locator('[style]')).toHaveCount(0);
  }
});
