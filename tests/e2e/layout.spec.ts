import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The distinct left and top edges of some boxes, in pixels: how many columns and rows they stand in. */
async function edgesOf(boxes: Locator): Promise<{ columns: number; rows: number }> {
  const all = await boxes.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()),
  );
  return {
    columns: new Set(all.map(({ left }) => Math.round(left))).size,
    rows: new Set(all.map(({ top }) => Math.round(top))).size,
  };
}

async function boxOf(
  locator: Locator,
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the four ways stand two by two, and none is cut', async ({ page }) => {
    await page.goto('/');
    const cards = page.getByRole('region', { name: 'The four ways, side by side' });
    expect(await edgesOf(cards.locator('article'))).toEqual({ columns: 2, rows: 2 });
    expect(await cards.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test('a chat leaves no empty quarter beside it', async ({ page }) => {
    for (const [path, chat, beside] of [
      ['/', '#services figure', '#services article h3'],
      ['/services/website-chat', 'main figure', 'main .lead'],
    ] as const) {
      await page.goto(path);
      const [figure, text] = [
        await boxOf(page.locator(chat).first()),
        await boxOf(page.locator(beside).first()),
      ];
      expect(figure.left, path).toBeGreaterThan(text.left);
      expect(768 - figure.right, path).toBeLessThan(768 / 8);
    }
  });

  test('a service’s pictures stand beside their text', async ({ page }) => {
    await page.goto('/services/website-chat');
    const card = page
      .locator('section[aria-labelledby="cards"] li')
      .filter({ has: page.locator('h3') })
      .first();
    const picture = await boxOf(card.locator('> div'));
    expect((await boxOf(card.locator('h3'))).left).toBeGreaterThan(picture.right);
  });
});

test('the hero’s terms follow its buttons, down to the foot of its picture', async ({ page }) => {
  for (const width of [1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const hero = page.locator('main > section').first();
    const buttons = await boxOf(hero.locator('.actions'));
    const terms = await boxOf(hero.locator('dl'));
    const stage = await boxOf(hero.locator('.denim'));
    expect(terms.top - buttons.bottom, `${width} px`).toBeLessThan(64);
    expect(stage.bottom - terms.bottom, `${width} px`).toBeLessThan(64);
  }
});

test('the case studies keep to three columns', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/case-studies');
  const cards = page.locator('main li').filter({ has: page.locator('h2') });
  // The first is wide.
  const others = cards.filter({ hasNot: page.locator(':scope:first-child') });
  expect(await others.count()).toBeGreaterThan(6);
  expect((await edgesOf(others)).columns).toBe(3);
});
