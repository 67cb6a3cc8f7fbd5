import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { ROUTES } from '../../scripts/routes.ts';
import { expect, fullUnless, test, WINDOWED } from './fixtures.ts';

// A default font size of 32 px instead of 16 px.
test.use({
  launchOptions: { ...WINDOWED, args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'] },
});

for (const path of [...ROUTES.map((route) => route.path), '/case-studies/size-advice'])
  test(
    `with text at 200 %, ${path} cuts nothing off`,
    fullUnless(path === '/book-call'),
    async ({ page }) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
        expect(await cutOff(page), `${width} px`).toEqual([]);
      }
    },
  );

/** Returns text that its box cuts off, apart from intended ellipses. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(element);
        const hides = overflowX !== 'visible' || overflowY !== 'visible';
        const isHidden = position === 'absolute' && element.clientWidth <= 1;
        return (
          hides &&
          !isHidden &&
          webkitLineClamp === 'none' &&
          ['hidden', 'clip'].includes(overflowX) &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ) &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent?.slice(0, 40) ?? ''),
  );
}
