import type { Locator } from '@playwright/test';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import { TIMEZONE_VALUES } from '#leads/time-zones.ts';
import { fill, fillByHand, openForm, rowFor, submitButton, TYPED } from './booking-form.ts';
import { expect, hold, hydrate, keepDraft, tabTo, test } from './fixtures.ts';
import { stored } from './lead-forms.ts';

const INSERT = '**/rest/v1/call_bookings';

for (const [width, height, screens] of [
  [390, 844, 2],
  [1280, 800, 1.5],
] as const)
  test(`at ${width} by ${height} the form begins within ${screens} screens; the thanks repeat it on one`, async ({
    page,
    server,
  }) => {
    const email = `screens-${width}@studio.example`;
    await page.setViewportSize({ width, height });
    await openForm(page);
    const topOf = (field: Locator) =>
      field.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    expect(await topOf(page.getByLabel('Name', { exact: true }))).toBeLessThanOrEqual(height * screens);
    await fillByHand(page, email);
    await submitButton(page).click();

    const panel = page.getByRole('region', { name: 'Thank You for Booking!' });
    await expect(panel).toBeFocused();
    await expect(page.locator('form[action="/rest/v1/call_bookings"]')).toHaveCount(0);
    await expect(page.getByText('Before you book')).toBeHidden();
    await expect(panel).toContainText(
      "We've received your booking request. Our team will review your information and confirm your appointment via email within 24 hours.",
    );
    for (const fact of [TYPED.name, TYPED.service, 'Tuesday 1 December 2099', '15:30, CET'])
      await expect(panel).toContainText(fact);
    const home = panel.getByRole('link', { name: 'Return to Homepage' });
    await expect(home).toHaveAttribute('href', '/');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    for (const seen of [panel.getByText('15:30, CET'), home]) await expect(seen).toBeInViewport({ ratio: 1 });
    expect(stored(server, 'call_bookings', email)).toMatchObject([rowFor(email)]);
  });

test('the keyboard alone fills and sends it', async ({ page, server }) => {
  const email = 'keys@studio.example';
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).focus();
  // The free times stand before the date, and the date picker has a button of its own.
  for (const [label, text] of [
    ['Name', 'Ines'],
    ['Email', email],
    ['Company name', 'Norte'],
    ['Service', 'Phone'],
    ['Preferred date', '12012099'],
    ['Preferred time', '1530'],
  ] as const) {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(page.getByLabel('24-hour'));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('12-hour (AM/PM)')).toBeChecked();
  await expect(page.getByLabel('Preferred time')).toHaveValue('3:30 PM');
  await tabTo(page.getByLabel('Timezone'));
  await page.keyboard.type('JST');
  await tabTo(page.getByLabel('Problems to solve'));
  await page.keyboard.type('Returns');
  await page.keyboard.press('Tab');
  // Nobody meets the field that is there for scripts.
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, 'call_bookings', email)).toMatchObject([
    {
      name: 'Ines',
      company_name: 'Norte',
      selected_service: 'Phone Support Agents',
      preferred_date: '2099-12-01',
      preferred_time: '15:30',
      timezone: 'JST',
      problems_to_solve: 'Returns',
      additional_info: null,
    },
  ]);
});

test('a submit shows every message at its field, and the modal; before it nothing is complained about', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Email').fill('ines@');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.getByText('Please enter a valid email')).toHaveCount(0);
  await page.getByLabel('Email').fill('');
  await submitButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Form Validation Error' });
  await expect(dialog).toContainText('Please fill in all required fields to book your call.');
  await expect(dialog.getByRole('heading')).toBeFocused();
  const messages = {
    Name: 'Name is required',
    Email: 'Email is required',
    'Company name': 'Company name is required',
    Service: 'Please select a service',
    'Preferred date': 'Please select a date',
    'Preferred time': 'Please select a time',
    'Problems to solve': "Please describe the problems you're looking to solve",
  };
  for (const [label, message] of Object.entries(messages)) {
    const control = page.getByLabel(label, { exact: true });
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(page.getByLabel('Timezone')).not.toHaveAttribute('aria-invalid');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();

  // An error goes away as its field is mended, and only that one.
  await page.getByLabel('Email').fill('ines@studio');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel('Email').fill('ines@studio.example');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();

  await fill(page, 'escape@studio.example');
  await page.getByLabel('Problems to solve').fill('  ');
  await submitButton(page).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Problems to solve')).toBeFocused();
});

test('the modal closes by itself after 5,000 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openForm(page);
  await page.clock.pauseAt(60_000);
  await submitButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('the first day on offer is today, where the visitor is', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-05-04T12:00:00'));
  await openForm(page);
  await expect(page.getByLabel('Preferred date')).toHaveAttribute('min', '2030-05-04');
  await fill(page, 'yesterday@studio.example');
  await page.getByLabel('Preferred date').fill('2030-05-03');
  await submitButton(page).click();
  await expect(page.getByText('Please select a date')).toBeVisible();
});

test('the time is carried over between its two ways of writing, before hydration too', async ({
  page,
  server,
}) => {
  const email = 'twelve@studio.example';
  const scripts = await hold(page, '**/_astro/*.js');
  await page.goto('/book-call');
  const time = page.getByLabel('Preferred time');
  await time.fill('00:05');
  await page.getByText('12-hour (AM/PM)').click();
  await scripts.release();
  await hydrate(page, 'form');
  await expect(time).toHaveValue('12:05 AM');
  await expect(time).toHaveAttribute('placeholder', 'e.g., 3:30 PM');
  await expect(time).toHaveAccessibleDescription('Format: 1:30 PM or 3:45 AM');
  await time.fill('3 pm');
  await page.getByText('24-hour').click();
  await expect(time).toHaveValue('15:00');

  // What cannot be read stays as it was typed, whatever the format, and is no time.
  await time.fill('after lunch');
  await page.getByText('12-hour (AM/PM)').click();
  await expect(time).toHaveValue('after lunch');
  const unreadable = "We can't read that as a time. Try 15:30.";
  await expect(time).toHaveAccessibleDescription(unreadable);
  for (const [text, width, error] of [
    ['after lunch', 390, unreadable],
    ['after lunch', 768, unreadable],
    ['after lunch', 1280, unreadable],
    ['', 390, 'Please select a time'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await time.fill(text);
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(time).toHaveAccessibleDescription(error);
    // It stands in the place of the hint, and over nothing.
    const place = await page.getByText(error).evaluate((element) => {
      const [box, field] = [element, element.parentElement?.querySelector('input')].map((at) =>
        at?.getBoundingClientRect(),
      );
      const others = [...document.querySelectorAll('#when :is(p, label, input, select, b)')].filter(
        (other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return (
            box &&
            !other.contains(element) &&
            right > left &&
            left < box.right &&
            right > box.left &&
            top < box.bottom &&
            bottom > box.top
          );
        },
      );
      return [others.map(({ outerHTML }) => outerHTML), Math.round((box?.top ?? 0) - (field?.bottom ?? 0))];
    });
    expect(place, `${width}`).toEqual([[], 6]);
  }

  await fill(page, email);
  await page.getByText('12-hour (AM/PM)').click();
  await time.fill('1:30pm');
  await submitButton(page).click();
  await expect(page.getByText('1:30 PM, CET')).toBeVisible();
  expect(stored(server, 'call_bookings', email)).toMatchObject([{ preferred_time: '13:30' }]);
});

test('a reload loses nothing that was typed', async ({ page }) => {
  await openForm(page);
  await fill(page, 'reload@studio.example');
  await page.getByText('12-hour (AM/PM)').click();
  const fields = () =>
    page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).entries()]);
  const before = await fields();
  expect(before).toContainEqual(['preferred_time', '3:30 PM']);
  await page.reload();
  await expect.poll(fields).toEqual(before);
});

test('the form offers what spec 3 names, with its defaults, beside the benefits and what the call is like', async ({
  page,
}) => {
  await openForm(page);
  const services = page.getByLabel('Service').locator('option');
  await expect(services).toHaveText(['Choose a service', ...SERVICE_NAMES]);
  const timezone = page.getByLabel('Timezone');
  await expect(timezone).toHaveValue('GMT');
  for (const [index, option] of (await timezone.locator('option').all()).entries())
    await expect(option).toHaveAttribute('value', TIMEZONE_VALUES[index] ?? '');
  await expect(page.getByLabel('24-hour')).toBeChecked();
  for (const benefit of ['Assess Goals', 'AI Solutions', 'Get Answers', 'Expert Guidance'])
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  await expect(page.locator('details')).toContainText([
    /15 minutes/,
    /video-meeting platform/,
    /free, with no obligation/,
    /founder/,
  ]);
});

test('the hidden field marks a form that a script filled in; nobody else’s, whose time goes along', async ({
  page,
  server,
}) => {
  const sent: { email: string; honeypot?: string | undefined; seconds: number }[] = [];
  await page.route(INSERT, (route) => {
    const headers = route.request().headers();
    const { email } = route.request().postDataJSON();
    sent.push({ email, honeypot: headers[HONEYPOT_HEADER], seconds: Number(headers[SECONDS_HEADER]) });
    return route.continue();
  });
  const honeypot = page.locator(`[name="${HONEYPOT_FIELD}"]`);
  for (const email of ['visitor@studio.example', 'script@studio.example']) {
    // Whoever fills it in began a minute ago.
    await keepDraft(page, 'loomline:booking', { values: rowFor(email) });
    await openForm(page);
    await expect(honeypot).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    for (const attribute of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
      await expect(honeypot).toHaveAttribute(attribute);
    if (email.startsWith('script'))
      await honeypot.evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example';
      });
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  }
  expect(sent).toMatchObject([{ honeypot: undefined }, { honeypot: 'filled' }]);
  expect(sent[0]?.seconds).toBeGreaterThanOrEqual(60);
  const [row] = stored(server, 'call_bookings', 'script@studio.example');
  expect(server.suspicions(String(row?.id))).toEqual(['The hidden field was filled in']);
});
