import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../scripts/routes.ts';
import { openForm, submitButton } from './booking-form.ts';
import { expect, hydrate, test } from './fixtures.ts';

/** One page of each kind: the other services and policies are made of the same parts. */
const PATHS = [...ROUTES.map(({ path }) => path), '/case-studies/size-advice'].filter(
  (path) => !/^\/(services\/(?!website-chat)|terms|cookies)/.test(path),
);

test.describe("with the system's own colours", () => {
  test.use({ contrast: 'more', forcedColors: 'active' });

  test('each action and each field has an edge', async ({ page }) => {
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

  test('each bullet and mark is seen, and the three marks differ', async ({ page }) => {
    /** A picture of the 20 px before each item's text, as its bytes. */
    const marksOf = async (items: string, from = 0) => {
      const marks: string[] = [];
      for (const item of (await page.locator(items).all()).slice(0, 2)) {
        await item.scrollIntoViewIfNeeded();
        const { x, y } = (await item.boundingBox()) ?? { x: 0, y: 0 };
        const picture = await page.screenshot({ clip: { x: x + from, y: y + 3, width: 20, height: 22 } });
        const { channels } = await sharp(picture).stats();
        expect(Math.max(...channels.map(({ stdev }) => stdev)), `${items} ${y}`).toBeGreaterThan(10);
        marks.push(picture.toString('base64'));
      }
      return marks;
    };
    await page.goto('/case-studies/fashion-product-page-chat');
    expect((await marksOf('article ul > li', -20)).length).toBeGreaterThan(0);
    await page.goto('/services/website-chat');
    expect((await marksOf('main section:first-of-type ul > li')).length).toBeGreaterThan(0);
    await page.goto('/');
    const answers = 'dd[data-fit]:not([data-fit=""])';
    const said = await page.locator(answers).allTextContents();
    expect(said.length).toBeGreaterThan(16);
    for (const text of said) expect(text).toMatch(/(Yes|Partly|No): ./);
    const drawn = new Set<string | undefined>();
    for (const mark of '✓~✗') drawn.add((await marksOf(`dd[data-fit="${mark}"]`))[0]);
    expect(drawn.size).toBe(3);
  });

  test('what is chosen, pressed, sewn or wrong can be told without its colour', async ({ page }) => {
    await page.goto('/#quiz');
    await hydrate(page, 'form');
    const chosen = page.getByLabel('E-commerce');
    expect(await outlineOf(page.locator('label', { has: chosen }))).toBe('none');
    await chosen.check();
    expect(await outlineOf(page.locator('label', { has: chosen }))).toBe('solid');

    await page.goto('/results');
    const filters = page.getByRole('radiogroup', { name: 'Filter testimonials' }).locator('label');
    expect(await outlineOf(filters.first())).toBe('solid');
    expect(await outlineOf(filters.last())).toBe('none');

    await openForm(page);
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveCSS('border-top-width', '3px');
  });
});

test('at 400 % the page is one column, and its header leaves when it scrolls', async ({ page }) => {
  // 1280 by 900 px, four times as large. All routes have the same header.
  await page.setViewportSize({ width: 320, height: 225 });
  for (const path of ['/', '/case-studies/size-advice']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    await page.evaluate(() => window.scrollTo(0, 600));
    const header = await page.locator('body > header').boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0), path).toBeLessThanOrEqual(0);
  }
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  for (const [path, link] of [
    ['/privacy', undefined],
    ['/case-studies/size-advice', 'https://doi.org/10.1177/0887302X0302100103'],
  ] as const) {
    test(`${path} is its text in black on white, with the addresses of its sources`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(19, 26, 46)');
      await expect(page.getByRole('link', { name: 'Loomline' }).first()).toBeVisible();
      for (const part of ['nav', 'footer', 'body > header button', 'main .actions']) {
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      }
      if (link) {
        const after = await page
          .locator(`main a[href="${link}"]`)
          .first()
          .evaluate((element) => getComputedStyle(element, '::after').content);
        expect(after).toContain(link);
      }
    });
  }
});

test('without its styles a page says nothing twice', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of PATHS) {
    const html = await (await page.request.get(`${baseURL}${path}`)).text();
    await page.setContent(
      html.replace(/<style\b[^>]*>.*?<\/style>/gs, '').replace(/<meta http-equiv[^>]*>/, ''),
    );
    expect(await repeated(page), path).toEqual([]);
  }
  await page.close();
});

/** Neighbours that say the same words, as a label and its copy would. */
function repeated(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, template, option, td')) continue;
      const text = node.textContent?.trim() ?? '';
      if (text.length > 3) texts.push(text);
    }
    return texts.filter((text, index) => text === texts[index - 1]);
  });
}

function outlineOf(element: Locator): Promise<string> {
  return element.evaluate((found) => getComputedStyle(found).outlineStyle);
}
