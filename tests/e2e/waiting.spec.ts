import type { BrowserContext, Page, Route } from '@playwright/test';
import type { RunningServer } from '../start-server.ts';
import { fill, openForm, rowFor, submitButton } from './booking-form.ts';
import { expect, hold, hydrate, test } from './fixtures.ts';

const INSERT = '**/rest/v1/**';
const SENT =
  'Your booking, which waited on this device, has now been sent. We confirm by email within 24 hours.';
const KEPT = 'Everything you typed is kept. It is sent by itself as soon as we can be reached.';

const notice = (page: Page) => page.locator('[data-waiting-notice]');
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You for Booking!' });
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('loomline:waiting'));

function stored(server: RunningServer, email: string) {
  return server.rows('call_bookings').filter((row) => row.email === email);
}

/** Fills in the booking form and submits it while the network is away. */
async function submitOffline(page: Page, email: string): Promise<void> {
  await openForm(page);
  await fill(page, email);
  await page.context().setOffline(true);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toContainText('sent by itself once you are back online');
}

/** Answers inserts as a network does that wants a login first: what was sent waits, and is not tried again at once. */
function answerAsPortal(route: Route): Promise<void> {
  return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' });
}

/** Counts the inserts that leave any page of a context. */
function countInserts(context: BrowserContext): { count: number } {
  const inserts = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/rest/v1/')) inserts.count++;
  });
  return inserts;
}

test('what was submitted offline outlives its tab, and any page sends it once and says so', async ({
  page,
  context,
  server,
}) => {
  const email = 'waits-closed@studio.example';
  await submitOffline(page, email);
  expect(stored(server, email)).toEqual([]);
  await page.close();
  await context.setOffline(false);

  const inserts = countInserts(context);
  const next = await context.newPage();
  await next.goto('/pricing');
  await expect(notice(next)).toContainText(SENT);
  await expect(notice(next)).toHaveRole('status');
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
  expect(await waiting(next)).toBeNull();

  await notice(next).getByRole('button', { name: 'Close' }).click();
  await expect(notice(next)).toBeHidden();
  await next.reload();
  await expect(notice(next)).toHaveCount(0);
  expect(inserts.count).toBe(1);
});

test('two tabs that are open when the network comes back send it once', async ({ page, context, server }) => {
  const email = 'waits-two-tabs@studio.example';
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto('/about');
  await third.goto('/careers');
  await submitOffline(page, email);
  await page.close();
  const inserts = countInserts(context);
  await context.setOffline(false);
  const told = async () => {
    const shown = await Promise.all([second, third].map((tab) => notice(tab).allTextContents()));
    return shown.flat().filter((text) => text.includes(SENT)).length;
  };
  await expect.poll(told).toBe(1);
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
  await expect.poll(() => waiting(second)).toBeNull();
  expect(inserts.count).toBe(1);
});

test('the form in an open tab thanks for what another tab has sent', async ({ page, context, server }) => {
  const email = 'waits-beside@studio.example';
  await context.route(INSERT, (route) => route.abort());
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again later.');
  await expect(page.getByText(KEPT)).toBeVisible();
  await context.unroute(INSERT);

  const second = await context.newPage();
  await second.goto('/terms');
  await expect(notice(second)).toContainText(SENT);
  await expect(thanks(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(stored(server, email)).toHaveLength(1);
});

test('after a reload the form says that it is kept, and thanks once it is sent', async ({ page, server }) => {
  const email = 'waits-reload@studio.example';
  await page.route(INSERT, (route) => route.abort());
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.reload();
  await hydrate(page, 'form');
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(notice(page)).toBeHidden();

  await page.unroute(INSERT);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(thanks(page)).toBeVisible();
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
  expect(await waiting(page)).toBeNull();
});

test('what the page sends by itself just as its form appears is thanked for', async ({ page }) => {
  await page.route(INSERT, answerAsPortal);
  await openForm(page);
  await fill(page, 'waits-at-once@studio.example');
  await submitButton(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();

  // The news is told in the task that the form finds its row waiting in, before it can render that.
  await page.addInitScript(() => {
    const getItem = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      const value = getItem.call(this, key);
      const isForm = document.querySelector('form[action*="call_bookings"]')?.hasAttribute('novalidate');
      if (key === 'loomline:waiting' && value && isForm && !('told' in window)) {
        Object.assign(window, { told: true });
        queueMicrotask(() => {
          const news = new BroadcastChannel('loomline:waiting');
          localStorage.removeItem('loomline:waiting');
          news.postMessage({ id: JSON.parse(value)[0].id, outcome: 'stored' });
          news.close();
        });
      }
      return value;
    };
  });
  await page.reload();
  await expect(thanks(page)).toBeVisible();
});

test('a page that cannot send it either says that it waits', async ({ page }) => {
  await page.route(INSERT, answerAsPortal);
  await openForm(page);
  await fill(page, 'waits-still@studio.example');
  await submitButton(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.unroute(INSERT);
  await page.route(INSERT, (route) => route.abort());
  await page.goto('/support');
  await expect(notice(page)).toContainText(
    'Your booking waits on this device. It is sent by itself as soon as we can be reached.',
  );
});

test('what waits can be taken back, on another page and in its form, which stays filled in', async ({
  page,
  context,
  server,
}) => {
  const email = 'waits-withdrawn@studio.example';
  await context.route(INSERT, answerAsPortal);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/support');
  await notice(other).getByRole('button', { name: 'Don’t send' }).click();
  await expect(notice(other)).toContainText('Your booking is not sent.');
  await expect(notice(other).getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await waiting(page)).toBeNull();
  await expect(page.getByText(KEPT)).toBeHidden();

  await submitButton(page).click();
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await expect(submitButton(page)).toBeFocused();
  expect(await waiting(page)).toBeNull();
  await context.unroute(INSERT);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await other.reload();
  await expect(notice(other)).toHaveCount(0);
  expect(stored(server, email)).toEqual([]);
});

for (const state of ['full', 'denied'] as const)
  test(`where storage is ${state}, it waits in the open page, which says so`, async ({ page, server }) => {
    const email = `waits-${state}@studio.example`;
    await page.addInitScript((isDenied) => {
      const refuse = () => {
        throw new DOMException('', isDenied ? 'SecurityError' : 'QuotaExceededError');
      };
      if (isDenied) Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype.setItem = refuse;
    }, state === 'denied');
    await submitOffline(page, email);
    await expect(page.getByRole('alert')).toContainText('Leave this page open until then');
    await page.context().setOffline(false);
    await expect(thanks(page)).toBeVisible();
    expect(stored(server, email)).toHaveLength(1);
  });

test('a clock that was ahead keeps nothing on the device for longer than a day', async ({ page }) => {
  await page.clock.install({ time: '2026-06-01T12:00:00Z' });
  await page.route(INSERT, (route) => route.abort());
  const lead = { table: 'call_bookings', id: crypto.randomUUID(), row: {}, signals: {}, draftKey: 'none' };
  await page.addInitScript(
    (item) => localStorage.getItem('loomline:waiting') ?? localStorage.setItem('loomline:waiting', item),
    JSON.stringify([{ ...lead, sentAt: Date.parse('2031-06-01T12:00:00Z') }]),
  );
  await page.goto('/about');
  await page.clock.runFor(10_000);
  await expect(notice(page)).toContainText('waits on this device');
  await page.clock.fastForward('24:00:00');
  await expect(notice(page)).toContainText('could not be sent for a day');
});

test('what is changed while it waits goes out as the form holds it', async ({ page, context, server }) => {
  const email = 'waits-changed@studio.example';
  await submitOffline(page, email);
  await page.getByLabel('Company name').fill('Studio Sul');
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await expect(notice(next)).toContainText(SENT);
  expect(stored(server, email)).toMatchObject([{ company_name: 'Studio Sul' }]);
});

test('whoever leaves while it is being sent has sent it', async ({ page, context, server }) => {
  const email = 'waits-left@studio.example';
  await context.route(INSERT, () => new Promise(() => undefined));
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await page.close();
  await context.unroute(INSERT);
  const next = await context.newPage();
  await next.goto('/cookies');
  await expect(notice(next)).toContainText(SENT);
  expect(stored(server, email)).toHaveLength(1);
});

test('the page of a hotel’s network is no thank-you, neither for the form nor for what waits', async ({
  page,
  server,
}) => {
  const email = 'waits-portal@studio.example';
  await page.route(INSERT, answerAsPortal);
  await openForm(page);
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting your booking. Please try again.',
  );
  await expect(page.getByText(KEPT)).toBeVisible();
  const form = await hold(page, '**/_astro/BookingForm*.js');
  await page.reload();
  await expect(notice(page)).toContainText('waits on this device');
  await form.release();
  await hydrate(page, 'form');
  await expect(page.getByText(KEPT)).toBeVisible();
  // One voice is enough: the form's, which can be acted on.
  await expect(notice(page)).toBeHidden();
  await page.goto('/about');
  await expect(notice(page)).toContainText('waits on this device');
  expect(await waiting(page)).toContain(email);

  await page.unroute(INSERT);
  await page.goto('/about');
  await expect(notice(page)).toContainText(SENT);
  expect(stored(server, email)).toHaveLength(1);
});

test('a refusal is told with a way to try again, and what was refused does not stay', async ({
  page,
  context,
}) => {
  await submitOffline(page, 'waits-refused@studio.example');
  await page.close();
  await context.setOffline(false);
  await context.route(INSERT, (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"code":"23514"}' }),
  );
  const next = await context.newPage();
  await next.goto('/about');
  await expect(notice(next)).toContainText('There was an error submitting your booking. Please try again.');
  await expect(notice(next).getByRole('link', { name: 'Book a Call' })).toBeVisible();
  expect(await waiting(next)).toBeNull();
});

test('after a day it is removed from the device, unsent, and the visitor is told', async ({
  page,
  context,
  server,
}) => {
  const email = 'waits-too-long@studio.example';
  await submitOffline(page, email);
  await page.evaluate(() => {
    const [lead] = JSON.parse(localStorage.getItem('loomline:waiting') ?? '');
    localStorage.setItem('loomline:waiting', JSON.stringify([{ ...lead, sentAt: lead.sentAt - 86_400_001 }]));
  });
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect(notice(next)).toContainText('could not be sent for a day');
  expect(await waiting(next)).toBeNull();
  expect(stored(server, email)).toEqual([]);
});

test('a quiz that was submitted offline is sent by the next page that is open', async ({
  page,
  context,
  server,
}) => {
  const email = 'waits-quiz@studio.example';
  const quiz = page.locator('form[action="/rest/v1/quiz_submissions"]');
  const next = (name = 'Next') => quiz.getByRole('button', { name, exact: true }).click();
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  for (const option of [
    'Agency',
    '2-10 employees',
    'Generate more leads',
    'Complete beginner',
    undefined,
    'Yes',
  ]) {
    if (option) await quiz.getByText(option, { exact: true }).click();
    await next();
  }
  await quiz.getByLabel('Full name').fill('Ines Duarte');
  await quiz.getByLabel('Email address').fill(email);
  await next();
  await context.setOffline(true);
  await next('Submit');
  await expect(quiz.getByRole('alert')).toContainText('sent by themselves once you are back online');
  await page.close();
  await context.setOffline(false);

  const other = await context.newPage();
  await other.goto('/case-studies/size-advice');
  await expect(notice(other)).toContainText('Your quiz, which waited on this device, has now been sent.');
  expect(server.rows('quiz_submissions').filter((row) => row.contact_email === email)).toHaveLength(1);
});

test('while nothing waits no page asks for the module that sends it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/careers', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
