import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

async function boxOf(locator: Locator): Promise<{ left: number; right: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

test('the first view has headline, field and questions on a desk, and the first message on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const hero = page.locator('main > section').first();
  const heading = hero.getByRole('heading', { level: 1 });
  const chat = hero.getByRole('region', { name: 'Demonstration' });
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height;
  };
  const questions = await hero.locator('[data-suggestion]').all();
  expect(questions).toHaveLength(3);
  for (const part of [heading, chat.getByRole('textbox'), ...questions])
    expect(await bottomOf(part)).toBeLessThanOrEqual(800);
  expect((await boxOf(heading)).right).toBeLessThan((await boxOf(chat)).left);
  const sizeOf = (part: Locator) =>
    part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(Math.abs((await sizeOf(heading)) - 96)).toBeLessThan(4);
  expect(await sizeOf(hero.getByText(/^Commission/))).toBeGreaterThanOrEqual(16);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await bottomOf(chat.getByRole('listitem').first())).toBeLessThanOrEqual(700);
});

test('each length of cloth ends where its tape says what its figure says', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/results');
    const section = page.locator('section[aria-label="Four results"]');
    const shared = await boxOf(section.getByText('100', { exact: true }).locator('..'));
    for (const label of [
      'Automated Bookings',
      'Faster Resolution',
      'More Deals Closed',
      'Cart Recovery Rate',
    ]) {
      const card = section.locator('dl > div').filter({ hasText: label });
      const figure = (await card.locator('dd > span').first().textContent()) ?? '';
      const cloth = await boxOf(card.locator('dd > span > svg').first());
      const end = figure.endsWith('%')
        ? shared.left + ((shared.right - shared.left) * Number.parseFloat(figure)) / 100
        : (await boxOf(card.getByText(figure, { exact: true }).last())).right;
      expect(Math.abs(cloth.right - end), `${figure} at ${width} px`).toBeLessThan(3);
    }
  }
});

test('on a phone the four ways stand below each question, ours last; wider, each way has a card', async ({
  page,
}) => {
  for (const [width, isStacked] of [
    [390, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const comparison = page.locator('section[aria-labelledby="comparison"]');
    await expect(comparison.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(comparison.locator('article')).toHaveCount(4);
    const tops = await comparison
      .locator('dl > div')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    const question = (index: number) => tops.filter((_, at) => at % 6 === index);
    const isInOrder =
      Math.max(...question(0)) < Math.min(...question(1)) &&
      question(0).join() ===
        question(0)
          .toSorted((a, b) => a - b)
          .join();
    expect(isInOrder && new Set(question(0)).size === 4, `${width} px`).toBe(isStacked);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone neither the bar of a conversation nor an address in the footer wraps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/crm-integration');
  const bar = page.locator('figure > div').first();
  expect((await bar.boundingBox())?.height).toBeLessThan(56);
  for (const text of [
    page.locator('figure').getByText('Customer record AI agent'),
    page.getByText('Passed on, 16:05'),
    page.getByRole('contentinfo').getByRole('link', { name: /^hello@/ }),
  ]) {
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    });
    expect(lines).toBe(1);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the testimonials leave no gap in any row, however many they are', async ({ page }) => {
    await page.goto('/results');
    for (const width of [390, 768, 1280, 1680]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.locator('section[aria-labelledby="voices"] figure').evaluateAll((all) => {
        const list = all[0]?.parentElement;
        const found = all.map(() => {
          const boxes = [...(list?.children ?? [])].map((each) => each.getBoundingClientRect());
          const ends = new Map(boxes.map(({ top, right }) => [top, right]));
          list?.lastElementChild?.remove();
          return [...ends.values()].map((end) =>
            Math.round((list?.getBoundingClientRect().right ?? 0) - end),
          );
        });
        list?.append(...all);
        return found;
      });
      expect(gaps, `${width} px`).toHaveLength(8);
      expect(new Set(gaps.flat()), `${width} px`).toEqual(new Set([0]));
    }
  });
});

test.describe('a table wider than a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has a seam at the edge that hides columns', async ({ page }) => {
    await page.goto('/case-studies/ai-automation-retail');
    const table = page.locator('[data-scrolls]').first();
    await table.scrollIntoViewIfNeeded();
    const width = await table.evaluate((element) => element.clientWidth);
    const seams = async () => [await drawnAt(table, 0), await drawnAt(table, width - 1)];
    const [left, right] = await seams();
    expect(left).toBeLessThan(0.2);
    expect(right).toBeGreaterThan(0.4);
    await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    const [leftAtEnd, rightAtEnd] = await seams();
    expect(leftAtEnd).toBeGreaterThan(0.4);
    expect(rightAtEnd).toBeLessThan(0.2);
  });
});

/** How much of a column of pixels is darker than the page, from 0 to 1. */
async function drawnAt(element: Locator, left: number): Promise<number> {
  const grey = await sharp(await element.screenshot())
    .extract({ left, top: 0, width: 1, height: 300 })
    .greyscale()
    .raw()
    .toBuffer();
  return grey.filter((value) => value < 180).length / grey.length;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('a band stands out from the page', async ({ page }) => {
      await page.goto('/support');
      const [ground, band] = [
        await luminanceOf(page.locator('body')),
        await luminanceOf(page.locator('.band')),
      ];
      expect((Math.max(ground, band) + 0.05) / (Math.min(ground, band) + 0.05)).toBeGreaterThan(1.12);
    });
  });
}

/** Relative luminance of an element's ground, as WCAG 2 defines it. */
async function luminanceOf(element: Locator): Promise<number> {
  const colour = await element.evaluate((target) => getComputedStyle(target).backgroundColor);
  const [red, green, blue] = (colour.match(/\d+/g) ?? []).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
