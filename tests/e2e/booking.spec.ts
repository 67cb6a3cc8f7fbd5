import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import { bookingForm, fill, fillByHand, openForm, rowFor, submitButton } from './booking-form.ts';
import { expect, FULL, hold, hydrate, keepDraft, tabTo, test } from './fixtures.ts';
import { stored } from './lead-forms.ts';

test('the form begins within 1.5 screens (phone: 2), the thanks take one', FULL, async ({ page, server }) => {
  const email = 'screens@studio.example';
  await openForm(page);
  const sizes = [
    [1280, 800, 1.5],
    [390, 844, 2],
  ] as const;
  for (const [width, height, screens] of sizes) {
    await page.setViewportSize({ width, height });
    const top = await page
      .getByLabel('Name', { exact: true })
      .evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
    expect(top, `${width} px`).toBeLessThanOrEqual(height * screens);
  }
  await fillByHand(page, email);
  await submitButton(page).click();

  const panel = page.getByRole('region', { name: 'Thank You for Booking!' });
  await expect(panel).toBeFocused();
  await expect(bookingForm(page)).toHaveCount(0);
  await expect(page.getByText('Before you book')).toBeHidden();
  await expect(panel).toContainText(
    "We've received your booking request. Our team will review your information and confirm your appointment via email within 24 hours.",
  );
  for (const fact of ['Ines Duarte', 'Chat Agents', 'Tuesday 1 December 2099', '15:30, CET'])
    await expect(panel).toContainText(fact);
  const home = panel.getByRole('link', { name: 'Return to Homepage' });
  await expect(home).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const seen of [panel.getByText('15:30, CET'), home]) await expect(seen).toBeInViewport({ ratio: 1 });
  }
  expect(stored(server, 'call_bookings', email)).toMatchObject([rowFor(email)]);
});

test('the form is filled in and sent with the keyboard alone', async ({ page, server }) => {
  const email = 'keys@studio.example';
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).focus();
  // Several presses of Tab may be needed: the free times and the date picker's button come between these fields.
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
  // Tab skips the honeypot.
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

test('submitting an incomplete form opens a dialog, and shows each error at its field', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  // Stop the clock: on a busy machine, the dialog would close by itself before its button is pressed.
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Email').fill('ines@');
  await field('Name').focus();
  await expect(page.getByText('Please enter a valid email')).toHaveCount(0);
  await field('Email').fill('');
  await submitButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Form Validation Error' });
  await expect(dialog).toContainText('Please fill in all required fields to book your call.');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (const [label, message] of Object.entries({
    Name: 'Name is required',
    Email: 'Email is required',
    'Company name': 'Company name is required',
    Service: 'Please select a service',
    'Preferred date': 'Please select a date',
    'Preferred time': 'Please select a time',
    'Problems to solve': "Please describe the problems you're looking to solve",
  })) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(field('Timezone')).not.toHaveAttribute('aria-invalid');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  await expect(field('Name')).toBeFocused();
  await expect(field('Name')).toBeInViewport();

  // A corrected field loses its error, and the other fields keep theirs.
  await field('Email').fill('ines@studio');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await field('Email').fill('ines@studio.example');
  await expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();

  await fill(page, 'escape@studio.example');
  await field('Problems to solve').fill('  ');
  await submitButton(page).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field('Problems to solve')).toBeFocused();
});

test('the dialog closes after 5,000 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openForm(page);
  await page.clock.pauseAt(60_000);
  await submitButton(page).click();
  await page.clock.runFor(4_900);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('the first possible day is today in the visitor’s zone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-05-04T12:00:00'));
  await openForm(page);
  await expect(page.getByLabel('Preferred date')).toHaveAttribute('min', '2030-05-04');
  await fill(page, 'yesterday@studio.example');
  await page.getByLabel('Preferred date').fill('2030-05-03');
  await submitButton(page).click();
  const over = 'That day is over. Please pick today or a later day';
  await expect(page.getByRole('dialog').getByText(over)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Preferred date')).toHaveAccessibleDescription(over);
});

test('the dialog says what is wrong if every required field is filled', async ({ page }) => {
  await openForm(page);
  await fill(page, 'ines@studio');
  const dialog = page.getByRole('dialog', { name: 'Form Validation Error' });
  const said = async (message: string) => {
    await submitButton(page).click();
    await expect(dialog.locator('p')).toHaveText(message);
    await page.keyboard.press('Escape');
  };
  await said('Please enter a valid email');
  await expect(page.getByLabel('Email')).toBeFocused();
  await fill(page, 'said@studio.example');
  await page.getByText('12-hour (AM/PM)').click();
  for (const [typed, message] of [
    ['noonish', "We can't read that as a time. Try 3:30 PM."],
    ['3:30', 'AM or PM is missing. Please select a time'],
    ['\u00a0', 'Please fill in all required fields to book your call.'],
  ] as const) {
    await page.getByLabel('Preferred time').fill(typed);
    await said(message);
  }
});

test('the time changes format, even before hydration, and survives a reload', async ({ page, server }) => {
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

  // Text that is not a time stays unchanged.
  await time.fill('after lunch');
  await page.getByText('12-hour (AM/PM)').click();
  await expect(time).toHaveValue('after lunch');
  await expect(time).toHaveAccessibleDescription("We can't read that as a time. Try 3:30 PM.");

  await fill(page, email);
  await time.fill('1:30pm');
  await time.blur();
  const fields = () => bookingForm(page).evaluate((form: HTMLFormElement) => [...new FormData(form)]);
  const before = await fields();
  expect(before).toContainEqual(['preferred_time', '1:30 PM']);
  await page.reload();
  await expect.poll(fields).toEqual(before);
  await submitButton(page).click();
  await expect(page.getByText('1:30 PM, CET')).toBeVisible();
  expect(stored(server, 'call_bookings', email)).toMatchObject([{ preferred_time: '13:30' }]);
});

test('a filled honeypot marks a booking; the form sends how long it was open', async ({ page, server }) => {
  const honeypot = page.locator(`[name="${HONEYPOT_FIELD}"]`);
  for (const [email, seen] of [
    ['visitor@studio.example', undefined],
    ['script@studio.example', 'filled'],
  ] as const) {
    // Start from a draft that is a minute old, because forms that are sent within two seconds count as spam.
    await keepDraft(page, 'loomline:booking', { values: rowFor(email) });
    await openForm(page);
    await expect(honeypot).not.toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
    for (const attribute of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
      await expect(honeypot).toHaveAttribute(attribute);
    if (seen)
      await honeypot.evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example';
      });
    const sent = page.waitForRequest('**/rest/v1/call_bookings');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
    const headers = (await sent).headers();
    expect(headers[HONEYPOT_HEADER]).toBe(seen);
    expect(Number(headers[SECONDS_HEADER])).toBeGreaterThanOrEqual(60);
    const [row] = stored(server, 'call_bookings', email);
    expect(server.suspicions(String(row?.id))).toEqual(seen ? ['The hidden field was filled in'] : []);
  }
});
