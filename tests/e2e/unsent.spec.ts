import type { Page, Route } from '@playwright/test';
import { SENDING } from '#content/sending.ts';
import type { RunningServer } from '../start-server.ts';
import { fill, openForm, rowFor, submitButton } from './booking-form.ts';
import { expect, hydrate, keepDraft, test } from './fixtures.ts';
import { fillMessage, messageForm, openMessageForm, sendButton } from './message-form.ts';

const INSERT = '**/rest/v1/**';
const KEPT = 'Everything you typed is kept. It is sent by itself as soon as we can be reached.';

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You for Booking!' });
const draft = (page: Page) => page.evaluate(() => localStorage.getItem('loomline:booking'));

function stored(server: RunningServer, email: string) {
  return server.rows('call_bookings').filter((row) => row.email === email);
}

/** Fills in the booking form and submits it while inserts are answered in some way that does not store it. */
async function submitInVain(
  page: Page,
  email: string,
  answer: (route: Route) => Promise<void> = (route) => route.abort(),
): Promise<void> {
  await page.context().route(INSERT, answer);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.context().unroute(INSERT);
}

test('what was not sent stands in the form on the next visit, and is stored once', async ({
  page,
  context,
  server,
}) => {
  const email = 'unsent-next-visit@studio.example';
  const ids: string[] = [];
  await submitInVain(page, email, async (route) => {
    ids.push(route.request().postDataJSON().id);
    await route.abort();
  });
  await page.close();
  const next = await context.newPage();
  await next.goto('/pricing');
  await next.goto('/book-call');
  await expect(next.getByText(SENDING.unsent)).toBeVisible();
  await expect(next.getByLabel('Email')).toHaveValue(email);
  expect(stored(server, email)).toEqual([]);
  await submitButton(next).click();
  await expect(thanks(next)).toBeVisible();
  expect(stored(server, email)).toMatchObject([{ ...rowFor(email), id: ids[0] }]);
  expect(await draft(next)).toBeNull();
  await next.reload();
  await hydrate(next, 'form');
  await expect(next.getByText(SENDING.unsent)).toBeHidden();
});

test('a message that was not sent stands on Support on the next visit', async ({ page, server }) => {
  const email = 'unsent-message@studio.example';
  await page.route(INSERT, (route) => route.abort());
  await openMessageForm(page);
  await fillMessage(page, email);
  await sendButton(page).click();
  await expect(
    messageForm(page).getByText('It is sent by itself as soon as we can be reached.'),
  ).toBeVisible();
  await page.unroute(INSERT);
  await page.reload();
  await expect(messageForm(page).getByText(SENDING.unsent)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  expect(server.rows('support_messages').filter((row) => row.email === email)).toHaveLength(1);
});

test('what is changed while it is tried again goes out as the form holds it', async ({ page, server }) => {
  const email = 'unsent-changed@studio.example';
  await submitInVain(page, email);
  await page.getByLabel('Company name').fill('Studio Sul');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(thanks(page)).toBeVisible();
  expect(stored(server, email)).toMatchObject([{ company_name: 'Studio Sul' }]);
});

test('an open page tries each minute, and leaves the focus where it is', async ({ page, server }) => {
  const email = 'unsent-minute@studio.example';
  await page.clock.install();
  await page.route(INSERT, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  );
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  // A page in between is no thank-you.
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting your booking. Please try again.',
  );
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.getByLabel('Additional info').focus();
  const tried = page.waitForResponse(INSERT);
  await page.clock.runFor(61_000);
  await tried;
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Additional info')).toBeFocused();
  expect(stored(server, email)).toEqual([]);
  await page.unroute(INSERT);
  await page.clock.runFor(61_000);
  await expect(thanks(page)).toBeVisible();
  expect(stored(server, email)).toHaveLength(1);
});

for (const state of ['full', 'denied'] as const)
  test(`where storage is ${state}, the open page sends it, and says that it should stay open`, async ({
    page,
    context,
    server,
  }) => {
    const email = `unsent-${state}@studio.example`;
    await page.addInitScript((isDenied) => {
      const refuse = () => {
        throw new DOMException('', isDenied ? 'SecurityError' : 'QuotaExceededError');
      };
      if (isDenied) Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, state === 'denied');
    await openForm(page);
    await fill(page, email);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('sent by itself once you are back online');
    await expect(page.getByRole('alert')).toContainText(SENDING.unkept);
    await context.setOffline(false);
    await expect(thanks(page)).toBeVisible();
    expect(stored(server, email)).toHaveLength(1);
  });

for (const [when, now] of [
  ['after a day', '2026-06-02T12:00:01Z'],
  ['by a clock that was a day ahead', '2026-05-31T11:59:59Z'],
] as const)
  test(`${when} what was typed is gone from the device`, async ({ page }) => {
    await page.clock.setFixedTime('2026-06-01T12:00:00Z');
    await openForm(page);
    await page.getByLabel('Name', { exact: true }).fill('Ines');
    await expect.poll(() => draft(page)).toContain('Ines');
    await page.clock.setFixedTime(now);
    await page.reload();
    await hydrate(page, 'form');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    expect(await draft(page)).toBeNull();
  });

for (const odd of [
  '5',
  'null',
  '{"values":',
  '{"values":null,"openedAt":1}',
  '{"values":{},"openedAt":1,"attempt":{}}',
  '{"values":{"name":{}},"openedAt":"1"}',
])
  test(`a draft of another shape, ${odd}, is dropped, and the form works`, async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate((text) => localStorage.setItem('loomline:booking', text), odd);
    await openForm(page);
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await draft(page)).not.toBe(odd);
  });

test('a quiz that was left at a step that there is not opens where it can go on', async ({ page }) => {
  await keepDraft(page, 'loomline:quiz', { values: { business_type: 'Agency' }, step: 'nine' });
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  await expect(page.getByText('Step 2 of 8')).toBeVisible();
});
