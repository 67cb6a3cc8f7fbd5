import { test as base, type LaunchOptions, type Locator, type Page, type Route } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { startCaddy } from '../start-proxy.ts';
import { type RunningServer, startServer } from '../start-server.ts';

export { expect } from '@playwright/test';

/**
 * For tests of what Chromium's headless shell, which runs the others, does not have or does in another way: the browser
 * with its window.
 */
export const WINDOWED: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: CHROMIUM_ARGS,
};

const BEHIND_CADDY = process.env.E2E_PROXY === 'caddy';

/**
 * Starts a real server with a database for each worker. A test fails on an error in the console of its page.
 *
 * Playwright empties one page between the tests that set the same options (`reuseContext` in `playwright.config.ts`).
 */
export const test = base.extend<{ consoleErrors: string[] }, { server: RunningServer; origin: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to be there.
    async ({}, use) => {
      const server = await startServer({ LOG_LEVEL: 'warn', ...(BEHIND_CADDY && { TRUST_PROXY: '1' }) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /** Where the browser finds the server: behind Caddy with `E2E_PROXY=caddy`. */
  origin: [
    async ({ server }, use) => {
      const proxy = BEHIND_CADDY ? await startCaddy(server.url) : undefined;
      await use(proxy?.url ?? server.url);
      await proxy?.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  // The proxy's certificate is of its own making.
  ignoreHTTPSErrors: BEHIND_CADDY,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to be there.
  consoleErrors: ({}, use) => use([]),
  page: async ({ page, consoleErrors }, use) => {
    // In Chromium's headless shell the mouse rests on the page, and wakes the islands, until it has moved once.
    await page.mouse.move(0, 0);
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    await use(page);
    // Playwright can't reset an installed clock: its steps would fail in the next test. Closed contexts aren't reused.
    const hasClock = await page.evaluate(() => '__pwClock' in globalThis).catch(() => true);
    if (hasClock) await page.context().close();
    // What a test provokes on purpose (a refused insert, a page that is not there) is reported too; and a browser
    // under load reports that it left out the transition between two pages, which no visitor misses.
    base.expect(consoleErrors.filter((text) => !PROVOKED.test(text))).toEqual([]);
  },
});

/** For what a visitor finds whose browser runs no script. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false });

const PROVOKED = /^(Failed to load resource|The insert into \w+ failed|Transition was )/;

/** Details of a test: it is left for `npm run test:full` unless it stands for the others like it. */
export function fullUnless(isExample: boolean): { tag: string[] } {
  return { tag: isExample ? [] : ['@full'] };
}

/** Brings an island near, moves the mouse, which wakes it, and waits until React has taken it over. */
export async function hydrate(page: Page, island: string): Promise<void> {
  await page.mouse.move(1, 1);
  const element = page.locator('astro-island').filter({ has: page.locator(island) });
  await element.locator(island).first().scrollIntoViewIfNeeded();
  await base.expect(element).not.toHaveAttribute('ssr', /.*/);
}

/**
 * Fills in the named fields of a form, for a test that is about what comes after: in one go, which costs a tenth of
 * what Playwright's `fill` does. As there, the form hears of each.
 */
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

/** Goes on by Tab until the focus is there. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await base.expect(target).toBeFocused();
}

/** Leaves a form's draft in the browser, as the form itself does: the next page that has the form goes on with it. */
export async function keepDraft(page: Page, key: string, draft: object): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ openedAt: Date.now() - 60_000, savedAt: Date.now(), ...draft }),
  ] as const);
}

/** Resolves once the page has drawn whatever has happened so far. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Keeps matching requests back until they are released. */
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

/** Lets the first matching requests through to the server, and their answers get lost on the way back. */
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

/** How often a form tries to send by itself before it says that it could not. */
export const TRIES = 3;
