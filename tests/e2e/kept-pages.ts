import type { Browser, BrowserContext, CDPSession, Page, PlaywrightTestOptions } from '@playwright/test';

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
  /** Whether a test did to it what is not undone. */
  isSpoilt: boolean;
  /** Takes away what a test added: listeners, scripts, sessions. */
  undo: (() => unknown)[];
}

/** What stays with a page or its context for good. Routes, tabs, window and media do not. */
const SPOILING = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
];
const SPOILING_CLOCK = ['install', 'setFixedTime', 'setSystemTime'];

/** What stays until it is taken away, and how it is. */
const UNDONE: Record<string, (made: never) => unknown> = {
  addInitScript: (script: AsyncDisposable) => script[Symbol.asyncDispose](),
  // With it go what it emulated and what it slowed down.
  newCDPSession: (session: CDPSession) => session.detach(),
};

/** How many a worker keeps: few tests change their options more often. */
const MOST = 3;

/**
 * The pages that the tests of a worker share, one for each set of options, whatever their window and media. A new
 * context, with its window and its process, costs twice as much as the next document of a page that is open. Its cache
 * stays as well.
 */
export class KeptPages {
  #browser: Browser;
  #pages = new Map<string, KeptPage>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page that holds nothing of another test. */
  async take(options: PageOptions): Promise<KeptPage> {
    const { viewport, colorScheme, contrast, forcedColors, reducedMotion, ...others } = options;
    const key = JSON.stringify(others);
    let kept = this.#pages.get(key);
    if (kept) this.#pages.delete(key);
    else kept = await this.#open(key);
    const { page } = kept;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? null,
      contrast: contrast ?? null,
      forcedColors: forcedColors ?? null,
      reducedMotion: reducedMotion ?? null,
    });
    return kept;
  }

  async #open(key: string): Promise<KeptPage> {
    // It takes its options from the test that is running.
    const context = await this.#browser.newContext();
    const page = await context.newPage();
    // In Chromium's headless shell a mouse rests on the page, which wakes the islands, until it has moved once.
    await page.goto('/robots.txt');
    await page.mouse.move(0, 0);
    const kept: KeptPage = { key, page, context, isSpoilt: false, undo: [] };
    watch(kept, context);
    watch(kept, page);
    return kept;
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
  for (const [name, undo] of Object.entries(UNDONE)) {
    const original: unknown = Reflect.get(target, name);
    if (typeof original !== 'function') continue;
    Reflect.set(target, name, async (...args: unknown[]) => {
      const made: unknown = await original.apply(target, args);
      kept.undo.push(() => undo(made as never));
      return made;
    });
  }
  const on: (event: never, listener: never) => unknown = target.on.bind(target);
  Reflect.set(target, 'on', (event: never, listener: never) => {
    kept.undo.push(() => target.off(event, listener));
    return on(event, listener);
  });
}

async function isEmptied({ page, context, undo }: KeptPage): Promise<boolean> {
  if (page.isClosed()) return false;
  try {
    for (const takeAway of undo.splice(0)) await takeAway();
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
    return true;
  } catch {
    return false;
  }
}
