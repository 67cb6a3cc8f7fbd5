import { SENDING } from '#content/forms.ts';
import { QUIZ_QUESTIONS } from '#content/quiz.ts';
import { SITE } from '#content/site.ts';
import { buildVariant } from '../build-variant.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { ATTEMPTS, test as base, expect, fullUnless } from './fixtures.ts';
import { type HostedStandIn, PUBLIC_KEY, startHostedStandIn } from './hosted-stand-in.ts';
import { LEAD_FORMS, type LeadForm, thanksOf } from './lead-forms.ts';

/** Builds the site once, with analytics, for a hosted database. Starts the site and a stand-in for that database. */
const test = base.extend<object, { hosted: HostedStandIn; server: RunningServer }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern here.
    async ({}, use) => {
      const hosted = await startHostedStandIn();
      await use(hosted);
      await hosted.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ hosted }, use) => {
      const env = {
        ...{ PUBLIC_DATA_URL: hosted.url, PUBLIC_DATA_KEY: PUBLIC_KEY },
        ...{ PUBLIC_ANALYTICS: 'umami', PUBLIC_ANALYTICS_URL: hosted.url, PUBLIC_ANALYTICS_SITE: 'shop' },
      };
      const server = await startServer({ LOG_LEVEL: 'warn' }, { project: buildVariant({ env }) });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'default' });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

for (const form of LEAD_FORMS)
  test(
    `${form.table}: one insert stores exactly the input`,
    fullUnless(form.table === 'quiz_submissions'),
    async ({ page, hosted, server }) => {
      const path = `/rest/v1/${form.table}`;
      const email = `typed.${form.table}@studio.example`;
      await form.fillIn(page, email);
      await form.submit(page).click();
      await expect(thanksOf(page, form)).toBeVisible();

      const inserts = hosted.inserts(email);
      expect(inserts).toHaveLength(1);
      const { url, headers = {}, body = '' } = inserts[0] ?? {};
      expect(url).toBe(path);
      expect(headers).toMatchObject({
        apikey: PUBLIC_KEY,
        authorization: `Bearer ${PUBLIC_KEY}`,
        'content-type': 'application/json',
        origin: server.url,
      });
      expect(headers.prefer ?? 'return=minimal').toBe('return=minimal');
      expect(headers.cookie).toBeUndefined();
      const row = JSON.parse(body);
      expect(row).toEqual({ ...form.rowFor(email), id: expect.stringMatching(UUID) });
      expect(await hosted.rows(form.table, email)).toEqual([{ ...row, created_at: expect.any(Date) }]);

      for (const preflight of hosted.preflights(path)) {
        const names = String(preflight.headers['access-control-request-headers']).split(',');
        expect(['apikey', 'authorization', 'content-type', 'prefer']).toEqual(expect.arrayContaining(names));
      }
      expect(hosted.preflights(path)).not.toHaveLength(0);
      expect(server.rows(form.table)).toEqual([]);
    },
  );

// All forms share the code that interprets responses. It is tested with the booking form.
const [booking] = LEAD_FORMS as [LeadForm];

for (const [answer, what, said, tries, rows] of [
  ['lost', 'a lost response to a stored row', undefined, 2, 1],
  ['409', 'a row that is already stored', undefined, 1, 0],
  ['400', 'a database rule', booking.refused, 1, 0],
  ['401', 'a missing key or right', booking.refused, 1, 0],
  ['503', 'an unreachable database', booking.refused, ATTEMPTS, 0],
  ['silence', 'no response', SENDING.unanswered, 1, 0],
] as const)
  test(
    `${answer}, ${what}: the visitor ${said ? `keeps the form and reads: ${said}` : 'is thanked'}`,
    fullUnless(answer === 'lost' || answer === '400' || answer === 'silence'),
    async ({ page, hosted }) => {
      const email = `answer-${answer}.booking@studio.example`;
      if (answer === 'silence') await page.clock.install();
      await booking.fillIn(page, email);
      await booking.submit(page).click();
      if (answer === 'silence') {
        await expect.poll(() => hosted.inserts(email)).toHaveLength(1);
        await page.clock.runFor(20_000);
      }
      if (said) {
        await expect(page.getByRole('alert')).toHaveText(said);
        await expect(booking.submit(page)).toBeEnabled();
        const [field, typed] = booking.typed(page);
        await expect(field).toHaveValue(typed);
      } else await expect(thanksOf(page, booking)).toBeVisible();
      const inserts = hosted.inserts(email);
      expect(inserts).toHaveLength(tries);
      expect(new Set(inserts.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
      expect(await hosted.rows(booking.table, email)).toHaveLength(rows);
    },
  );

test('umami counts a visit and a lead once, and its automatic counting is off', async ({ page, hosted }) => {
  await page.route(`${hosted.url}/script.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.counted = [{ ...document.currentScript.dataset }];
        window.umami = { track: (name = 'visit') => window.counted.push(name) };`,
    }),
  );
  const counted = () => page.evaluate(() => Reflect.get(window, 'counted'));
  const data = { websiteId: 'shop', hostUrl: hosted.url, autoTrack: 'false', identityStitching: 'false' };
  await page.goto('/about');
  await expect.poll(counted).toEqual([data, 'visit']);
  await page.reload();
  await expect.poll(counted).toEqual([data]);
  await booking.fillIn(page, 'counted@studio.example');
  await booking.submit(page).click();
  await expect.poll(counted).toEqual([data, 'visit', 'Booking']);
});

test('a free time from the call hours fills the form without a request', async ({ page, hosted }) => {
  const email = 'free-time@studio.example';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openForm(page);
  await fill(page, email);
  await page.getByLabel('Timezone').selectOption('GMT');
  const free = page.getByRole('group', { name: 'When' }).getByRole('radio').first();
  await free.check();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  await expect(page.getByText('This time is held')).toHaveCount(0);
  const [row] = await hosted.rows('call_bookings', email);
  expect(row?.preferred_time).toMatch(/^(09|1[0-6]):[03]0$/);
  expect(asked).not.toContain('/call-times');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page offers an email in place of a form that can’t be sent', async ({ page }) => {
    for (const [path, table, asked] of [
      ['/book-call', 'call_bookings', ['Name:', 'Service:', 'Problems to solve:']],
      ['/#quiz', 'quiz_submissions', Object.values(QUIZ_QUESTIONS).map(({ question }) => question)],
      ['/support', 'support_messages', ['Name:', 'Message:']],
    ] as const) {
      await page.goto(path);
      const form = page.locator(`form[action="/rest/v1/${table}"]`);
      await expect(form).toHaveCount(1);
      await expect(form).toBeHidden();
      const link = page.getByRole('link', { name: 'Write an email' });
      await expect(link).toBeVisible();
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.protocol + mail.pathname).toBe(`mailto:${SITE.email}`);
      expect(mail.searchParams.get('subject')).not.toBe('');
      expect(mail.searchParams.get('body')?.split('\r\n')).toEqual(expect.arrayContaining([...asked]));
      await expect(page.locator('noscript').getByText(SITE.email, { exact: true })).toBeVisible();
    }
  });
});
