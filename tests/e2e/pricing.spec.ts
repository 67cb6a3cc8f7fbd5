import type { Page } from '@playwright/test';
import { IS_SAMPLE } from '../is-sample.ts';
import { expect, hold, test, testWithoutScript } from './fixtures.ts';

test.skip(!IS_SAMPLE, 'these tests are about the sample content');

const sketch = (page: Page) => page.getByRole('region', { name: 'A sketch of your month' });
const status = (page: Page) => sketch(page).getByRole('status');
const cellsOf = (page: Page, row: string) =>
  sketch(page).getByRole('row', { name: row }).getByRole('cell').allTextContents();

test('the earnings sketch calculates three cases without a request', async ({ page }) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(await cellsOf(page, 'Left over')).toEqual(['€85', '€1,484', '€2,883']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const [invoice, result] = [status(page).first(), status(page).last()];
  await expect(invoice).toHaveText('Our invoice: about €504 in a month.');
  await expect(result).toContainText('€1,484 in the middle, €85 at the low end, €2,883 at the high end');

  // From here on, use only the keyboard. The script loads on focus.
  await sketch(page).getByRole('spinbutton', { name: 'Orders a month' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('24');
  await expect.poll(() => cellsOf(page, 'Left over')).toEqual(['−€191', '−€80', '€32']);
  await expect(invoice).toHaveText('Our invoice: about €40 in a month.');
  await expect(result).toContainText('a loss of €80 in the middle, a loss of €191 at the low end');
  await page.keyboard.press('Tab');
  await expect(sketch(page).getByRole('spinbutton', { name: 'Average order value' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
  expect(asked.filter((path) => !path.startsWith('/_astro/work-out-sketch'))).toEqual([]);
});

test('a blank or out-of-range field clears the sketch', async ({ page }) => {
  await page.clock.install();
  await page.goto('/pricing');
  const [invoice, result] = [status(page).first(), status(page).last()];
  for (const [name, wrong, right] of [
    ['Our commission (3% to 8%)', '12', '5'],
    ['Orders a month (5 to 50,000)', '', '300'],
    ['Average order value, without VAT (€5 to €1,000)', '4', '90'],
    ['Return rate (0% to 80%)', '-1', '20'],
  ] as const) {
    const field = sketch(page).getByRole('spinbutton', { name });
    await field.fill(wrong);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(wrong);
    // Skip the debounce.
    await page.clock.runFor(400);
    await expect(invoice).toHaveText('Fill in each field, within its limits.');
    await expect(result).toBeEmpty();
    expect(await cellsOf(page, 'Left over')).toEqual(['–', '–', '–']);
    await field.fill(right);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await page.clock.runFor(400);
    await expect(invoice).toHaveText('Our invoice: about €504 in a month.');
    expect(await cellsOf(page, 'Left over')).toEqual(['€85', '€1,484', '€2,883']);
  }
});

test('an order count typed before the script loads is used', async ({ page }) => {
  const script = await hold(page, '**/work-out-sketch*');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await sketch(page).getByRole('spinbutton', { name: 'Orders a month' }).fill('24');
  await script.release();
  await expect.poll(() => cellsOf(page, 'Left over')).toEqual(['−€191', '−€80', '€32']);
});

testWithoutScript('the sketch is an example without fields', async ({ page }) => {
  await page.goto('/pricing');
  await expect(sketch(page)).toContainText('300 orders a month, each worth €90');
  await expect(sketch(page).getByRole('spinbutton', { includeHidden: false })).toHaveCount(0);
  expect(await cellsOf(page, 'Left over')).toEqual(['€85', '€1,484', '€2,883']);
});
