import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER } from '#leads/spam.ts';
import type { RunningServer } from '../start-server.ts';
import { fill, fillByHand, openForm, rowFor, submitButton, TYPED } from './booking-form.ts';
import { expect, fullUnless, hold, hydrate, loseAnswers, TRIES, test } from './fixtures.ts';

const INSERT = '**/rest/v1/call_bookings';

function stored(server: RunningServer, email: string) {
  return server.rows('call_bookings').filter((row) => row.email === email);
}

test('a booking made in the browser is stored exactly as typed, and thanked for', async ({
  page,
  server,
}) => {
  const email = 'mouse@studio.example';
  await openForm(page);
  await fillByHand(page, email);
  await submitButton(page).click();

  const panel = page.getByRole('region', { name: 'Thank You for Booking!' });
  await expect(panel).toBeVisible();
  await expect(panel).toBeFocused();
  await expect(page.locator('form[action="/rest/v1/call_bookings"]')).toHaveCount(0);
  await expect(page.getByText('Before you book')).toBeHidden();
  await expect(panel).toContainText(
    "We've received your booking request. Our team will review your information and confirm your appointment via email within 24 hours.",
  );
  for (const fact of [TYPED.name, TYPED.service, 'Tuesday 1 December 2099', '15:30, CET']) {
    await expect(panel).toContainText(fact);
  }
  await expect(panel.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(panel).toBeInViewport();
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
});

test('the keyboard alone fills and sends it', async ({ page, server }) => {
  const email = 'keys@studio.example';
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Ines');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Norte');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Phone');
  // Past the free times.
  while (!(await page.getByLabel('Preferred date').evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('12012099');
  // The date picker's own button.
  while (!(await page.getByLabel('Preferred time').evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('1530');
  while (
    !(await page
      .locator('[name="time_format"]')
      .first()
      .evaluate((input) => input === document.activeElement))
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('12-hour (AM/PM)')).toBeChecked();
  await expect(page.getByLabel('Preferred time')).toHaveValue('3:30 PM');
  await page.keyboard.press('Tab');
  await page.keyboard.type('JST');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Returns');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email)).toMatchObject([
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form is stored and leads to the thanks', async ({ page, server }) => {
    const email = 'plain@studio.example';
    await page.goto('/book-call');
    await fillByHand(page, email);
    await expect(page.getByText('12-hour (AM/PM)')).toBeHidden();
    await submitButton(page).click();
    await expect(page).toHaveURL('/book-call/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Booking!');
    expect(stored(server, email)).toMatchObject([rowFor(email)]);
  });

  test('the browser’s own validation keeps an empty form back', async ({ page }) => {
    await page.goto('/book-call');
    await submitButton(page).click();
    await expect(page).toHaveURL('/book-call');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  });

  test('what only the server can refuse is listed, and is still there on going back', async ({
    page,
    server,
  }) => {
    const email = 'ines@studio';
    await page.goto('/book-call');
    await fill(page, email);
    await page.getByLabel('Preferred date').fill('2001-01-01');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Please enter a valid email',
      'Please select a date',
    ]);
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Problems to solve')).toHaveValue(TYPED.problems);
    expect(stored(server, email)).toHaveLength(0);
  });
});

test('the script of the form waits for the visitor’s first move, but not when there is a draft', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/book-call', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByLabel('Name', { exact: true }).press('I');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('I');

  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('I');
});

test('what was typed before hydration is kept, and the form sends it', async ({ page, server }) => {
  const email = 'early@studio.example';
  const scripts = await hold(page, '**/_astro/*.js');
  await page.goto('/book-call');
  await fillByHand(page, email);
  await page.getByText('12-hour (AM/PM)').click();
  await scripts.release();
  await hydrate(page, 'form');
  await expect(page.getByLabel('Preferred time')).toHaveValue('3:30 PM');
  await expect(page.getByLabel('Service')).toHaveValue(TYPED.service);
  await expect(page.getByLabel('Timezone')).toHaveValue(TYPED.timezone);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
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
  await expect(dialog).toBeVisible();
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
});

test('Escape closes the modal as well, and the first invalid field is scrolled to and focused', async ({
  page,
}) => {
  await openForm(page);
  await fill(page, 'escape@studio.example');
  await page.getByLabel('Problems to solve').fill('  ');
  await submitButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
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

test('the time is carried over between its two ways of writing', async ({ page }) => {
  await openForm(page);
  const time = page.getByLabel('Preferred time');
  await time.fill('00:05');
  await page.getByText('12-hour (AM/PM)').click();
  await expect(time).toHaveValue('12:05 AM');
  await expect(time).toHaveAttribute('placeholder', 'e.g., 3:30 PM');
  await expect(time).toHaveAccessibleDescription('Format: 1:30 PM or 3:45 AM');
  await time.fill('3 pm');
  await page.getByText('24-hour').click();
  await expect(time).toHaveValue('15:00');

  // What cannot be read stays as it was typed, whatever the format, and is no time.
  await page.getByText('12-hour (AM/PM)').click();
  await time.fill('after lunch');
  await page.getByText('24-hour').click();
  await expect(time).toHaveValue('after lunch');
  await page.getByText('12-hour (AM/PM)').click();
  await expect(time).toHaveValue('after lunch');
  await submitButton(page).click();
  await expect(time).toHaveAccessibleDescription(/Please select a time/);
});

test('a twelve-hour time is stored as HH:MM and thanked for as it was written', async ({ page, server }) => {
  const email = 'twelve@studio.example';
  await openForm(page);
  await fill(page, email);
  await page.getByText('12-hour (AM/PM)').click();
  await page.getByLabel('Preferred time').fill('1:30pm');
  await submitButton(page).click();
  await expect(page.getByText('1:30 PM, CET')).toBeVisible();
  expect(stored(server, email)).toMatchObject([{ preferred_time: '13:30' }]);
});

test('while it is under way the button is disabled and reads Submitting..., and a double click is one row', async ({
  page,
  server,
}) => {
  const email = 'double@studio.example';
  const inserts = await hold(page, INSERT);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  await inserts.release();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email)).toHaveLength(1);
});

for (const [answer, message, respond] of [
  ['an error', 'There was an error submitting your booking. Please try again.', { status: 500, body: '{}' }],
  [
    'a refusal',
    'There was an error submitting your booking. Please try again.',
    { status: 400, body: '{"code":"23514"}' },
  ],
  [
    'something that is no JSON',
    'There was an error submitting your booking. Please try again.',
    { status: 409, body: '<html>' },
  ],
  [
    'the page of something in between',
    'There was an error submitting your booking. Please try again.',
    { status: 200, body: '<html>' },
  ],
  ['nothing', 'An unexpected error occurred. Please try again later.', undefined],
] as const) {
  const isExample = !['a refusal', 'something that is no JSON'].includes(answer);

  test(
    `an insert that is answered with ${answer} keeps the form and says: ${message}`,
    fullUnless(isExample),
    async ({ page, server }) => {
      const email = `retry-${answer.replaceAll(' ', '-')}@studio.example`;
      const ids: string[] = [];
      const failures = respond ? 1 : TRIES;
      await page.route(INSERT, (route) => {
        ids.push(route.request().postDataJSON().id);
        if (ids.length > failures) return route.continue();
        return respond ? route.fulfill({ ...respond, contentType: 'application/json' }) : route.abort();
      });
      await openForm(page);
      await fill(page, email);
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(submitButton(page)).toBeEnabled();
      await expect(submitButton(page)).toHaveText('Book a Call');
      await expect(submitButton(page)).toBeFocused();
      await expect(page.getByLabel('Problems to solve')).toHaveValue(TYPED.problems);

      await submitButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
      expect(ids).toHaveLength(failures + 1);
      expect(new Set(ids).size).toBe(1);
      expect(stored(server, email)).toMatchObject([{ ...rowFor(email), id: ids[0] }]);
    },
  );
}

for (const between of ['at once', 'after a reload']) {
  test(
    `an id that another row has is an error, and the next try, ${between}, takes another`,
    fullUnless(between === 'after a reload'),
    async ({ page, server }) => {
      const email = `conflict-${between.replaceAll(' ', '-')}@studio.example`;
      const ids: string[] = [];
      await page.route(INSERT, async (route) => {
        const row = route.request().postDataJSON();
        ids.push(row.id);
        if (ids.length === 1) await route.fetch({ postData: { ...row, email: `other-${email}` } });
        await route.continue();
      });
      await openForm(page);
      await fill(page, email);
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(
        'There was an error submitting your booking. Please try again.',
      );
      expect(stored(server, email)).toEqual([]);
      if (between === 'after a reload') {
        await page.reload();
        await hydrate(page, 'form');
      }
      await submitButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
      expect(new Set(ids).size).toBe(2);
      expect(stored(server, email)).toMatchObject([{ ...rowFor(email), id: ids[1] }]);
    },
  );
}

test('an answer that got lost on the way is asked for again by itself, and leaves one row', async ({
  page,
  server,
}) => {
  const email = 'lost-once@studio.example';
  await loseAnswers(page, INSERT, 1);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No answer yet. We are trying again, and everything you typed is kept.',
  );
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email)).toHaveLength(1);
});

test('while the store is away the form tries again under the same id', async ({ page, server }) => {
  const email = 'store-away@studio.example';
  const ids: string[] = [];
  await page.route(INSERT, (route) => {
    ids.push(route.request().postDataJSON().id);
    return ids.length < TRIES ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(new Set(ids)).toEqual(new Set([stored(server, email)[0]?.id]));
  expect(ids).toHaveLength(TRIES);
});

test('answers that all got lost leave one row, and sending it again thanks for it', async ({
  page,
  server,
}) => {
  const email = 'lost-answer@studio.example';
  await loseAnswers(page, INSERT, TRIES);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again later.');
  expect(stored(server, email)).toHaveLength(1);

  await page.reload();
  await hydrate(page, 'form');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email)).toHaveLength(1);
});

test('offline everything is kept, the visitor is told, and it goes out once when the network is back', async ({
  page,
  context,
  server,
}) => {
  const email = 'offline@studio.example';
  await openForm(page);
  await fill(page, email);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'An unexpected error occurred. Please try again later.',
  );
  await expect(page.getByRole('alert')).toContainText('sent by itself once you are back online');
  expect(stored(server, email)).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
});

test('what is changed after a failed try is sent as well', async ({ page, server }) => {
  const email = 'changed@studio.example';
  await loseAnswers(page, INSERT, TRIES);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred');
  await page.getByLabel('Additional info').fill('Call me after six.');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(stored(server, email).map((row) => row.additional_info)).toContain('Call me after six.');
});

test('a reload loses nothing, and a sent form leaves nothing behind', async ({ page }) => {
  const email = 'reload@studio.example';
  await openForm(page);
  await fill(page, email);
  await page.getByText('12-hour (AM/PM)').click();
  await page.reload();
  await hydrate(page, 'form');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(TYPED.name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Company name')).toHaveValue(TYPED.company);
  await expect(page.getByLabel('Service')).toHaveValue(TYPED.service);
  await expect(page.getByLabel('Preferred date')).toHaveValue(TYPED.date);
  await expect(page.getByLabel('12-hour (AM/PM)')).toBeChecked();
  await expect(page.getByLabel('Preferred time')).toHaveValue('3:30 PM');
  await expect(page.getByLabel('Timezone')).toHaveValue(TYPED.timezone);
  await expect(page.getByLabel('Problems to solve')).toHaveValue(TYPED.problems);
  await expect(page.getByLabel('Additional info')).toHaveValue(TYPED.more);

  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the form offers what spec 3 names, with its defaults, beside the benefits and what the call is like', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByLabel('Service').locator('option')).toHaveText([
    'Choose a service',
    'Automated Email & Phone Outreach',
    'Fast Website Creation',
    'Chat Agents',
    'Phone Support Agents',
    'CRM Integrations',
    'Appointment Scheduling',
    'Mobile App Building',
    'General Consultation',
  ]);
  const timezone = page.getByLabel('Timezone');
  await expect(timezone).toHaveValue('GMT');
  expect(
    await timezone
      .locator('option')
      .evaluateAll((options) => options.map((o) => (o as HTMLOptionElement).value)),
  ).toEqual(['GMT', 'UTC', 'EST', 'CST', 'MST', 'PST', 'CET', 'EET', 'IST', 'JST', 'AEST']);
  await expect(page.getByLabel('24-hour')).toBeChecked();
  for (const benefit of ['Assess Goals', 'AI Solutions', 'Get Answers', 'Expert Guidance']) {
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  }
  const faq = page.locator('details');
  await expect(faq).toHaveCount(4);
  await expect(faq).toContainText([
    /15 minutes/,
    /video-meeting platform/,
    /free, with no obligation/,
    /founder/,
  ]);
});

test('a form whose hidden field is filled in by a script is answered like any other, and marked', async ({
  page,
  server,
}) => {
  const email = 'script@studio.example';
  await openForm(page);
  await fill(page, email);
  await page.locator(`[name="${HONEYPOT_FIELD}"]`).evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(server.suspicions(String(stored(server, email)[0]?.id))).toEqual(['The hidden field was filled in']);
});

test('nobody who uses the page meets the hidden field, and the time that the page was open goes along', async ({
  page,
}) => {
  const headers: Record<string, string>[] = [];
  await page.route(INSERT, (route) => {
    headers.push(route.request().headers());
    return route.continue();
  });
  await openForm(page);
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const honeypot = page.locator(`[name="${HONEYPOT_FIELD}"]`);
  await expect(honeypot).not.toBeInViewport();
  for (const attribute of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type']) {
    await expect(honeypot).toHaveAttribute(attribute);
  }
  await page.getByLabel('Additional info').focus();
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await fill(page, 'slow@studio.example');
  await page.waitForFunction(() => performance.now() > 2500);
  await page.reload();
  await hydrate(page, 'form');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  expect(headers[0]?.[HONEYPOT_HEADER]).toBeUndefined();
  expect(Number(headers[0]?.[SECONDS_HEADER])).toBeGreaterThan(1);
});
