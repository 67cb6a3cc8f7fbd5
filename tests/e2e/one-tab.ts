import type { Page } from '@playwright/test';
import { test as base, collectErrors, expect } from './fixtures.ts';

/** With script, and without. */
const tabs = new Map<boolean, Page>();

/**
 * For tests that look at what pages show: those of a worker share a tab, since one costs more than the page in it.
 * Each has a window and a browser's storage as if it were the first.
 */
export const test = base.extend({
  page: async (
    {
      browser,
      origin,
      ignoreHTTPSErrors,
      javaScriptEnabled,
      viewport,
      colorScheme,
      reducedMotion,
      consoleErrors,
    },
    use,
  ) => {
    const tab =
      tabs.get(javaScriptEnabled) ??
      (await browser.newPage({ baseURL: origin, ignoreHTTPSErrors, javaScriptEnabled }));
    tabs.set(javaScriptEnabled, tab);
    collectErrors(tab, consoleErrors);
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? null });
    await use(tab);
    // What is not there, or is kept away, is reported too.
    expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    await tab.unrouteAll();
    for (const event of ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'])
      tab.removeAllListeners(event);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.mouse.move(0, 0);
  },
});
