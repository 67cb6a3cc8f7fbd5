import type { Page, Request } from '@playwright/test';
import { EARNINGS_SKETCH } from '#content/earnings-sketch.ts';
import { PAGES } from '../../scripts/routes.ts';
import { drawn, expect, FULL, fullUnless, hold, hydrate, test, WINDOWED } from './fixtures.ts';

// Use the full browser: the headless shell reports no connection type, which decides how early lazy images load.
test.use({ launchOptions: WINDOWED });
// Run the tests in one worker, so that they share one browser.
test.describe.configure({ mode: 'default' });

const KINDS = ['document', 'scripts', 'fonts', 'images'] as const;

/** The limits of a page: transferred bytes, or uncompressed bytes for inline scripts. */
interface Budget extends Record<(typeof KINDS)[number], number> {
  /** Requests of the first load, before scrolling. */
  requests: number;
}

/** The default budget: one font, and no scripts. `BUDGETS` has the exceptions, such as pages with a form or a film. */
const INFORMING: Budget = { document: 14_000, scripts: 0, fonts: 30_000, images: 0, requests: 2 };

const ARTICLE = EARNINGS_SKETCH.source.href;

const BUDGETS: Record<string, Partial<Budget> & { island?: string }> = {
  ...Object.fromEntries(PAGES.map((path) => [path, {}])),
  '/': { document: 28_000, scripts: 75_000, island: 'form' },
  '/pricing': { scripts: 1_500 },
  '/support': { scripts: 75_000, island: 'form' },
  '/results': { document: 20_000 },
  '/case-studies': { document: 20_000, scripts: 5_000, images: 60_000, requests: 17 },
  '/book-call': { document: 20_000, scripts: 75_000, requests: 10, island: 'form' },
  '/services/website-chat': { scripts: 1_000, images: 30_000, requests: 3 },
  '/services/phone-support': { scripts: 1_000, images: 30_000, requests: 3 },
  [ARTICLE]: { images: 12_000, requests: 3 },
};

/** Home, and one page each of text, with a form, with a film and with an article. */
const TYPICAL = ['/', '/about', '/book-call', '/services/website-chat', ARTICLE];

for (const [path, { island, ...own }] of Object.entries(BUDGETS)) {
  const budget = { ...INFORMING, ...own };
  const isExample = TYPICAL.includes(path);

  test(
    `${path} stays within its budget, has no render-blocking request and does not shift`,
    fullUnless(isExample),
    async ({ page, baseURL }, { annotations }) => {
      await emptyCaches(page);
      await watchShifts(page);
      const load = measureLoad(page, baseURL);
      await page.goto(path, { waitUntil: 'networkidle' });
      const blocking = await blockingRequests(page);
      const inline = await inlineScripts(page);
      if (island) expect.soft(load.scripts, 'before any interaction').toBe(0);
      // With an island, ignore inline scripts: the framework's island loader takes about 5 kB.
      else load.scripts += inline;
      if (path === '/') expect.soft(inline, 'inline').toBeLessThanOrEqual(1250);
      // Allow for the loaders of the agent and of the form.
      if (path === '/support') expect.soft(inline).toBeLessThanOrEqual(2000);
      const requests = load.urls.length;
      expect.soft(requests, load.urls.join(' ')).toBeLessThanOrEqual(budget.requests);

      if (island) await hydrate(page, island);
      else await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      // Playwright may report a request as finished only after its script has run.
      await expect.poll(() => load.pending).toBe(0);
      annotations.push({
        type: 'budget',
        description: JSON.stringify({ path, ...load, requests, blocking: blocking.length }),
      });

      expect.soft(blocking).toEqual([]);
      expect.soft(await shift(page)).toBeLessThanOrEqual(0.01);
      expect.soft(load.foreign).toEqual([]);
      expect.soft(load.missing).toEqual([]);
      // Fail if nothing was measured.
      expect.soft(load.document).toBeGreaterThan(1000);
      expect.soft(load.fonts).toBeGreaterThan(1000);
      if (budget.scripts > 0) expect.soft(load.scripts).toBeGreaterThan(100);
      for (const kind of KINDS) expect.soft(load[kind], kind).toBeLessThanOrEqual(budget[kind]);
    },
  );
}

for (const path of PAGES)
  test(`${path} does not shift when its font arrives late`, FULL, async ({ page }) => {
    await watchShifts(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const fonts = await hold(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await drawn(page);
      await fonts.release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await drawn(page);
      expect(await shift(page), `${width} px`).toBeLessThanOrEqual(0.01);
    }
  });

/** Starts counting the page's bytes and requests. */
function measureLoad(page: Page, origin = '') {
  const load = {
    ...{ document: 0, scripts: 0, fonts: 0, images: 0, pending: 0 },
    ...{ urls: [] as string[], foreign: [] as string[], missing: [] as string[] },
  };
  // Ignore what the page of the test before still loads.
  const started = new Set<Request>();
  page.on('request', (request) => {
    started.add(request);
    load.pending += 1;
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(origin))
      load.foreign.push(request.url());
  });
  page.on('requestfailed', (request) => {
    if (started.has(request)) load.pending -= 1;
  });
  page.on('requestfinished', async (request) => {
    if (!started.has(request)) return;
    // Requests from a page that the test has left have no sizes.
    const [sizes, response] = await Promise.all([request.sizes(), request.response()]).catch(() => []);
    if (!sizes) return;
    const kind = KINDS.find((name) => name.startsWith(request.resourceType()));
    const status = response?.status() ?? 0;
    if (status >= 400 && kind !== 'document') load.missing.push(request.url());
    if (!request.url().startsWith('data:')) {
      load.urls.push(request.url());
      if (kind) load[kind] += sizes.responseBodySize;
    }
    load.pending -= 1;
  });
  return load;
}

/** Returns the length of the page's inline scripts, in characters. */
function inlineScripts(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.scripts]
      .filter(({ type }) => type === '' || type === 'module')
      .reduce((sum, { text }) => sum + text.length, 0),
  );
}

/** Returns the URLs of render-blocking resources. */
function blockingRequests(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
      .map(({ name }) => name),
  );
}

/** Empties the disk cache and the renderer's memory cache. */
async function emptyCaches(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.clearBrowserCache');
  for (const cacheDisabled of [true, false])
    await devTools.send('Network.setCacheDisabled', { cacheDisabled });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    Object.defineProperty(window, 'shift', { get: () => shift });
  });
}

function shift(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'shift'));
}
