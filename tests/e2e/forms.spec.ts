import type { Locator, Page } from '@playwright/test';
import { DATA_NOTE, SENDING } from '#content/forms.ts';
import { leadType } from '#leads/lead-types/lead-types.ts';
import { ALL_RULES, expectNoViolations } from './axe.ts';
import { openForm, rowFor, submitButton } from './booking-form.ts';
import { ATTEMPTS, expect, fullUnless, hold, hydrate, loseAnswers, reload, test } from './fixtures.ts';
import { LEAD_FORMS, type LeadForm, stored, thanksOf } from './lead-forms.ts';
import { fillMessage, messageField, openMessageForm, sendButton } from './message-form.ts';
import { openStep } from './quiz-form.ts';

// Tests of the behaviour that all three forms share.

const INSERT = '**/rest/v1/*';
const HOTEL = '<h1>Welcome to the hotel</h1>';

/** Pastes text, as `fill` ignores `maxlength`. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.evaluate((control: HTMLTextAreaElement, pasted) => {
    control.focus();
    document.execCommand('insertText', false, pasted);
  }, text);
}

async function submit(page: Page, form: LeadForm): Promise<void> {
  await form.submit(page).click();
  await expect(thanksOf(page, form)).toBeVisible();
}

for (const [index, form] of LEAD_FORMS.entries()) {
  const { table, path } = form;
  /** Spreads the tests over the forms: by default, each test runs with one form; in the full run, with all. */
  const isTurn = (turn: number) => fullUnless(turn === index);

  test.describe(table, () => {
    // In the default run, `booking-clock.spec.ts` submits the booking form without JavaScript.
    test.describe('without JavaScript', fullUnless(table !== 'call_bookings'), () => {
      test.use({ javaScriptEnabled: false });

      test('a plain form is validated by browser and server, then stored', async ({ page, server }) => {
        const email = `plain-${table}@studio.example`;
        await page.goto(path);
        const note = page.locator(`form[action="/rest/v1/${table}"] p`, { hasText: DATA_NOTE.text });
        await expect(note.getByRole('link')).toHaveAttribute('href', '/privacy');
        await form.submit(page).click();
        await expect(page).toHaveURL(path);
        await form.fillByHand(page, 'ines@studio');
        const [long] = form.typed(page);
        await long.fill('مقاسات');
        await expect(long.and(page.locator(':dir(rtl)'))).toBeVisible();
        await paste(long, 'x'.repeat(6234));
        await form.submit(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
        await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
          form.invalidEmail,
          'Please use at most 5,000 letters: 1,234 letters too many',
        ]);
        await page.goBack();
        const [field, text] = form.typed(page);
        await expect(field).toHaveValue('x'.repeat(6234));
        await field.fill(text);
        const around = `\u200b ${email}\u00a0 `;
        await page.locator(`form[action="/rest/v1/${table}"] [autocomplete="email"]`).fill(around);
        await form.submit(page).click();
        await expect(page).toHaveURL(leadType(table).thanksPath);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.thanks);
        expect(stored(server, table, email)).toMatchObject([form.rowFor(email)]);
      });
    });

    test.describe('input', isTurn(1), () => {
      test('typed before hydration is kept, and sent unchanged', async ({ page, server }) => {
        // In a field of type `email`, Chromium would convert the domain to Punycode.
        const email = `early-${table}@straße.example`;
        const scripts = await hold(page, '**/_astro/*.js');
        await page.goto(path);
        await form.fillByHand(page, email);
        const field = page.locator(`form[action="/rest/v1/${table}"] [autocomplete="email"]`);
        await expect(field).toHaveAttribute('inputmode', 'email');
        await scripts.release();
        await hydrate(page, 'form');
        await form.submit(page).click();
        await expect(thanksOf(page, form)).toContainText(email);
        expect(stored(server, table, email)).toMatchObject([form.rowFor(email)]);
      });

      test('around an address is left out, and the thanks show what was understood', async ({
        page,
        server,
      }) => {
        const email = `blank-${table}@studio.example`;
        await form.fillIn(page, `\u200b${email}\u00a0 `);
        await submit(page, form);
        await expect(thanksOf(page, form)).toContainText(email);
        expect(stored(server, table, email)).toMatchObject([form.rowFor(email)]);
      });

      test('submitted by a double click makes one row, and disables the button', async ({ page, server }) => {
        const email = `double-${table}@studio.example`;
        const inserts = await hold(page, INSERT);
        await form.fillIn(page, email);
        await form.submit(page).dblclick();
        await expect(form.submit(page)).toHaveText('Submitting...');
        await expect(form.submit(page)).toBeDisabled();
        await inserts.release();
        await expect(thanksOf(page, form)).toBeFocused();
        expect(stored(server, table, email)).toMatchObject([form.rowFor(email)]);
      });

      test('that wasn’t sent is restored on the next visit', async ({ page, server }) => {
        const email = `next-visit-${table}@studio.example`;
        await page.route(INSERT, (route) => route.fulfill({ status: 200, body: HOTEL }));
        await form.fillIn(page, email);
        await form.submit(page).click();
        await expect(page.getByRole('alert')).toHaveText(form.refused);
        await page.unroute(INSERT);
        await page.goto('/pricing');
        await page.goto(path);
        await expect(page.getByText(SENDING.unsent)).toBeVisible();
        const [field, text] = form.typed(page);
        await expect(field).toHaveValue(text);
        expect(stored(server, table, email)).toEqual([]);
        await submit(page, form);
        expect(stored(server, table, email)).toMatchObject([form.rowFor(email)]);
        await reload(page);
        await expect(field).toHaveValue('');
        await expect(page.getByText(SENDING.unsent)).toBeHidden();
      });
    });

    test.describe('input that can’t be sent', isTurn(2), () => {
      test('text that is too long is kept and counted, and is sent once shorter', async ({
        page,
        server,
      }) => {
        const email = `long-${table}@studio.example`;
        await form.fillIn(page, email);
        const [field] = form.typed(page);
        const posts: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
        const tooLong = '\u{1f9f5}'.repeat(35_000);
        await paste(field, tooLong);
        await expect(field).toHaveValue(tooLong);
        const problem = 'Please use at most 5,000 letters: 30,000 letters too many';
        await expect(field).toHaveAccessibleDescription(problem);
        await reload(page);
        await expect(field).toHaveAccessibleDescription(problem);
        await form.submit(page).click();
        const dialog = page.getByRole('dialog').filter({ has: page.getByText('Form Validation Error') });
        if (table !== 'quiz_submissions') await expect(dialog).toContainText(problem);
        await page.keyboard.press('Escape');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(tooLong);
        await expect(field).toHaveAccessibleDescription(problem);
        await field.fill('x'.repeat(5001));
        await expect(field).toHaveAccessibleDescription(
          'Please use at most 5,000 letters: 1 letter too many',
        );
        await field.fill('x'.repeat(5000));
        await expect(field).not.toHaveAttribute('aria-invalid');
        expect(posts).toEqual([]);
        const text = `\u{1f9f5}\n${'x'.repeat(4997)}`;
        await field.fill(text);
        await submit(page, form);
        expect(Object.values(stored(server, table, email)[0] ?? {})).toContain(text);
      });

      test('offline, a submit is kept and reported, and later sent once', async ({
        page,
        context,
        server,
      }) => {
        const email = `offline-${table}@studio.example`;
        await form.fillIn(page, email);
        await context.setOffline(true);
        await form.submit(page).click();
        await expect(page.getByRole('alert')).toHaveText(
          `${SENDING.unanswered} ${SENDING.offline} ${SENDING.kept}`,
        );
        expect(stored(server, table, email)).toEqual([]);
        await context.setOffline(false);
        await expect(thanksOf(page, form)).toBeVisible();
        expect(stored(server, table, email)).toMatchObject([form.rowFor(email)]);
      });
    });

    test(
      'an error is shown and logged to the console, and the next attempt has the same id',
      isTurn(0),
      async ({ page, server, consoleErrors }) => {
        const email = `error-${table}@studio.example`;
        const answers = [
          { status: 400, body: '{"code":"23514","message":"No"}' },
          { status: 500, body: '{}' },
          ...[409, 413, 200].map((status) => ({ status, body: HOTEL })),
        ];
        const ids: string[] = [];
        await page.route(INSERT, (route) => {
          const answer = answers[ids.length];
          ids.push(route.request().postDataJSON().id);
          return answer ? route.fulfill(answer) : route.continue();
        });
        await form.fillIn(page, email);
        for (const [before, { status }] of answers.entries()) {
          await form.submit(page).click();
          await expect.poll(() => ids).toHaveLength(before + 1);
          await expect(form.submit(page)).toBeEnabled();
          await expect(page.getByRole('alert')).toHaveText(form.refused);
          // A refusal is not retried, so no retry is announced.
          if (status === 400 || status === 413)
            await expect(page.getByText(SENDING.unreachable)).toBeHidden();
          await expect(form.submit(page)).toBeFocused();
          const [field, text] = form.typed(page);
          await expect(field).toHaveValue(text);
        }
        expect(consoleErrors).toContain(`The insert into ${table} failed: 400 23514 No`);
        await submit(page, form);
        expect(new Set(ids).size).toBe(1);
        expect(stored(server, table, email)).toMatchObject([{ ...form.rowFor(email), id: ids[0] }]);
      },
    );
  });
}

// All forms share the code that sends rows. It is tested with the booking form.
const [booking] = LEAD_FORMS as [LeadForm];
const bookings = (server: Parameters<typeof stored>[0], email: string) =>
  stored(server, 'call_bookings', email);

/** Advances the page's installed clock through the back-off between attempts until an expectation is met. */
function skipBackOff(page: Page, expectation: () => Promise<void> | void): Promise<void> {
  return expect(async () => {
    await page.clock.runFor(1000);
    await expectation();
  }).toPass();
}

test('retries after a lost response and a 503 use one id', async ({ page, server }) => {
  const email = 'again@studio.example';
  const ids: string[] = [];
  await page.route(INSERT, async (route) => {
    ids.push(route.request().postDataJSON().id);
    if (ids.length === ATTEMPTS) return route.continue();
    if (ids.length > 1) return route.fulfill({ status: 503, body: '{}' });
    await route.fetch();
    await route.abort();
  });
  await page.clock.install();
  await booking.fillIn(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(SENDING.retrying);
  await skipBackOff(page, () => expect(ids).toHaveLength(ATTEMPTS));
  await expect(thanksOf(page, booking)).toBeVisible();
  expect(new Set(ids)).toEqual(new Set(bookings(server, email).map(({ id }) => id)));
});

test('if all responses are lost, one row is stored; the next submit is thanked', async ({ page, server }) => {
  const email = 'lost-answer@studio.example';
  await loseAnswers(page, INSERT, ATTEMPTS);
  await page.clock.install();
  await booking.fillIn(page, email);
  await submitButton(page).click();
  await skipBackOff(page, () =>
    expect(page.getByRole('alert')).toHaveText(SENDING.unanswered, { timeout: 200 }),
  );
  await reload(page);
  await submit(page, booking);
  expect(bookings(server, email)).toHaveLength(1);
});

test('an id that another row has fails, and the next attempt has a new id', async ({ page, server }) => {
  const email = 'conflict@studio.example';
  const ids: string[] = [];
  await page.route(INSERT, async (route) => {
    const row = route.request().postDataJSON();
    ids.push(row.id);
    if (ids.length === 1) await route.fetch({ postData: { ...row, email: `other-${email}` } });
    await route.continue();
  });
  await booking.fillIn(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(booking.refused);
  expect(bookings(server, email)).toEqual([]);
  await reload(page);
  await submit(page, booking);
  expect(new Set(ids).size).toBe(2);
  expect(bookings(server, email)).toMatchObject([{ ...rowFor(email), id: ids[1] }]);
});

/** Installs the page's clock, and submits a booking that a captive portal answers instead of the server. */
async function failToSend(page: Page, email: string): Promise<void> {
  await page.clock.install();
  await page.route(INSERT, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: HOTEL }));
  await booking.fillIn(page, email);
  await submitButton(page).click();
  await expect(page.getByText(SENDING.unreachable)).toBeVisible();
}

test('an open page retries every minute, and keeps focus and edits', async ({ page, server }) => {
  const email = 'minute@studio.example';
  await failToSend(page, email);
  const more = page.getByLabel('Additional info');
  await more.fill('Call me after six.');
  const tried = page.waitForResponse(INSERT);
  await page.clock.runFor(61_000);
  await tried;
  await expect(submitButton(page)).toBeEnabled();
  await expect(more).toBeFocused();
  await page.unroute(INSERT);
  await page.clock.runFor(61_000);
  await expect(page.getByText(SENDING.changed)).toBeVisible();
  await expect(more).toBeFocused();
  await reload(page);
  await expect(more).toHaveValue('Call me after six.');
  expect(bookings(server, email)).toMatchObject([rowFor(email)]);
  await submit(page, booking);
  expect(bookings(server, email)).toMatchObject([{}, { additional_info: 'Call me after six.' }]);
});

test('a submit replaces a pending retry, and sends the current input', async ({ page, server }) => {
  const email = 'pressed@studio.example';
  await failToSend(page, email);
  await page.unroute(INSERT);
  await page.route(INSERT, () => {}, { times: 1 });
  const retry = page.waitForRequest(INSERT);
  await page.clock.runFor(61_000);
  await retry;
  await page.getByLabel('Additional info').fill('Call me after six.');
  await submit(page, booking);
  expect(bookings(server, email)).toMatchObject([{ additional_info: 'Call me after six.' }]);
});

test('each tab keeps its draft; the next visit restores the newest', async ({ page, context, server }) => {
  const [mine, other] = ['tab-one@studio.example', 'tab-two@studio.example'];
  const email = (tab: typeof page) => tab.getByLabel('Email');
  await booking.fillIn(page, mine);
  const second = await context.newPage();
  await booking.fillIn(second, other);
  // Bring the tab to the front, because background tabs are throttled.
  await page.bringToFront();
  await reload(page);
  await expect(email(page)).toHaveValue(mine);
  await page.getByLabel('Name', { exact: true }).fill('Ines');
  await submit(page, booking);
  await second.bringToFront();
  await reload(second);
  await expect(email(second)).toHaveValue(other);
  await second.close();
  await openForm(page);
  await expect(email(page)).toHaveValue(other);
  expect([...bookings(server, mine), ...bookings(server, other)]).toMatchObject([{ name: 'Ines' }]);
});

for (const state of ['full', 'denied'] as const)
  test(
    `if storage is ${state}, the form asks the visitor to keep the page open`,
    fullUnless(state === 'denied'),
    async ({ page, context, server }) => {
      const email = `storage-${state}@studio.example`;
      await page.addInitScript((isDenied) => {
        const refuse = () => {
          throw new DOMException('', isDenied ? 'SecurityError' : 'QuotaExceededError');
        };
        if (isDenied) Object.defineProperty(window, 'localStorage', { get: refuse });
        else Storage.prototype.setItem = refuse;
      }, state === 'denied');
      await booking.fillIn(page, email);
      await context.setOffline(true);
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toContainText(`${SENDING.offline} ${SENDING.unkept}`);
      await context.setOffline(false);
      await expect(thanksOf(page, booking)).toBeVisible();
      expect(bookings(server, email)).toHaveLength(1);
    },
  );
for (const [path, open] of [
  ['/support', openMessageForm],
  ['/book-call', openForm],
  ['/#quiz', (page: Page) => openStep(page, 7, 'mia@studio.example')],
] as const)
  test(
    `${path}: a mistyped email gets a hint that corrects it`,
    fullUnless(path === '/support'),
    async ({ page }) => {
      await open(page);
      const email = page.locator('form [autocomplete="email"]').filter({ visible: true });
      const hint = email.locator('xpath=..').getByRole('status');
      await email.fill('mia@studio.example');
      await email.blur();
      await expect(hint).toBeEmpty();
      await email.fill('mia@gmial.com');
      await email.blur();
      await expect(hint).toHaveText('Did you mean mia@gmail.com?');
      await expectNoViolations(page, ALL_RULES, path);
      await hint.getByRole('button').click();
      await expect(email).toHaveValue('mia@gmail.com');
      await expect(email).toBeFocused();
      await expect(hint).toBeEmpty();
    },
  );

test('the hint about a mistyped email refuses nothing', async ({ page, server }) => {
  const email = 'mia@hotmial.com';
  await openMessageForm(page);
  await fillMessage(page, email);
  await messageField(page, 'Email').fill(email);
  await sendButton(page).click();
  await expect(page.getByRole('region', { name: 'Your message is with us' })).toBeVisible();
  expect(stored(server, 'support_messages', email)).toHaveLength(1);
});
