import type { Locator } from '@playwright/test';
import { expect, FULL, test } from './fixtures.ts';

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());

test('the first screen has headline, field and questions; on a phone the first message', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const hero = page.locator('main > section').first();
  const heading = hero.getByRole('heading', { level: 1 });
  const chat = hero.getByRole('region', { name: 'Demonstration' });
  const questions = await hero.locator('[data-suggestion]').all();
  expect(questions).toHaveLength(3);
  for (const part of [heading, chat.getByRole('textbox'), ...questions])
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(800);
  expect((await boxOf(heading)).right).toBeLessThan((await boxOf(chat)).left);
  const sizeOf = (part: Locator) =>
    part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(Math.abs((await sizeOf(heading)) - 96)).toBeLessThan(4);
  expect(await sizeOf(hero.getByText(/^Commission/))).toBeGreaterThanOrEqual(16);
  for (const [width, height] of [
    [1024, 768],
    [1100, 800],
    [1180, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await boxOf(chat.getByRole('textbox'))).bottom, `${width} px`).toBeLessThanOrEqual(height);
    const terms = await boxOf(hero.getByText('Retainer'));
    expect((await boxOf(chat)).bottom, `${width} px`).toBeLessThanOrEqual(terms.top);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(chat.getByRole('listitem').first())).bottom).toBeLessThanOrEqual(700);
});

test('home is at most 11,000 px tall on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11_000);
});

test('on Chat Agents, the field for a question is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/website-chat');
  const field = page.getByRole('region', { name: 'Demonstration' }).getByRole('textbox');
  expect((await boxOf(field)).bottom).toBeLessThanOrEqual(800);
});

test('each bar of the chart ends at its figure on the tape measure', FULL, async ({ page }) => {
  await page.goto('/results');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.locator('section[aria-label="Four results"]');
    const shared = await boxOf(section.getByText('100', { exact: true }).locator('..'));
    const cards = await section.locator('dl > div').all();
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      const figure = (await card.locator('dd > span').first().textContent()) ?? '';
      const cloth = await boxOf(card.locator('dd > span > svg').first());
      const end = figure.endsWith('%')
        ? shared.left + ((shared.right - shared.left) * Number.parseFloat(figure)) / 100
        : (await boxOf(card.getByText(figure, { exact: true }).last())).right;
      expect(Math.abs(cloth.right - end), `${figure} at ${width} px`).toBeLessThan(3);
    }
  }
});

test(
  'the comparison is grouped by question on a phone, two answers in a row, else by card',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    for (const [width, isStacked] of [
      [390, true],
      [768, false],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const comparison = page.locator('section[aria-labelledby="comparison"]');
      await expect(comparison.getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(comparison.locator('article')).toHaveCount(4);
      const tops = await comparison
        .locator('dd')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      const question = (index: number) => tops.filter((_, at) => at % 6 === index);
      const [first, second] = [question(0), question(1)];
      const isInOrder = Math.max(...first) < Math.min(...second) && new Set(first.map(Math.round)).size === 2;
      expect(isInOrder, `${width} px`).toBe(isStacked);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);
