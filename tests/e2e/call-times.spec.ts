import type { Page, Route } from '@playwright/test';
import { fill, openForm, rowFor, submitButton } from './booking-form.ts';
import {
  drawn,
  expect,
  fillFields,
  fullUnless,
  hydrate,
  keepDraft,
  loseAnswers,
  tabTo,
  test,
} from './fixtures.ts';

const CALL_TIMES = '**/call-times';
const INSERT = '**/rest/v1/call_bookings';
const REQUEST_MODE = 'Tell us when it suits you. We confirm by email within 24 hours';

/** The next weekdays, Mondays first, so that no test ages. */
const [FIRST, SECOND, THIRD, FOURTH] = weekdays();

/** Half past nine is free on the first day, and not on the second. */
const TIMES = [
  at(FIRST, '09:30'),
  at(FIRST, '16:00'),
  at(SECOND, '09:00'),
  at(THIRD, '23:30'),
  at(FOURTH, '09:00'),
];

const book = (page: Page) => page.getByRole('group', { name: 'When' });
const radios = (page: Page) => page.locator('[name="call_time"]');
const radio = (page: Page, name: string) => book(page).getByRole('radio', { name, exact: true });
const told = (page: Page) => book(page).getByRole('status');
const change = (page: Page) => page.getByRole('button', { name: 'Change' });
const panel = (page: Page) => page.locator('[data-thanks]');
const GONE = 'We have your request. Your time has just gone.';

function weekdays(): [string, string, string, string] {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() + 8 - (monday.getUTCDay() || 7));
  const days = [0, 1, 2, 3].map((day) =>
    new Date(monday.getTime() + day * 86_400_000).toISOString().slice(0, 10),
  );
  return days as [string, string, string, string];
}

function at(date: string, time: string): string {
  return `${date}T${time}:00Z`;
}

/** 'Tuesday 1 December' */
function words(date: string): string {
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** Lets the server say that these times are free; it does not need to know of them. */
async function offer(page: Page, times = TIMES): Promise<void> {
  await page.unroute(CALL_TIMES);
  await page.route(CALL_TIMES, (route) => route.fulfill({ json: { minutes: 15, times } }));
}

async function expectFields(page: Page, date: string, time: string, zone: string): Promise<void> {
  await expect(page.getByLabel('Preferred date')).toHaveValue(date);
  await expect(page.getByLabel('Preferred time')).toHaveValue(time);
  await expect(page.getByLabel('Timezone')).toHaveValue(zone);
}

test('free times are picked by the keyboard alone, as one group of radios', async ({ page }) => {
  await openForm(page);
  await expect(radios(page)).not.toHaveCount(0);
  const first = radios(page).first();
  const name = await first.getAttribute('aria-label');
  const shown = await radios(page).count();
  await page.getByLabel('Service').focus();
  await tabTo(first);
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(page.getByLabel('Preferred time')).toHaveValue(name?.split(', ').at(-1) ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(radios(page).nth(1)).toBeChecked();
  await expect(first).not.toBeChecked();

  await tabTo(page.getByRole('button', { name: 'Show more days' }));
  await page.keyboard.press('Enter');
  await expect(radios(page).nth(shown)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(radios(page).nth(shown)).toBeChecked();
  await tabTo(change(page));
  await expect(radios(page).first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
});

test('a picked time stands in one sentence, and nothing asks for it again', async ({ page }) => {
  await offer(page);
  await openForm(page);
  await expect(page.getByText('Times in GMT').or(page.getByText('Times in UTC'))).toBeVisible();
  await expect(radios(page)).toHaveCount(4);
  await expect(change(page)).toHaveCount(0);
  await radio(page, `${words(FIRST)}, 16:00`).check();
  await expect(told(page)).toHaveText(new RegExp(`^${words(FIRST)}, 16:00 in (GMT|UTC)$`));
  await expect(change(page)).toBeFocused();
  await expectFields(page, FIRST, '16:00', 'GMT');
  for (const label of ['Preferred date', 'Preferred time', 'Timezone'])
    await expect(page.getByLabel(label)).toBeHidden();
  await expect(book(page).locator('label:visible, p:visible')).toHaveCount(1);

  await change(page).click();
  await expect(radios(page).first()).toBeFocused();
  await expect(radios(page).and(page.locator(':checked'))).toHaveCount(0);
  await page.getByText('12-hour (AM/PM)').click();
  await expect(radio(page, `${words(FIRST)}, 4:00 PM`)).toBeVisible();
  await page.getByLabel('Preferred time').fill('1:15 AM');
  await page.getByLabel('Timezone').selectOption('JST');
  await expectFields(page, FIRST, '1:15 AM', 'JST');
});

test('a taken time leaves a hole, so that each time keeps its column, and no two touch', async ({ page }) => {
  const halfHours = ['09:00', '09:30', '10:00', '10:30'];
  const taken = at(SECOND, '09:30');
  await offer(
    page,
    [FIRST, SECOND].flatMap((day) => halfHours.map((time) => at(day, time))).filter((time) => time !== taken),
  );
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    await expect(radios(page)).toHaveCount(7);
    const left = async (day: string, time: string) =>
      (await radio(page, `${words(day)}, ${time}`).boundingBox())?.x;
    for (const time of ['09:00', '10:00', '10:30'])
      expect(await left(SECOND, time), `${time} at ${width} px`).toBe(await left(FIRST, time));

    await page.getByText('12-hour (AM/PM)').click();
    const texts = book(page).locator('label:has([name="call_time"]) > span');
    await expect(texts.first()).toHaveText('9:00 AM');
    const boxes = await texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().toJSON()));
    for (const [index, { right, top }] of boxes.entries()) {
      const next = boxes[index + 1];
      if (next?.top === top) expect(next.left - right, `${width} px`).toBeGreaterThan(14);
    }
    await page.getByText('24-hour').click();
  }
});

test('a reload and going back keep what was picked; a time that has gone is said', async ({ page }) => {
  // Without a fade between pages: going back, a busy Chromium may break it off, and reports that as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await offer(page);
  await openForm(page);
  await page.getByRole('button', { name: 'Show more days' }).click();
  const last = `${words(FOURTH)}, 09:00`;
  await radio(page, last).check();
  await page.reload();
  await hydrate(page, 'form');
  await expect(told(page)).toContainText(last);
  await page.goto('/about');
  await page.goBack();
  await hydrate(page, 'form');
  await expect(told(page)).toContainText(last);
  await expectFields(page, FOURTH, '09:00', 'GMT');

  await offer(page, TIMES.slice(0, -1));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(told(page)).toHaveText(new RegExp(`^${last} in ... has gone. Pick another, or we offer one`));
  await expect(change(page)).toHaveCount(0);
  await radio(page, `${words(FIRST)}, 09:30`).check();
  await expect(told(page)).not.toContainText('gone');
});

test('that nobody answers is told apart from none being free, and can be tried again', async ({ page }) => {
  const again = page.getByRole('button', { name: 'Try again' });
  const request = page.getByText('Tell us when it suits you.');
  const cameBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.route(CALL_TIMES, (route) => route.fulfill({ status: 503 }));
  await openForm(page);
  await expect(request).toBeVisible();
  await offer(page);
  await again.click();
  await expect(radios(page).first()).toBeVisible();
  await expect(again.or(request)).toHaveCount(0);

  // What was shown stays while nobody answers, and goes once none is free.
  await page.unroute(CALL_TIMES);
  const failed = page.waitForResponse(CALL_TIMES);
  await page.route(CALL_TIMES, (route) => route.fulfill({ status: 503 }));
  await cameBack();
  await failed;
  await expect(radios(page).first()).toBeVisible();
  await page.unroute(CALL_TIMES);
  await page.route(CALL_TIMES, (route) => route.fulfill({ json: { minutes: 15, times: [] } }));
  await cameBack();
  await expect(radios(page)).toHaveCount(0);
  await expect(request).toBeVisible();
  await expect(again).toHaveCount(0);

  await page.unroute(CALL_TIMES);
  await loseTheTime(page, 'again@studio.example', () =>
    page.route(CALL_TIMES, (route) => route.fulfill({ status: 503 })),
  );
  await expect(panel(page).getByRole('status')).toHaveText('Nobody answered. Please try again.');
  await answerPicks(page, []);
  await again.click();
  await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveCount(3);
});

test.describe('a device with a clock of its own', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  for (const width of [390, 1280]) {
    test(`nothing moves at ${width} px when the times come`, fullUnless(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let answer: (() => void) | undefined;
      await page.route(CALL_TIMES, async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.fulfill({ json: { minutes: 15, times: TIMES } });
      });
      await openForm(page);
      await page.getByLabel('Preferred date').scrollIntoViewIfNeeded();
      const before = await page.getByLabel('Preferred date').boundingBox();
      await expect.poll(() => answer).toBeDefined();
      answer?.();
      await expect(radios(page)).not.toHaveCount(0);
      await expect(page.getByText('Times in Berlin')).toBeVisible();
      await drawn(page);
      expect(await page.getByLabel('Preferred date').boundingBox()).toEqual(before);
    });
  }
});

for (const [why, respond] of [
  ['says nothing', () => {}],
  ['speaks nonsense', (route: Route) => route.fulfill({ json: { times: ['soon', null, {}] } })],
  ['is a hotel’s', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' })],
] as const) {
  test(
    `where the server ${why}, the form asks in words, and takes any time`,
    fullUnless(why === 'says nothing'),
    async ({ page, server }) => {
      const email = `request-${why.replace(/\W/g, '-')}@studio.example`;
      await page.route(CALL_TIMES, respond);
      await openForm(page);
      await expect(page.getByText(REQUEST_MODE)).toBeVisible();
      await expect(radios(page)).toHaveCount(0);
      await expect(page.getByText('Calls are held Monday to Friday')).toBeVisible();
      await fill(page, email);
      await submitButton(page).click();
      await expect(panel(page)).toBeFocused();
      expect(server.rows('call_bookings').filter((row) => row.email === email)).toHaveLength(1);
    },
  );
}

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the times of a day wrap, none is cut off, targets are large, and a tap picks', async ({ page }) => {
    const hours = ['09', '10', '11', '12', '13', '14', '15', '16'];
    await offer(
      page,
      hours.map((hour) => at(FIRST, `${hour}:00`)),
    );
    await page.goto('/book-call');
    await page.touchscreen.tap(5, 300);
    await page.locator('form').scrollIntoViewIfNeeded();
    await expect(radios(page)).toHaveCount(hours.length);
    const boxes = await Promise.all(
      hours.map((hour) => radio(page, `${words(FIRST)}, ${hour}:00`).boundingBox()),
    );
    for (const box of boxes) {
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(2);
    await radio(page, `${words(FIRST)}, 16:00`).tap();
    await expectFields(page, FIRST, '16:00', 'GMT');
    await expect(radios(page).first()).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

// The times are read by the device's clock, and go into the form by the form's.
for (const [place, timezoneId, now, times, read, fields] of [
  [
    'New York on the day that the clocks go back',
    'America/New_York',
    '2026-10-30T12:00:00Z',
    ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T14:00:00Z'],
    // Half past one comes twice there, and the form cannot say which.
    ['Sunday 1 November, 01:30', 'Sunday 1 November, 09:00'],
    ['2026-11-01', '14:00', 'GMT'],
  ],
  // There it is tomorrow already: a time of today, by the form's zone, can be asked for.
  [
    'Auckland',
    'Pacific/Auckland',
    '2026-12-01T12:00:00Z',
    ['2026-12-01T15:00:00Z', '2026-12-01T16:30:00Z'],
    ['Wednesday 2 December, 04:00', 'Wednesday 2 December, 05:30'],
    ['2026-12-01', '16:30', 'GMT'],
  ],
  [
    'Vienna',
    'Europe/Vienna',
    '2026-11-30T08:00:00Z',
    ['2026-12-01T10:00:00Z'],
    ['Tuesday 1 December, 11:00'],
    ['2026-12-01', '11:00', 'CET'],
  ],
] as const) {
  test.describe(`a device in ${place}`, () => {
    test.use({ timezoneId });

    test('reads its own clock, and sends the same instant', async ({ page }) => {
      await page.clock.setFixedTime(now);
      const rows: Record<string, string>[] = [];
      await page.route(INSERT, (route) => {
        rows.push(route.request().postDataJSON());
        return route.fulfill({ status: 201, headers: { 'call-time': 'held' } });
      });
      await offer(page, [...times]);
      await openForm(page);
      const [date, time, timezone] = fields;
      const { timezone: _, ...row } = rowFor('device@studio.example');
      await fillFields(page.locator('form:has([name="company_name"])'), row);
      // That of Vienna is the form's own choice.
      if (timezone === 'GMT') await page.getByLabel('Timezone').selectOption(timezone);
      for (const name of read) await expect(radio(page, name)).toBeVisible();
      await expect(radios(page)).toHaveCount(read.length);
      await radios(page).last().check();
      await expectFields(page, date, time, timezone);
      await submitButton(page).click();
      await expect(panel(page)).toContainText('This time is held for you until we answer.');
      const [, told] = read.at(-1)?.split(', ') ?? [];
      await expect(panel(page)).toContainText(`${told} in ${place.split(' on ')[0]}${time}, ${timezone}`);
      expect(rows).toMatchObject([{ preferred_date: date, preferred_time: time, timezone }]);
    });
  });
}

test('two want one time: one has it, the other takes the next', async ({ page, context, server }) => {
  let wanted = '';
  const choose = async (tab: Page, email: string) => {
    // Whoever needs less than two seconds is taken for a program: these began a minute ago.
    await keepDraft(tab, 'loomline:booking', { values: { ...rowFor(email), timezone: 'GMT' } });
    await openForm(tab);
    wanted ||= (await radios(tab).nth(6).getAttribute('aria-label')) ?? '';
    await radio(tab, wanted).check();
  };
  await choose(page, 'wants-first@studio.example');
  const later = await context.newPage();
  await choose(later, 'wants-second@studio.example');
  // A tab in the background draws once in a second.
  await page.bringToFront();
  await loseAnswers(page, INSERT, 1);
  await submitButton(page).click();
  await expect(panel(page)).toContainText('This time is held for you until we answer.');

  await later.bringToFront();
  await submitButton(later).click();
  await expect(panel(later)).toHaveAccessibleName(GONE);
  const nearest = panel(later).getByRole('listitem').getByRole('button');
  await expect(nearest).toHaveCount(3);
  await nearest.first().click();
  await expect(panel(later)).toContainText('This time is held for you until we answer.');
  expect(server.rows('call_bookings').filter(({ email }) => String(email).startsWith('wants-'))).toHaveLength(
    2,
  );
});

/** Submits for the first free time of the second day, and lets the server answer that it was taken. */
async function loseTheTime(page: Page, email: string, before?: () => Promise<unknown>): Promise<void> {
  await offer(page);
  await page.route(INSERT, (route) => route.fulfill({ status: 201, headers: { 'call-time': 'taken' } }));
  await openForm(page);
  await fill(page, email);
  await page.getByLabel('Timezone').selectOption('GMT');
  await radio(page, `${words(SECOND)}, 09:00`).check();
  await before?.();
  await submitButton(page).click();
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName(GONE);
}

/** Answers picks of another time, one after the other, and notes what was asked for. */
async function answerPicks(page: Page, answers: { status: number; callTime?: string }[]) {
  const asked: { id: string; time: string }[] = [];
  await page.unroute(CALL_TIMES);
  await page.route(CALL_TIMES, (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({
        json: { minutes: 15, times: TIMES.filter((time) => time !== at(SECOND, '09:00')) },
      });
    const { status, callTime } = answers[asked.length] ?? { status: 500 };
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status, headers: callTime ? { 'call-time': callTime } : {} });
  });
  return asked;
}

test('whoever comes second takes one of the three nearest times with one tap', async ({ page }) => {
  const sent: { id: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) sent.push(request.postDataJSON());
  });
  await loseTheTime(page, 'second@studio.example');
  const nearest = panel(page)
    .getByRole('list', { name: /nearest free times/ })
    .getByRole('button');
  const asked = await answerPicks(page, [
    { status: 409 },
    { status: 503 },
    { status: 204, callTime: 'held' },
  ]);
  await expect(nearest).toHaveText([
    new RegExp(`^09:30 in UTC ${words(FIRST)}`),
    new RegExp(`^16:00 in UTC ${words(FIRST)}`),
    new RegExp(`^23:30 in UTC ${words(THIRD)}`),
  ]);
  await expect(panel(page).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);

  await nearest.nth(1).click();
  await expect(panel(page).getByRole('status')).toHaveText(
    'That one was taken too, just now. These are free:',
  );
  await nearest.nth(1).click();
  await expect(panel(page).getByRole('status')).toHaveText('Nobody answered. Please try again.');
  await nearest.nth(1).click();
  await expect(panel(page)).toContainText('This time is held for you until we answer.');
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName('Thank You for Booking!');
  await expect(panel(page)).toContainText('16:00, GMT');
  await expect(nearest).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  expect(asked).toEqual(Array(3).fill({ id: sent[0]?.id, time: at(FIRST, '16:00') }));
});

test('after an answer that came too late the team offers another time, as after a tap', async ({ page }) => {
  for (const [status, choice] of [
    [200, 'Leave it to the team'],
    [404, /09:30/],
  ] as const) {
    await loseTheTime(page, `left-${status}@studio.example`);
    await answerPicks(page, [{ status }]);
    await panel(page).getByRole('button', { name: choice }).click();
    await expect(panel(page)).toHaveAccessibleDescription(
      /Our team will offer you another by email within 24 hours/,
    );
    await expect(panel(page)).toBeFocused();
    await expect(panel(page).getByRole('listitem').getByRole('button')).toHaveCount(0);
  }
});

test('a call that stands is said to, and nobody is promised a confirmation', async ({ page }) => {
  await loseTheTime(page, 'stands@studio.example');
  await answerPicks(page, [{ status: 204, callTime: 'confirmed' }]);
  await panel(page).getByRole('listitem').getByRole('button').first().click();
  await expect(panel(page)).toContainText(
    'Your call stands: this time is yours. The invitation is on its way',
  );
  await expect(panel(page)).not.toContainText('24 hours');
  await expect(panel(page).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
});

test('where the panel cannot be loaded any more, a page of its own thanks', async ({ page }) => {
  await offer(page);
  await page.route('**/_astro/ThanksPanel*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(INSERT, (route) => route.fulfill({ status: 201, headers: { 'call-time': 'confirmed' } }));
  await openForm(page);
  await fill(page, 'old-page@studio.example');
  await submitButton(page).click();
  await expect(page).toHaveURL('/book-call/confirmed');
  await expect(page.getByText('Your call stands')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are said in words, and each answer has a page', async ({ page }) => {
    await page.goto('/book-call');
    await expect(page.getByText('Calls are held Monday to Friday')).toBeVisible();
    await expect(page.getByText('Or another time')).toBeHidden();
    for (const [path, heading, text] of [
      ['/book-call/taken', GONE, 'Our team will offer you another by email within 24 hours.'],
      ['/book-call/confirmed', 'Thank You for Booking!', 'Your call stands'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });
});
