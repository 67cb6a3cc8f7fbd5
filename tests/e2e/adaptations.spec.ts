import { SITE } from '#content/site.ts';
import { TESTIMONIALS } from '#content/testimonials.ts';
import { ROUTES } from '../../scripts/routes.ts';
import { IS_SAMPLE } from '../is-sample.ts';
import { openForm, submitButton } from './booking-form.ts';
import { expect, FULL, test } from './fixtures.ts';
import { openQuiz } from './quiz-form.ts';

/** One page of each kind. The other services and policies consist of the same parts. */
const PATHS = [...ROUTES.map(({ path }) => path), '/case-studies/size-advice'].filter(
  (path) => !/^\/(services\/(?!website-chat)|terms|cookies)/.test(path),
);

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ contrast: 'more', forcedColors: 'active' }));

  test('each action and each field has a border', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      const bare = await page
        .locator('button, input:not([type=hidden]), select, textarea, main a[class*=button]')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { opacity, borderTopWidth, borderTopStyle, appearance } = getComputedStyle(element);
              const isSeen = element.checkVisibility({ checkVisibilityCSS: true }) && opacity !== '0';
              const isDrawn = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
              const isIcon = element.textContent?.trim() === '' || element.querySelector('svg');
              return isSeen && !isDrawn && !isIcon && appearance !== 'auto';
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(bare, path).toEqual([]);
    }
  });

  test('a choice, a filter and an error are visible without colour', FULL, async ({ page }) => {
    await openQuiz(page);
    const chosen = page.locator('label', { has: page.getByLabel('E-commerce') });
    await expect(chosen).toHaveCSS('outline-style', 'none');
    await chosen.click();
    await expect(chosen).toHaveCSS('outline-style', 'solid');

    await page.goto('/results');
    const filters = page.getByRole('radiogroup', { name: 'Filter testimonials' }).locator('label');
    if (TESTIMONIALS.length > 0) {
      await expect(filters.first()).toHaveCSS('outline-style', 'solid');
      await expect(filters.last()).toHaveCSS('outline-style', 'none');
    }

    await openForm(page);
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveCSS('border-top-width', '3px');
  });
});

test('at 400 % zoom, the page is one column, and its header scrolls away', async ({ page }) => {
  // At 400 %, a window of 1280 × 900 px has a viewport of this size.
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/case-studies/size-advice');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.evaluate(() => window.scrollTo(0, 600));
  const header = await page.locator('body > header').boundingBox();
  expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(0);
});

test('even in dark mode, pages print dark on white, with the URLs of their sources', async ({ page }) => {
  test.skip(!IS_SAMPLE, 'this test is about a study of the sample');
  await page.goto('/case-studies/size-advice');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(19, 26, 46)');
  await expect(page.getByRole('link', { name: SITE.brand }).first()).toBeVisible();
  for (const element of await page.locator('nav, footer, body > header button, main .actions').all())
    await expect(element).toBeHidden();
  const source = page.locator('main a[href^="https://doi.org/"]').first();
  const after = await source.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await source.getAttribute('href'));
});

test('home prints every answer, in ink', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const answers = page.locator('#faq details details > div');
  await expect(answers).toHaveCount(13);
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  await expect(page.locator('.denim').first()).toHaveCSS('background-image', 'none');
  for (const path of ['/', '/about', '/book-call', '/services/website-chat']) {
    await page.goto(path);
    const pale = await page.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const texts = [...document.querySelectorAll('main *')].filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      );
      const isPale = (element: Element) =>
        (getComputedStyle(element).color.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .every((part) => Number(part) > 200);
      return texts
        .filter((element) => isSeen(element) && !element.closest('svg') && isPale(element))
        .map(({ textContent }) => textContent);
    });
    expect(pale, path).toEqual([]);
  }
});
