import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEVICE_ZONE_HEADER } from '#leads/device-zone.ts';
import { buildVariant } from '../build-variant.ts';
import { startServer } from '../start-server.ts';
import { fill, openForm, submitButton, TYPED } from './booking-form.ts';
import { expect, fullUnless, hold, hydrate, test } from './fixtures.ts';

const INSERT = '**/rest/v1/call_bookings';

const told = (page: Page) => page.locator('#when').getByRole('status');

async function ask(page: Page, date: string, time: string, timezone?: string): Promise<void> {
  await page.getByLabel('Preferred date').fill(date);
  await page.getByLabel('Preferred time').fill(time);
  if (timezone) await page.getByLabel('Timezone').selectOption(timezone);
}

test.describe('a device in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

  test('is told once what the time is on its own clock, and nothing of no date', async ({ page }) => {
    await openForm(page);
    await expect(told(page)).toBeEmpty();
    await ask(page, '2099-12-01', '15:30');
    await expect(page.getByLabel('Timezone')).toHaveValue('CET');
    await expect(page.getByLabel('Timezone')).toHaveAccessibleDescription('Your clock in Berlin');
    await expect(told(page)).toHaveText('Tuesday 1 December, 15:30 in Berlin');
    await page.getByLabel('Timezone').selectOption('GMT');
    await expect(page.getByLabel('Timezone')).toHaveAccessibleDescription('');
    await expect(told(page)).toHaveText('Tuesday 1 December, 16:30 in Berlin');
    await page.getByLabel('Timezone').selectOption('PST');
    await expect(told(page)).toHaveText('Wednesday 2 December, 00:30 in Berlin');
    await page.getByText('12-hour (AM/PM)').click();
    await ask(page, '2099-07-01', '3:30 pm', 'GMT');
    await expect(told(page)).toHaveText(/, 5:30 PM in Berlin$/);
    // A year of five digits, which the browser's own field takes.
    await page.getByLabel('Preferred date').evaluate((field: HTMLInputElement) => {
      field.value = '20991-12-01';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(told(page)).toBeEmpty();
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please select a date')).toBeVisible();
  });

  test('is thanked by its own clock, sends its zone, and may note the call', async ({ page, server }) => {
    const headers: Record<string, string>[] = [];
    await page.route(INSERT, (route) => {
      headers.push(route.request().headers());
      return route.continue();
    });
    const email = 'berlin@studio.example';
    await openForm(page);
    await fill(page, email);
    await page.getByLabel('Timezone').selectOption('GMT');
    await submitButton(page).click();
    const panel = page.getByRole('region', { name: 'Thank You for Booking!' });
    await expect(panel).toContainText('16:30 in Berlin15:30, GMT');
    await expect(panel).toContainText(`We write to ${email}.`);
    await expect(panel.getByRole('heading', { name: 'Bring to the call' })).toBeVisible();
    expect(headers[0]?.[DEVICE_ZONE_HEADER]).toBe('Europe/Berlin');

    const saved = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Add to calendar' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('call.ics');
    const entry = readFileSync(await download.path(), 'utf8');
    const [row] = server.rows('call_bookings').filter((stored) => stored.email === email);
    expect(entry).toContain(`UID:${row?.id}-call@loomline.example`);
  });

  test('sees 00 to 23 in an English browser, also when the numbers come from a keypad', async ({ page }) => {
    await openForm(page);
    const time = page.getByLabel('Preferred time');
    await expect(time).toHaveAccessibleDescription('Format: 15:30');
    await expect(time).toHaveAttribute('inputmode', 'numeric');
    await time.fill('1530');
    await time.blur();
    await expect(time).toHaveValue('15:30');
    // Nothing of ours asks the browser for a clock of its own.
    await expect(page.locator('input[type="time"]')).toHaveCount(0);
  });

  test('is told that AM or PM is missing, and only where that is it', async ({ page }) => {
    await openForm(page);
    await page.getByText('12-hour (AM/PM)').click();
    const time = page.getByLabel('Preferred time');
    for (const [typed, hint] of [
      ['3:30', 'Format: 1:30 PM or 3:45 AM. AM or PM is missing.'],
      ['3:30 PM', 'Format: 1:30 PM or 3:45 AM'],
    ] as const) {
      await time.fill(typed);
      await expect(time).toHaveAccessibleDescription(hint);
    }
    await fill(page, 'morning@studio.example');
    await time.fill('10:30');
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(time).toBeFocused();
    await expect(time).toHaveAccessibleDescription(/AM or PM is missing\. Please select a time$/);
  });

  test('reads when calls are held, in the chosen zone too, and what is outside', async ({ page }) => {
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

for (const [place, timezoneId, winter, summer] of [
  ['Vienna', 'Europe/Vienna', ['CET', '11:00'], ['CET', '11:00']],
  ['Phoenix', 'America/Phoenix', ['MST', '11:00'], ['PST', '11:00']],
  ['Kathmandu', 'Asia/Kathmandu', ['GMT', '16:45'], ['GMT', '16:45']],
] as const)
  test.describe(`a device in ${place}`, () => {
    test.use({ timezoneId });

    test('has the zone of its clock preselected for each day, until the visitor chooses one', async ({
      page,
    }) => {
      await openForm(page);
      const zone = page.getByLabel('Timezone');
      for (const [date, [value, time]] of [
        ['2099-12-01', winter],
        ['2099-07-01', summer],
      ] as const) {
        await ask(page, date, '11:00');
        await expect(zone).toHaveValue(value);
        await expect(told(page)).toHaveText(new RegExp(`, ${time} in ${place}$`));
        await expect(zone).toHaveAccessibleDescription(time === '11:00' ? `Your clock in ${place}` : '');
      }
      await page.reload();
      await hydrate(page, 'form');
      await ask(page, '2099-12-01', '11:00');
      await expect(zone).toHaveValue(winter[0]);
      await zone.selectOption('JST');
      await page.reload();
      await hydrate(page, 'form');
      await ask(page, '2099-07-01', '11:00');
      await expect(zone).toHaveValue('JST');
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Europe/Berlin', locale: 'en-US' });

  test('the time is typed from 00 to 23, and no device is mentioned', async ({ page, server }) => {
    const email = 'no-script@studio.example';
    await page.goto('/book-call');
    await fill(page, email);
    await expect(page.getByText('Calls are held')).toBeVisible();
    await expect(told(page)).toBeEmpty();
    await page.getByLabel('Preferred time').fill('after lunch');
    await submitButton(page).click();
    await expect(page).toHaveURL('/book-call');
    await page.getByLabel('Preferred time').fill('1530');
    await submitButton(page).click();
    await expect(page).toHaveURL('/book-call/thanks');
    const rows = server.rows('call_bookings').filter((row) => row.email === email);
    expect(rows).toMatchObject([{ preferred_time: '15:30', timezone: TYPED.timezone }]);
  });
});

test(
  'hours in a zone with summer time are told by the day of the visit, not by that of the build',
  fullUnless(false),
  async ({ page }) => {
    const project = buildVariant({
      edit: { 'content/call-hours.ts': (text) => text.replace("zone: 'GMT'", "zone: 'America/New_York'") },
    });
    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    try {
      const now = new Date();
      for (const [month, hours] of [
        [0, '14:00 to 22:00'],
        [6, '13:00 to 21:00'],
      ] as const) {
        await page.clock.setFixedTime(new Date(now.getFullYear() + 1, month, 15));
        const scripts = await hold(page, '**/_astro/*.js');
        await page.goto(`${server.url}/book-call`);
        await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
        await page.getByLabel('Name', { exact: true }).fill('Ines');
        await scripts.release();
        await hydrate(page, 'form');
        await expect(page.getByText('Calls are held')).toContainText(`(${hours} GMT)`);
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines');
      }
    } finally {
      await server.stop();
    }
  },
);
