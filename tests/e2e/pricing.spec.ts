import type { Page } from '@playwright/test';
import { expect, hold, test } from './fixtures.ts';

const sketch = (page: Page) => page.getByRole('region', { name: 'A sketch of your month' });
const cellsOf = (page: Page, row: string) =>
  sketch(page).getByRole('row', { name: row }).getByRole('cell').allTextContents();

test('Pricing says what counts, what three invented stores pay, and how each service is charged', async ({
  page,
}) => {
  await page.goto('/pricing');
  const pricing = page.getByRole('region', { name: 'Performance-Based Pricing' });
  for (const words of [/asked about the piece/, /within 7 days/, /sent back is taken off/])
    await expect(pricing).toContainText(words);
  await expect(pricing).toContainText('The stores and their figures are made up.');
  const invoices = pricing.getByRole('complementary');
  await expect(invoices).toHaveCount(3);
  await expect(invoices.filter({ hasText: 'A denim label' })).toContainText(
    /€21,600.*−€5,400.*€16,200.*4%.*€648/s,
  );
  const list = page.getByRole('region', { name: 'How each service is charged' });
  const charges = list.getByRole('definition');
  await expect(charges).toHaveCount(7);
  for (const charge of await charges.all()) await expect(charge).not.toBeEmpty();
  await expect(page.getByRole('region', { name: 'Why No Fixed Prices' })).toContainText('between 3% and 8%');
});

test('the earnings sketch works out three cases, and asks nobody', async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(await cellsOf(page, 'Left over')).toEqual(['€85', '€1,484', '€2,883']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [invoice, result] = [
    sketch(page).getByRole('status').first(),
    sketch(page).getByRole('status').last(),
  ];
  await expect(invoice).toHaveText('Our invoice: about €504 in a month.');
  await expect(result).toContainText('€1,484 in the middle, €85 at the low end, €2,883 at the high end');

  // By keyboard alone; the script comes with the focus.
  await sketch(page).getByRole('spinbutton', { name: 'Orders a month' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect.poll(() => cellsOf(page, 'Left over')).toEqual(['−€191', '−€80', '€32']);
  await expect(invoice).toHaveText('Our invoice: about €40 in a month.');
  await expect(result).toContainText('a loss of €80 in the middle, a loss of €191 at the low end');
  await page.keyboard.press('Tab');
  await expect(sketch(page).getByRole('spinbutton', { name: 'Worth of an order (€)' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  expect(asked.filter((path) => !path.startsWith('/_astro/work-out-sketch'))).toEqual([]);
});

test('the sketch takes nothing beyond the limits of a field, and an empty one as it was', async ({
  page,
}) => {
  await page.goto('/pricing');
  const commission = sketch(page).getByRole('spinbutton', { name: 'Our commission (%)' });
  await commission.fill('40');
  await commission.blur();
  await expect(commission).toHaveValue('8');
  const value = sketch(page).getByRole('spinbutton', { name: 'Worth of an order (€)' });
  await value.fill('');
  await value.blur();
  await expect(value).toHaveValue('90');
  expect((await cellsOf(page, 'Our commission'))[0]).toBe('−€806');
});

test('what is typed before the script is there counts', async ({ page }) => {
  const script = await hold(page, '**/work-out-sketch*');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await sketch(page).getByRole('spinbutton', { name: 'Orders a month' }).fill('24');
  await script.release();
  await expect.poll(() => cellsOf(page, 'Left over')).toEqual(['−€191', '−€80', '€32']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sketch is an example, in words and figures, without fields', async ({ page }) => {
    await page.goto('/pricing');
    await expect(sketch(page)).toContainText('300 orders a month, each worth €90');
    await expect(sketch(page).getByRole('spinbutton', { includeHidden: false })).toHaveCount(0);
    expect(await cellsOf(page, 'Left over')).toEqual(['€85', '€1,484', '€2,883']);
  });
});
