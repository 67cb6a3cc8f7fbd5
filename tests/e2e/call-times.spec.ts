import type { Page } from '@playwright/test';
import { bookingForm, fill, openForm, rowFor, submitButton } from './booking-form.ts';
import {
  drawn,
  expect,
  FULL,
  fillFields,
  fullUnless,
  hold,
  hydrate,
  keepDraft,
  loseAnswers,
  reload,
  tabTo,
  test,
} from './fixtures.ts';
import { stored } from './lead-forms.ts';

const CALL_TIMES = '**/call-times';
const INSERT = '**/rest/v1/call_bookings';
const REQUEST_MODE = 'Tell us when it suits you. We confirm by email within 24 hours';

// Monday to Thursday of next week.
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = ''] = [0, 1, 2, 3].map(dayOfNextWeek);

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
const nearest = (page: Page) =>
  panel(page)
    .getByRole('list', { name: /nearest free times/ })
    .getByRole('button');
const GONE = 'We have your request. Your time was just taken.';
const HELD = 'This time is held for you';

/** @param days the number of days after Monday */
function dayOfNextWeek(days: number): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 8 - (day.getUTCDay() || 7) + days);
  return day.toISOString().slice(0, 10);
}

function at(date: string, time: string): string {
  return `${date}T${time}:00Z`;
}

/** Formats a date as the form does: 'Tuesday 1 December'. */
function words(date: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', format);
}

/** Answers each request for free times with these times, or with this status. */
async function offer(page: Page, answer: string[] | number = TIMES): Promise<void> {
  await page.unroute(CALL_TIMES);
  await page.route(CALL_TIMES, (route) =>
    route.fulfill(typeof answer === 'number' ? { status: answer } : { json: { minutes: 15, times: answer } }),
  );
}

/** Simulates that the page becomes visible again, and waits for the response to its request for free times. */
async function comeBack(page: Page): Promise<void> {
  const answered = page.waitForResponse(CALL_TIMES);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
}

async function expectFields(page: Page, date: string, time: string, zone: string): Promise<void> {
  await expect(page.getByLabel('Preferred date')).toHaveValue(date);
  await expect(page.getByLabel('Preferred time')).toHaveValue(time);
  await expect(page.getByLabel('Timezone')).toHaveValue(zone);
}

test('free times are picked with the keyboard alone, as one radio group', async ({ page }) => {
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

test('a picked time is shown in one sentence, and the time fields are hidden', async ({ page }) => {
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

test('a taken time leaves a gap, so that each time keeps its column', FULL, async ({ page }) => {
  const halfHours = ['09:00', '09:30', '10:00', '10:30'];
  const taken = at(SECOND, '09:30');
  await offer(
    page,
    [FIRST, SECOND].flatMap((day) => halfHours.map((time) => at(day, time))).filter((time) => time !== taken),
  );
  await openForm(page);
  await expect(radios(page)).toHaveCount(7);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const left = async (day: string, time: string) =>
      (await radio(page, `${words(day)}, ${time}`).boundingBox())?.x;
    for (const time of ['09:00', '10:00', '10:30'])
      expect(await left(SECOND, time), `${time} at ${width} px`).toBe(await left(FIRST, time));
  }
});

test('a picked time survives a reload and going back, and is reported once it is taken', async ({ page }) => {
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
  await comeBack(page);
  await expect(told(page)).toHaveText(new RegExp(`^${last} in ... has gone. Pick another, or we offer one`));
  await expect(change(page)).toHaveCount(0);
  await radio(page, `${words(FIRST)}, 09:30`).check();
  await expect(told(page)).not.toContainText('gone');
});

test('a failed request for free times can be retried, unlike an empty list', async ({ page }) => {
  const again = page.getByRole('button', { name: 'Try again' });
  const request = page.getByText('Tell us when it suits you.');
  await offer(page, 503);
  await openForm(page);
  await expect(request).toBeVisible();
  await offer(page);
  await again.click();
  await expect(radios(page).first()).toBeVisible();
  await expect(again.or(request)).toHaveCount(0);

  // The times stay after a failed request, and disappear once no time is free.
  await offer(page, 503);
  await comeBack(page);
  await expect(radios(page).first()).toBeVisible();
  await offer(page, []);
  await comeBack(page);
  await expect(radios(page)).toHaveCount(0);
  await expect(request).toBeVisible();
  await expect(again).toHaveCount(0);

  await loseTheTime(page, 'again@studio.example', () => offer(page, 503));
  await expect(panel(page).getByRole('status')).toHaveText('Nobody answered. Please try again.');
  await answerPicks(page, []);
  await again.click();
  await expect(nearest(page)).toHaveCount(3);
});

test.describe('a device in another zone', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('nothing moves when the times arrive', FULL, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await offer(page);
      const answer = await hold(page, CALL_TIMES);
      await openForm(page);
      const date = page.getByLabel('Preferred date');
      await date.scrollIntoViewIfNeeded();
      const before = await date.boundingBox();
      await answer.release();
      await expect(radios(page)).not.toHaveCount(0);
      await expect(page.getByText('Times in Berlin')).toBeVisible();
      await drawn(page);
      expect(await date.boundingBox(), `${width} px`).toEqual(before);
    }
  });
});

test('without free times from the server, the form takes any time', async ({ page, server }) => {
  // Shorten the form's timeout, which is 2 seconds.
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 5);
  });
  for (const answer of [
    { json: { times: ['soon', null, {}] } },
    { contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' },
    undefined,
  ]) {
    await page.unroute(CALL_TIMES);
    await page.route(CALL_TIMES, (route) => answer && route.fulfill(answer));
    await openForm(page);
    await expect(page.getByText(REQUEST_MODE)).toBeVisible();
    await expect(radios(page)).toHaveCount(0);
    await expect(page.getByText(/^Calls are held /)).toBeVisible();
  }
  const email = 'request@studio.example';
  await fill(page, email);
  await submitButton(page).click();
  await expect(panel(page)).toBeFocused();
  expect(stored(server, 'call_bookings', email)).toHaveLength(1);
});

test.describe('by touch at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a day’s times wrap uncut, targets are large, and a tap picks a time', FULL, async ({ page }) => {
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

// The form shows free times in the device's zone, and fills its fields with the picked time in the form's zone.
for (const [place, timezoneId, now, times, read, fields] of [
  [
    'New York on the day that the clocks go back',
    'America/New_York',
    '2026-10-30T12:00:00Z',
    ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T14:00:00Z'],
    // 01:30 occurs twice, and the form's fields can't express the second occurrence.
    ['Sunday 1 November, 01:30', 'Sunday 1 November, 09:00'],
    ['2026-11-01', '14:00', 'GMT'],
  ],
  // In Auckland it is already tomorrow. A time that is today in the form's zone can still be picked.
  [
    'Auckland',
    'Pacific/Auckland',
    '2026-12-01T12:00:00Z',
    ['2026-12-01T15:00:00Z', '2026-12-01T16:30:00Z'],
    ['Wednesday 2 December, 04:00', 'Wednesday 2 December, 05:30'],
    ['2026-12-01', '16:30', 'GMT'],
  ],
] as const) {
  test.describe(`a device in ${place}`, fullUnless(place !== 'Auckland'), () => {
    test.use({ timezoneId });

    test('shows times in its own zone, and sends the same instant', async ({ page }) => {
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
      await fillFields(bookingForm(page), row);
      await page.getByLabel('Timezone').selectOption(timezone);
      for (const name of read) await expect(radio(page, name)).toBeVisible();
      await expect(radios(page)).toHaveCount(read.length);
      await radios(page).last().check();
      await expectFields(page, date, time, timezone);
      await submitButton(page).click();
      await expect(panel(page)).toContainText(HELD);
      const [, told] = read.at(-1)?.split(', ') ?? [];
      await expect(panel(page)).toContainText(`${told} in ${place.split(' on ')[0]}${time}, ${timezone}`);
      expect(rows).toMatchObject([{ preferred_date: date, preferred_time: time, timezone }]);
    });
  });
}

test('one of two visitors gets the time, and the other picks another', async ({ page, context, server }) => {
  let wanted = '';
  const choose = async (tab: Page, email: string) => {
    // Forms that are sent within two seconds count as spam, so both tabs start from a draft that is a minute old.
    await keepDraft(tab, 'loomline:booking', { values: { ...rowFor(email), timezone: 'GMT' } });
    await openForm(tab);
    wanted ||= (await radios(tab).nth(6).getAttribute('aria-label')) ?? '';
    await radio(tab, wanted).check();
  };
  await choose(page, 'wants-first@studio.example');
  const later = await context.newPage();
  await choose(later, 'wants-second@studio.example');
  // Bring the tab to the front, because background tabs are throttled.
  await page.bringToFront();
  await loseAnswers(page, INSERT, 1);
  await submitButton(page).click();
  await expect(panel(page)).toContainText(HELD);

  await later.bringToFront();
  await submitButton(later).click();
  await expect(panel(later)).toHaveAccessibleName(GONE);
  await expect(nearest(later)).toHaveCount(3);
  await nearest(later).first().click();
  await expect(panel(later)).toContainText(HELD);
  const rows = server.rows('call_bookings').filter(({ email }) => String(email).startsWith('wants-'));
  expect(rows).toHaveLength(2);
});

/** Submits a booking for the second day's first free time. The (mocked) server answers that the time was taken. */
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

/** Mocks the responses, in order, to a visitor who picks another time. Returns an array that records the requests. */
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

test('a visitor whose time was taken picks one of the three nearest times with one tap', async ({ page }) => {
  const sent: { id: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) sent.push(request.postDataJSON());
  });
  await loseTheTime(page, 'second@studio.example');
  const asked = await answerPicks(page, [
    { status: 409 },
    { status: 503 },
    { status: 204, callTime: 'held' },
  ]);
  await expect(nearest(page)).toHaveText([
    new RegExp(`^09:30 in UTC ${words(FIRST)}`),
    new RegExp(`^16:00 in UTC ${words(FIRST)}`),
    new RegExp(`^23:30 in UTC ${words(THIRD)}`),
  ]);
  await expect(panel(page).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);

  await nearest(page).nth(1).click();
  await expect(panel(page).getByRole('status')).toHaveText(
    'That one was taken too, just now. These are free:',
  );
  await nearest(page).nth(1).click();
  await expect(panel(page).getByRole('status')).toHaveText('Nobody answered. Please try again.');
  await nearest(page).nth(1).click();
  await expect(panel(page)).toContainText(HELD);
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName('Thank You for Booking!');
  await expect(panel(page)).toContainText('16:00, GMT');
  await expect(nearest(page)).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  expect(asked).toEqual(Array(3).fill({ id: sent[0]?.id, time: at(FIRST, '16:00') }));
});

for (const [what, answer, choice, said] of [
  ['the visitor lets the team choose', { status: 200 }, 'Leave it to the team', /team will offer you/],
  ['the choice comes too late', { status: 404 }, /09:30/, /Our team will offer you another by email/],
  ['the call is confirmed', { status: 204, callTime: 'confirmed' }, /09:30/, /The invitation is on its way/],
] as const)
  test(
    `if ${what}, the panel says what happens next, and offers no times`,
    fullUnless(what.endsWith('late')),
    async ({ page }) => {
      await loseTheTime(page, 'last@studio.example');
      await answerPicks(page, [answer]);
      await panel(page).getByRole('button', { name: choice }).click();
      await expect(panel(page)).toHaveAccessibleDescription(said);
      await expect(panel(page)).toBeFocused();
      await expect(nearest(page)).toHaveCount(0);
      await expect(panel(page).getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
    },
  );

test('if the thanks panel fails to load, the thanks page is shown', async ({ page }) => {
  await page.route('**/_astro/ThanksPanel*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(INSERT, (route) => route.fulfill({ status: 201, headers: { 'call-time': 'confirmed' } }));
  await openForm(page);
  await fill(page, 'old-page@studio.example');
  await submitButton(page).click();
  await expect(page).toHaveURL('/book-call/confirmed');
  await expect(page.getByText('Your call is confirmed')).toBeVisible();
});

test.describe('a change of the zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('keeps a picked instant across midnight and clock changes, and a typed time as typed', async ({
    page,
    server,
  }) => {
    const email = 'zones@studio.example';
    // On 28 March 2027 clocks go forward in Berlin; two weeks earlier they did in New York.
    await page.clock.setFixedTime(new Date('2027-03-12T12:00:00Z'));
    const starts = ['2027-03-15T15:00:00Z', '2027-03-29T09:00:00Z'];
    await offer(page, starts);
    await openForm(page);
    await fill(page, email);
    await expect(page.getByText('Times in New York')).toBeVisible();
    for (const [index, zones] of [
      { EST: ['2027-03-15', '11:00'], AEST: ['2027-03-16', '02:00'], CET: ['2027-03-15', '16:00'] },
      { PST: ['2027-03-29', '02:00'], CET: ['2027-03-29', '11:00'], AEST: ['2027-03-29', '20:00'] },
    ].entries()) {
      await radios(page).nth(index).check({ force: true });
      await change(page).click();
      if (index === 0) await reload(page);
      for (const [zone, [date = '', time = '']] of [...Object.entries(zones), ...Object.entries(zones)]) {
        await page.getByLabel('Timezone').selectOption(zone);
        await expectFields(page, date, time, zone);
        await expect(told(page)).toHaveText(`${words(date)}, ${time} in ${zone}`);
        await expect(page.getByText(`Times in ${zone}`)).toBeVisible();
        await expect(radio(page, `${words(date)}, ${time}`)).toBeVisible();
      }
      await expect(page.getByText('outside these hours')).toHaveCount(0);
    }
    await page.getByLabel('Preferred time').fill('10:15');
    await page.getByLabel('Timezone').selectOption('EST');
    await expectFields(page, '2027-03-29', '10:15', 'EST');
    await radios(page).first().check({ force: true });
    await change(page).click();
    await page.getByLabel('Timezone').selectOption('JST');
    await submitButton(page).click();
    await expect(panel(page)).toBeFocused();
    const kept = { preferred_date: '2027-03-16', preferred_time: '00:00', timezone: 'JST' };
    expect(stored(server, 'call_bookings', email)).toMatchObject([kept]);
  });
});
