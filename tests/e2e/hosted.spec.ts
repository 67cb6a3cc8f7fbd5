import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { QUIZ_QUESTIONS } from '#content/quiz.ts';
import { SITE } from '#content/site.ts';
import type { LeadTable } from '#leads/types.ts';
import { buildVariant } from '../build-variant.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { fill, openForm, rowFor, submitButton, TYPED } from './booking-form.ts';
import { test as base, expect, fullUnless, hydrate } from './fixtures.ts';
import {
  type HostedStandIn,
  PUBLIC_KEY,
  type RecordedRequest,
  startHostedStandIn,
} from './hosted-stand-in.ts';
import { fillMessage, messageField, openMessageForm, sendButton, TEXT } from './message-form.ts';

/** The site built for a hosted database, and that database. One worker runs them all, over one build. */
const test = base.extend<object, { hosted: HostedStandIn; project: string; server: RunningServer }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to be there.
    async ({}, use) => {
      const hosted = await startHostedStandIn();
      await use(hosted);
      await hosted.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  project: [
    ({ hosted }, use) =>
      use(buildVariant({ env: { PUBLIC_DATA_URL: hosted.url, PUBLIC_DATA_KEY: PUBLIC_KEY } })),
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [
    async ({ project }, use) => {
      const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'default' });

const quiz = (page: Page) => page.locator('form[action="/rest/v1/quiz_submissions"]');

async function answerQuiz(page: Page, email: string): Promise<void> {
  const form = quiz(page);
  const next = async (step: number) => {
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByText(`Step ${step} of 8`)).toBeVisible();
  };
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  await form.getByText('Service-based').click();
  await next(2);
  await form.getByText('11-50 employees').click();
  await next(3);
  await form.getByText('Generate more leads').click();
  await form.getByText('Scale business operations').click();
  await next(4);
  await form.getByText('Intermediate understanding').click();
  await next(5);
  await form.getByRole('slider').fill('5');
  await next(6);
  await form.getByText('Not sure').click();
  await next(7);
  await form.getByLabel('Full name').fill('Ines Duarte');
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Business website').fill('studionorte.example');
  await next(8);
  await form.getByLabel('Comments').fill('Mostly sizing.\nAt night.');
}

function answersFor(email: string) {
  return {
    business_type: 'Service-based',
    business_size: '11-50 employees',
    automation_goals: ['Generate more leads', 'Scale business operations'],
    ai_knowledge: 'Intermediate understanding',
    solution_priority: 5,
    integration_needs: 'Not sure',
    contact_name: 'Ines Duarte',
    contact_email: email,
    contact_phone: null,
    business_website: 'studionorte.example',
    additional_comments: 'Mostly sizing.\nAt night.',
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface Form {
  table: LeadTable;
  fillIn: (page: Page, email: string) => Promise<void>;
  submit: (page: Page) => ReturnType<typeof submitButton>;
  thanks: string;
  refused: string;
  rowFor: (email: string) => object;
  /** A field that holds what was typed, and what that is. */
  retained: (page: Page) => [ReturnType<Page['getByLabel']>, string];
}

const FORMS: Form[] = [
  {
    table: 'call_bookings',
    async fillIn(page, email) {
      await openForm(page);
      await fill(page, email);
    },
    submit: submitButton,
    thanks: 'Thank You for Booking!',
    refused: 'There was an error submitting your booking. Please try again.',
    rowFor,
    retained: (page) => [page.getByLabel('Problems to solve'), TYPED.problems],
  },
  {
    table: 'quiz_submissions',
    fillIn: answerQuiz,
    submit: (page) => quiz(page).locator('button[type="submit"]'),
    thanks: 'Thank You!',
    refused: 'There was an error submitting your quiz. Please try again.',
    rowFor: answersFor,
    retained: (page) => [quiz(page).getByLabel('Comments'), 'Mostly sizing.\nAt night.'],
  },
  {
    table: 'support_messages',
    async fillIn(page, email) {
      await openMessageForm(page);
      await fillMessage(page, email);
    },
    submit: sendButton,
    thanks: 'Your message is with us',
    refused: 'There was an error submitting your message. Please try again.',
    rowFor: (email) => ({ name: 'Ines Duarte', email, message: TEXT }),
    retained: (page) => [messageField(page, 'Message'), TEXT],
  },
];

const UNANSWERED = 'An unexpected error occurred. Please try again later.';

for (const form of FORMS) {
  test.describe(form.table, () => {
    const path = `/rest/v1/${form.table}`;
    const isBooking = form.table === 'call_bookings';
    const thanked = (page: Page) => page.getByRole('heading', { name: form.thanks, exact: true });

    test('201: one insert goes to the hosted database, and it stores exactly what was typed', async ({
      page,
      hosted,
      server,
    }) => {
      const email = `typed.${form.table}@studio.example`;
      await form.fillIn(page, email);
      await form.submit(page).click();
      await expect(thanked(page)).toBeVisible();

      const inserts = hosted.inserts(email);
      expect(inserts).toHaveLength(1);
      const [{ path: asked, headers, body }] = inserts as [RecordedRequest];
      expect(asked).toBe(path);
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
    });

    test(
      'an answer that got lost on the way leaves one row, and the visitor is thanked',
      fullUnless(isBooking),
      async ({ page, hosted }) => {
        const email = `answer-lost.${form.table}@studio.example`;
        await form.fillIn(page, email);
        await form.submit(page).click();
        const banner = page.getByText(UNANSWERED);
        await expect(thanked(page).or(banner)).toBeVisible();
        if (await banner.isVisible()) await form.submit(page).click();
        await expect(thanked(page)).toBeVisible();
        expect(await hosted.rows(form.table, email)).toHaveLength(1);
        expect(hosted.inserts(email).length).toBeGreaterThan(1);
        expect(idsOf(hosted.inserts(email)).size).toBe(1);
      },
    );

    test('409, stored before, is thanked for', fullUnless(isBooking), async ({ page, hosted }) => {
      const email = `answer-409.${form.table}@studio.example`;
      await form.fillIn(page, email);
      await form.submit(page).click();
      await expect(thanked(page)).toBeVisible();
      expect(hosted.inserts(email)).toHaveLength(1);
    });

    for (const [answer, what, message] of [
      ['400', 'a rule of the database', form.refused],
      ['401', 'a key or a right that is missing', form.refused],
      ['500', 'an error of the database', form.refused],
      ['503', 'a database that is away', form.refused],
      ['reset', 'a connection that ends', UNANSWERED],
      ['silence', 'no answer at all', UNANSWERED],
    ] as const) {
      test(
        `${answer}, ${what}, keeps the form and says: ${message}`,
        fullUnless(isBooking ? answer === '400' : form.table === 'quiz_submissions' && answer === 'reset'),
        async ({ page, hosted }) => {
          const email = `answer-${answer}.${form.table}@studio.example`;
          if (answer === 'silence') await page.addInitScript(shortenPatience);
          await form.fillIn(page, email);
          await form.submit(page).click();
          await expect(page.getByRole('alert')).toHaveText(message);
          await expect(form.submit(page)).toBeEnabled();
          const [field, typed] = form.retained(page);
          await expect(field).toHaveValue(typed);

          const before = hosted.inserts(email).length;
          await form.submit(page).click();
          await expect.poll(() => hosted.inserts(email).length).toBeGreaterThan(before);
          await expect(page.getByRole('alert')).toHaveText(message);
          await expect(field).toHaveValue(typed);
          expect(idsOf(hosted.inserts(email)).size).toBe(1);
          expect(await hosted.rows(form.table, email)).toEqual([]);
        },
      );
    }
  });
}

function idsOf(inserts: RecordedRequest[]): Set<string> {
  return new Set(inserts.map(({ body }) => JSON.parse(body).id));
}

/** Runs in the page: an answer that takes 20 seconds there is late after one. */
function shortenPatience(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 20);
}

test('the hours alone say when calls are held: a free time fills the form, and nobody is asked', async ({
  page,
  hosted,
}) => {
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

test('the policy of every page lets it reach that database, and of a build without one it does not', async ({
  project,
  hosted,
}) => {
  const pages = globSync('**/*.html', { cwd: join(project, 'dist') });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    expect(mayReach(join(project, 'dist', page)), page).toBe(`'self' ${hosted.url}`);
  }
  expect(mayReach('dist/book-call.html')).toBe("'self'");
});

function mayReach(page: string): string | undefined {
  return /<meta http-equiv="content-security-policy" content="[^"]*connect-src ([^;"]*)/.exec(
    readFileSync(page, 'utf8'),
  )?.[1];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, form, asked } of [
    {
      path: '/book-call',
      form: '/rest/v1/call_bookings',
      asked: ['Name:', 'Company name:', 'Service:', 'Problems to solve:'],
    },
    {
      path: '/#quiz',
      form: '/rest/v1/quiz_submissions',
      asked: Object.values(QUIZ_QUESTIONS).map(({ question }) => question),
    },
    { path: '/support', form: '/rest/v1/support_messages', asked: ['Name:', 'Message:'] },
  ]) {
    test(`${path} offers an email in place of a form that could not be sent`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(`form[action="${form}"]`)).toHaveCount(1);
      await expect(page.locator(`form[action="${form}"]`)).toBeHidden();
      await expect(page.getByRole('button', { name: /^(Book a Call|Submit|Send message)$/ })).toHaveCount(0);

      const link = page.getByRole('link', { name: 'Write an email' });
      await expect(link).toBeVisible();
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.protocol + mail.pathname).toBe(`mailto:${SITE.email}`);
      expect(mail.searchParams.get('subject')).not.toBe('');
      const lines = mail.searchParams.get('body')?.split('\r\n');
      expect(lines).toEqual(expect.arrayContaining(asked));
      await expect(page.locator('noscript').getByText(SITE.email, { exact: true })).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('with JavaScript there is no word of an email in the forms’ place', async ({ page }) => {
  for (const path of ['/book-call', '/', '/support']) {
    await page.goto(path);
    await hydrate(page, 'form');
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveCount(0);
  }
});

test('a build for our own server takes plain forms, and has no word of an email in their place', () => {
  for (const page of ['dist/index.html', 'dist/book-call.html', 'dist/support.html']) {
    expect(readFileSync(page, 'utf8').includes('Write an email'), page).toBe(false);
  }
});
