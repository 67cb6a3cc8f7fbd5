import { expect, type Page, test } from '@playwright/test';
import { startWithDesk } from '../open-desk.ts';
import { postRow } from '../post-row.ts';
import { ANSWERS, BOOKING, MESSAGE } from '../start-server.ts';
import { ALL_RULES, expectNothingFound } from './axe.ts';
import { tabTo } from './fixtures.ts';

let server: Awaited<ReturnType<typeof startWithDesk>>;

/** Texts that are made to break a page. */
const HOSTILE = [
  '<script>document.title = "run"</script><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)> \u202e reversed \u2066',
  `${'W'.repeat(160)} `,
  '\u0627\u0644\u0633\u0644\u0627\u0645 &amp; ]]> {{x}} $y',
  'javascript:alert(1)',
];

test.beforeAll(async () => {
  server = await startWithDesk();
  for (const [index, text] of HOSTILE.entries()) {
    const [email, name] = [`hostile${index}@shop.example`, text.slice(0, 190)];
    const line = { preferred_date: `2099-12-0${index + 1}`, company_name: name, additional_info: text };
    for (const [table, row] of Object.entries({
      call_bookings: { ...BOOKING, ...line, name, email, problems_to_solve: text.repeat(5) },
      quiz_submissions: {
        ...ANSWERS,
        contact_name: name,
        contact_email: email,
        contact_phone: name,
        additional_comments: text,
      },
      support_messages: { ...MESSAGE, name, email, message: text.repeat(9) },
    }))
      expect((await postRow(server.url, row, {}, table)).status).toBe(201);
  }
});

test.afterAll(() => server.stop());

async function expectWhole(page: Page): Promise<void> {
  await expectNothingFound(page, ALL_RULES, page.url());
  await expect(page.locator('script, img, svg:not([aria-hidden])')).toHaveCount(0);
  expect(await page.title()).toMatch(/^(Inbox|Lead|Calendar|Numbers|Health) · /);
}

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const)
  test(`each page stands whatever was typed, at ${width} px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme });
    const page = await context.newPage();
    await page.goto(server.desk.address);
    expect(page.url()).toBe(`${server.desk.origin}/`);
    await expectWhole(page);
    const leads = await page
      .locator('.leads a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const path of ['/calendar', '/numbers', '/health', ...leads.slice(0, width === 390 ? 15 : 3)]) {
      await page.goto(new URL(path, server.desk.origin).href);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectWhole(page);
    }
    await context.close();
  });

test('by keyboard alone, without script, a call is found, confirmed, noted and won', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(server.desk.address);
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('hostile1@shop');
  await page.keyboard.press('Enter');
  const entries = page.locator('.leads li', { hasText: 'Chat Agents' });
  await tabTo(entries.getByRole('link'));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: 'Link to the call' }).first());
  await page.keyboard.type('https://meet.example/room');
  await tabTo(page.getByRole('button', { name: 'Confirm this time' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('.state').first()).toHaveText('confirmed');
  await tabTo(page.getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('Wants linen.');
  await tabTo(page.getByRole('button', { name: 'Save the note' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants linen.');
  await tabTo(page.getByRole('button', { name: 'won' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'won' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('definition').filter({ hasText: 'https://meet.example/room' })).toBeVisible();
  await context.close();
});

test('a page of another site can’t act, though its visitor is at the desk', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(server.desk.address);
  const path = await page.locator('.leads a').first().getAttribute('href');
  await page.route('http://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${server.desk.origin}${path}/outcome"><button name="outcome" value="lost">Win</button></form>`,
    }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('button').click();
  await expect(page.getByRole('heading')).toHaveText('Closed');
  await page.goto(`${server.desk.origin}${path}`);
  await expect(page.getByRole('button', { name: 'lost' })).toHaveAttribute('aria-pressed', 'false');
  await page.close();
});
