import type { Locator } from '@playwright/test';
import sharp from 'sharp';
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
    const cards = page.getByLabel('The four ways, side by side');
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

test('the hero’s prompts follow its buttons, and its terms the prompts, down to the foot of its picture', async ({
  page,
}) => {
  for (const width of [1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const hero = page.locator('main > section').first();
    const buttons = await boxOf(hero.locator('.actions'));
    const prompts = await boxOf(hero.getByRole('form', { name: 'Ask it something hard' }));
    const terms = await boxOf(hero.locator('dl'));
    const stage = await boxOf(hero.locator('.denim'));
    expect(prompts.top - buttons.bottom, `${width} px`).toBeLessThan(64);
    expect(terms.top - prompts.bottom, `${width} px`).toBeLessThan(64);
    expect(stage.bottom - terms.bottom, `${width} px`).toBeLessThan(64);
  }
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

test('the four ways are a stop of Tab where they scroll, and nowhere else', async ({ page }) => {
  for (const [width, isStop] of [
    [390, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const ways = page.getByLabel('The four ways, side by side');
    await ways.focus();
    expect(await ways.evaluate((element) => element === document.activeElement), `${width} px`).toBe(isStop);
    await expect(ways.getByRole('heading')).toHaveCount(4);
  }
});

test.describe('the testimonials', () => {
  test('leave no gap in their last row', async ({ page }) => {
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1280, 4],
      [1680, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/results');
      const voices = page.locator('section[aria-labelledby="voices"] figure');
      expect(await edgesOf(voices), `${width} px`).toEqual({ columns, rows: 8 / columns });
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leave no gap in any row, however many they are', async ({ page }) => {
      await page.goto('/results');
      const voices = page.locator('section[aria-labelledby="voices"] figure');
      for (let count = 8; count > 0; count--) {
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const ends = await voices.evaluateAll((all) => {
            const rights = new Map(
              all.map((each) => each.getBoundingClientRect()).map((box) => [box.top, box.right]),
            );
            const edge = all[0]?.parentElement?.getBoundingClientRect().right ?? 0;
            return [...rights.values()].map((right) => Math.round(right - edge));
          });
          expect(new Set(ends), `${count} at ${width} px`).toEqual(new Set([0]));
        }
        await voices.last().evaluate((last) => last.remove());
      }
    });
  });

  test('the only one that a filter leaves stands large', async ({ page }) => {
    await page.goto('/results');
    const voices = page.locator('section[aria-labelledby="voices"] figure:visible');
    const sizeOf = (voice: Locator) =>
      voice
        .locator('p')
        .last()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    const usual = await sizeOf(voices.first());
    for (const name of ['stats', 'aha', 'professional']) {
      await page.getByRole('radio', { name }).check();
      await expect(voices).toHaveCount(1);
      expect(await sizeOf(voices), name).toBeGreaterThan(2 * usual);
    }
  });
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

test('each invented store of Pricing stands at its own rate on the tape', async ({ page }) => {
  await page.goto('/pricing');
  const marks = page.locator('section[aria-labelledby="no-fixed-prices"] figure li');
  const stores = page.locator('ul[aria-labelledby="worked-month"] aside');
  expect(await stores.count()).toBe(3);
  for (const store of await stores.all()) {
    const name = (await store.getAttribute('aria-label')) ?? '';
    const rate = await store.locator('dl > div').last().locator('dd').textContent();
    await expect(marks.filter({ hasText: name }).locator('b'), name).toHaveText(rate ?? '');
  }
});
