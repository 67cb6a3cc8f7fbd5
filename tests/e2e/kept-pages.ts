import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

/** The options of the browser that a test may set: tests that share a page have the same. */
export type PageOptions = Pick<
  PlaywrightTestOptions,
  | 'baseURL'
  | 'bypassCSP'
  | 'colorScheme'
  | 'contrast'
  | 'forcedColors'
  | 'hasTouch'
  | 'isMobile'
  | 'javaScriptEnabled'
  | 'locale'
  | 'reducedMotion'
  | 'timezoneId'
  | 'viewport'
>;

interface KeptPage {
  key: string;
  page: Page;
  context: BrowserContext;
  options: PageOptions;
  /** Whether a test did to it what is not undone. */
  isSpoilt: boolean;
  /** Takes the listeners of a test away. */
  unlisten: (() => void)[];
}

/** What stays with a page or its context for good. Routes, listeners, tabs and the size of the window do not. */
const SPOILING = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
];
const SPOILING_CLOCK = ['install', 'setFixedTime', 'setSystemTime'];

/** How many a worker keeps: few tests change their options more often. */
const MOST = 3;

/**
 * The pages that the tests of a worker share, one for each set of options. A new context, with its window and its
 * process, costs twice as much as the next document of a page that is open. Its cache stays as well.
 */
export class KeptPages {
  #browser: Browser;
  #pages = new Map<string, KeptPage>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page that holds nothing of another test. */
  async take(options: PageOptions, isFirstVisit: boolean): Promise<KeptPage> {
    const key = JSON.stringify(options);
    const kept = isFirstVisit ? undefined : this.#pages.get(key);
    if (kept) {
      this.#pages.delete(key);
      return kept;
    }
    // It takes its options from the test that is running.
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    const made: KeptPage = { key, page, context, options, isSpoilt: isFirstVisit, unlisten: [] };
    watch(made, context);
    watch(made, page);
    return made;
  }

  /** Empties the page for the next test, or closes it if that cannot be done. */
  async putBack(kept: KeptPage): Promise<void> {
    if (kept.isSpoilt || !(await isEmptied(kept))) {
      await kept.context.close();
      return;
    }
    this.#pages.set(kept.key, kept);
    const [oldest] = this.#pages.values();
    if (oldest && this.#pages.size > MOST) {
      this.#pages.delete(oldest.key);
      await oldest.context.close();
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#pages.values()) await context.close();
  }
}

/** Notes what a test does that must not reach the next one. */
function watch(kept: KeptPage, target: Page | BrowserContext): void {
  for (const [owner, names] of [
    [target, SPOILING],
    [target.clock, SPOILING_CLOCK],
  ] as const)
    for (const name of names) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      Reflect.set(owner, name, (...args: unknown[]) => {
        kept.isSpoilt = true;
        return original.apply(owner, args);
      });
    }
  const on: (event: never, listener: never) => unknown = target.on.bind(target);
  Reflect.set(target, 'on', (event: never, listener: never) => {
    kept.unlisten.push(() => target.off(event, listener));
    return on(event, listener);
  });
}

async function isEmptied({ page, context, options, unlisten }: KeptPage): Promise<boolean> {
  if (page.isClosed()) return false;
  try {
    for (const take of unlisten.splice(0)) take();
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.setOffline(false);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // First away from what was open: a page may store something as it is left.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    if (options.viewport) await page.setViewportSize(options.viewport);
    return true;
  } catch {
    return false;
  }
}
