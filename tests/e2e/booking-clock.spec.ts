import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { IS_SAMPLE } from '../is-sample.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { expect, FULL, reload, test, testWithoutScript } from './fixtures.ts';
import { stored } from './lead-forms.ts';

const told = (page: Page) => page.locator('#when').getByRole('status');
const zone = (page: Page) => page.getByLabel('Timezone');
const time = (page: Page) => page.getByLabel('Preferred time');

async function ask(page: Page, date: string, at: string, timezone?: string): Promise<void> {
  await page.getByLabel('Preferred date').fill(date);
  await time(page).fill(at);
  if (timezone) await zone(page).selectOption(timezone);
}

test.describe('a device in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

  test('shows the chosen time in its own zone, and nothing without a date', async ({ page }) => {
    await openForm(page);
    await expect(told(page)).toBeEmpty();
    await ask(page, '2099-12-01', '15:30');
    await expect(zone(page)).toHaveValue('CET');
    await expect(zone(page)).toHaveAccessibleDescription('Your clock in Berlin');
    await expect(told(page)).toHaveText('Tuesday 1 December, 15:30 in Berlin');
    await zone(page).selectOption('GMT');
    await expect(zone(page)).toHaveAccessibleDescription('');
    await expect(told(page)).toHaveText('Tuesday 1 December, 16:30 in Berlin');
    await zone(page).selectOption('PST');
    await expect(told(page)).toHaveText('Wednesday 2 December, 00:30 in Berlin');
    await page.getByText('12-hour (AM/PM)').click();
    await ask(page, '2099-07-01', '3:30 pm', 'GMT');
    await expect(told(page)).toHaveText(/, 5:30 PM in Berlin$/);
    // The browser's date field accepts a five-digit year.
    await page.getByLabel('Preferred date').evaluate((field: HTMLInputElement) => {
      field.value = '20991-12-01';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(told(page)).toBeEmpty();
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please select a date')).toBeVisible();
  });

  test('shows the thanks in its zone, sends it, and offers a calendar entry', async ({ page, server }) => {
    const email = 'berlin@studio.example';
    await openForm(page);
    await fill(page, email);
    await zone(page).selectOption('GMT');
    const sent = page.waitForRequest('**/rest/v1/call_bookings');
    await submitButton(page).click();
    const panel = page.getByRole('region', { name: 'Thank You for Booking!' });
    await expect(panel).toContainText('16:30 in Berlin15:30, GMT');
    await expect(panel).toContainText(`We write to ${email}.`);
    await expect(panel.getByRole('heading', { name: 'Bring to the call' })).toBeVisible();
    expect((await sent).headers()[DEVICE_ZONE_HEADER]).toBe('Europe/Berlin');

    const saved = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Add to calendar' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('call.ics');
    const [row] = stored(server, 'call_bookings', email);
    expect(readFileSync(await download.path(), 'utf8')).toContain(`UID:${row?.id}-call@`);
  });

  test('takes 24-hour times in an English browser too, and reports a missing AM or PM', async ({ page }) => {
    await openForm(page);
    await expect(time(page)).toHaveAccessibleDescription('Format: 15:30');
    await expect(time(page)).toHaveAttribute('inputmode', 'numeric');
    await time(page).fill('1530');
    await time(page).blur();
    await expect(time(page)).toHaveValue('15:30');

    await page.getByText('12-hour (AM/PM)').click();
    await fill(page, 'morning@studio.example');
    await time(page).fill('10:30');
    await expect(time(page)).toHaveAccessibleDescription('Format: 1:30 PM or 3:45 AM. AM or PM is missing.');
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(time(page)).toBeFocused();
    await expect(time(page)).toHaveAccessibleDescription(/AM or PM is missing\. Please select a time$/);
  });

  test('shows the call hours, and warns about times outside', FULL, async ({ page }) => {
    test.skip(!IS_SAMPLE, 'this test is about the sample hours');
    const held = 'Calls are held Monday to Friday, 09:00 to 17:00 GMT';
    await openForm(page);
    const when = page.getByRole('group', { name: 'When' });
    await expect(when).toHaveAccessibleDescription(/GMT \(1[01]:00 to 1[89]:00 CET\)\.$/);
    await ask(page, '2099-12-01', '12:00', 'CET');
    await expect(when).toHaveAccessibleDescription(`${held} (10:00 to 18:00 CET).`);
    const outside = page.getByText('Your time is outside these hours');
    await expect(outside).toHaveCount(0);
    await ask(page, '2099-12-01', '18:00');
    await expect(outside).toBeVisible();
    await ask(page, '2099-12-01', '17:45');
    await expect(outside).toHaveCount(0);
  });
});

test.describe('a device in Phoenix', () => {
  test.use({ timezoneId: 'America/Phoenix' });

  test('preselects its zone until the visitor chooses another', async ({ page }) => {
    await openForm(page);
    for (const [date, value] of [
      ['2099-12-01', 'MST'],
      ['2099-07-01', 'PST'],
    ] as const) {
      await ask(page, date, '11:00');
      await expect(zone(page)).toHaveValue(value);
      await expect(told(page)).toHaveText(/, 11:00 in Phoenix$/);
      await expect(zone(page)).toHaveAccessibleDescription('Your clock in Phoenix');
    }
    await reload(page);
    await ask(page, '2099-12-01', '11:00');
    await expect(zone(page)).toHaveValue('MST');
    await zone(page).selectOption('JST');
    await reload(page);
    await ask(page, '2099-07-01', '11:00');
    await expect(zone(page)).toHaveValue('JST');
  });
});

testWithoutScript('the form takes 24-hour times, and mentions no device zone', async ({ page, server }) => {
  const email = 'no-script@studio.example';
  await page.goto('/book-call');
  await fill(page, email);
  await expect(page.getByText(/^Calls are held /)).toBeVisible();
  await expect(page.getByText('Or another time')).toBeHidden();
  await expect(told(page)).toBeEmpty();
  await time(page).fill('after lunch');
  await submitButton(page).click();
  await expect(page).toHaveURL('/book-call');
  await time(page).fill('1530');
  await submitButton(page).click();
  await expect(page).toHaveURL('/book-call/thanks');
  const kept = { preferred_time: '15:30', timezone: 'CET' };
  expect(stored(server, 'call_bookings', email)).toMatchObject([kept]);
});
