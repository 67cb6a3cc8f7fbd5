import { test as base, type LaunchOptions, type Locator, type Page, type Route } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { startCaddy } from '../start-proxy.ts';
import { type RunningServer, startServer } from '../start-server.ts';

export { expect } from '@playwright/test';

/** Launches the full browser, for features that Chromium's headless shell lacks. */
export const WINDOWED: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: CHROMIUM_ARGS,
};

const BEHIND_CADDY = process.env.E2E_PROXY === 'caddy';

/**
 * Starts a real server with its own database for each worker. A test fails if its page logs a console error. Tests with
 * the same options share one page, which Playwright resets between them (`reuseContext` in `playwright.config.ts`).
 */
export const test = base.extend<{ consoleErrors: string[] }, { server: RunningServer; origin: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here.
    async ({}, use) => {
      const server = await startServer({ LOG_LEVEL: 'warn', ...(BEHIND_CADDY && { TRUST_PROXY: '1' }) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /** The origin that the browser connects to: Caddy's with `E2E_PROXY=caddy`, else the server's. */
  origin: [
    async ({ server }, use) => {
      const proxy = BEHIND_CADDY ? await startCaddy(server.url) : undefined;
      await use(proxy?.url ?? server.url);
      await proxy?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  // Caddy's certificate is from its local authority, which the browser doesn't trust.
  ignoreHTTPSErrors: BEHIND_CADDY,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here.
  consoleErrors: ({}, use) => use([]),
  page: async ({ page, consoleErrors }, use) => {
    // Until its first move, the headless shell's mouse counts as hovering over the page, which hydrates the islands.
    await page.mouse.move(0, 0);
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    await use(page);
    // Playwright can't reset an installed clock. Close the context, so that the next test doesn't inherit the clock.
    const hasClock = await page.evaluate(() => '__pwClock' in globalThis).catch(() => true);
    if (hasClock) await page.context().close();
    // Ignore expected errors: tests provoke failed inserts and missing pages; a busy browser skips view transitions.
    base.expect(consoleErrors.filter((text) => !PROVOKED.test(text))).toEqual([]);
  },
});

/** Runs tests in a browser with JavaScript off. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false });

const PROVOKED = /^(Failed to load resource|The insert into \w+ failed|Transition was )/;

/** Limits a test to `npm run test:full`. */
export const FULL = { tag: ['@full'] };

/** Returns test details that limit a test to `npm run test:full`, unless it is an example that always runs. */
export function fullUnless(isExample: boolean): { tag: string[] } {
  return isExample ? { tag: [] } : FULL;
}

/** Scrolls an island into view, moves the mouse to start its hydration, and waits until it is hydrated. */
export async function hydrate(page: Page, island: string): Promise<void> {
  await page.mouse.move(1, 1);
  const element = page.locator('astro-island').filter({ has: page.locator(island) });
  await element.locator(island).first().scrollIntoViewIfNeeded();
  await base.expect(element).not.toHaveAttribute('ssr', /.*/);
}

export async function openWithForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page, 'form');
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrate(page, 'form');
}

export async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

/** Fills in a form's fields by name and fires their events, ten times as fast as Playwright's `fill`. */
export async function fillFields(form: Locator, values: Record<string, unknown>): Promise<void> {
  await form.evaluate((element, entries) => {
    for (const [name, value] of entries) {
      const named = element instanceof HTMLFormElement && element.elements.namedItem(name);
      const controls = named instanceof RadioNodeList ? [...named] : [named];
      const chosen = controls.filter(
        (control) => controls.length === 1 || [value].flat().includes((control as HTMLInputElement).value),
      );
      if (chosen.length === 0) throw new Error(`The form has no field ${name} with ${value}.`);
      for (const control of chosen) {
        if (!(control instanceof HTMLElement)) throw new Error(`The form has no field ${name}.`);
        control.focus();
        if (chosen.length < controls.length) {
          control.click();
          continue;
        }
        // Use the prototype's setter, because React overrides it on the element.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
        for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
  }, Object.entries(values));
}

/** Presses Tab until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await base.expect(target).toBeFocused();
}

/** Stores a form's draft in the browser, as the form does. The form restores it when its page opens. */
export async function keepDraft(page: Page, key: string, draft: object): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ openedAt: Date.now() - 60_000, savedAt: Date.now(), ...draft }),
  ] as const);
}

/** Resolves once the page has painted its current state. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Holds matching requests until `release` is called. */
export async function hold(page: Page, url: string): Promise<{ release(): Promise<void> }> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(url, async (route) => {
    if (isOpen) await route.fallback();
    else held.push(route);
  });
  return {
    async release() {
      isOpen = true;
      for (const route of held) await route.fallback();
    },
  };
}

/** Passes the first `times` matching requests on to the server, but drops the responses. */
export async function loseAnswers(page: Page, url: string, times: number): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times },
  );
}

/** How many attempts a form makes before it reports a failure. */
export const ATTEMPTS = 3;
