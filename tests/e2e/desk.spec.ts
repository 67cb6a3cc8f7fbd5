import type { Page } from '@playwright/test';
import { startWithDesk } from '../open-desk.ts';
import { postRow } from '../post-row.ts';
import { ANSWERS, BOOKING, MESSAGE } from '../start-server.ts';
import { ALL_RULES, expectNoViolations } from './axe.ts';
import { expect, fullUnless, tabTo, test, testWithoutScript } from './fixtures.ts';

// Run the tests in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startWithDesk>>;

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
        ...{ ...ANSWERS, contact_name: name, contact_email: email },
        ...{ contact_phone: name, additional_comments: text },
      },
      support_messages: { ...MESSAGE, name, email, message: text.repeat(9) },
    }))
      expect((await postRow(server.url, row, {}, table)).status).toBe(201);
  }
});

test.afterAll(() => server.stop());

async function expectIntact(page: Page, rules: string[]): Promise<void> {
  await expectNoViolations(page, rules, page.url());
  expect(await page.locator('script, img, svg:not([aria-hidden])').count()).toBe(0);
  expect(await page.title()).toMatch(/^(Today|Inbox|New|Lead|Person|Calendar|Numbers|Health) · /);
}

for (const [width, colorScheme, opened] of [
  [390, 'light', 3],
  [390, 'dark', 15],
  [1280, 'light', 15],
] as const)
  test(
    `hostile input breaks no page, at ${width} px, ${colorScheme}`,
    fullUnless(opened === 3),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto(server.desk.address);
      expect(page.url()).toBe(`${server.desk.origin}/`);
      await expectIntact(page, ALL_RULES);
      await page.goto(`${server.desk.origin}/inbox`);
      await expectIntact(page, ALL_RULES);
      const leads = await page
        .locator('.leads a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(leads).toHaveLength(15);
      for (const [index, path] of [
        '/calendar',
        '/numbers',
        '/health',
        '/new',
        ...leads.slice(0, opened),
      ].entries()) {
        await page.goto(new URL(path, server.desk.origin).href);
        for (const summary of await page.locator('summary').all()) await summary.click();
        // The first three leads cover all lead types, so axe skips the other leads.
        await expectIntact(page, index < 7 ? ALL_RULES : []);
      }
    },
  );

testWithoutScript('with the keyboard alone, a call is found, confirmed, noted and won', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.desk.address);
  // Wait for the next page: tabs pressed on the old page would be lost.
  const enter = () => Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('hostile1@shop');
  await enter();
  const entries = page.locator('.leads li', { hasText: 'Chat Agents' });
  await tabTo(entries.getByRole('link'));
  await enter();
  await tabTo(page.getByRole('textbox', { name: 'Link to the call' }).first());
  await page.keyboard.type('https://meet.example/room');
  await tabTo(page.getByRole('button', { name: 'Confirm this time' }));
  await enter();
  await expect(page.locator('.state').first()).toHaveText('confirmed');
  await tabTo(page.getByRole('textbox', { name: 'Add a note' }));
  await page.keyboard.type('Wants linen.');
  await tabTo(page.getByRole('button', { name: 'Add the note' }));
  await enter();
  await expect(page.getByRole('definition').filter({ hasText: 'Wants linen.' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'won' }));
  await enter();
  await expect(page.getByRole('button', { name: 'won' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('definition').filter({ hasText: 'https://meet.example/room' })).toBeVisible();
});

testWithoutScript('keys lead to the next lead that waits, back, and to its answer', async ({ page }) => {
  await page.goto(server.desk.address);
  const waiting = page.getByRole('heading', { name: 'Waiting, longest first' }).locator('..');
  const [first = '', second = ''] = await waiting
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  await page.goto(first);
  await pressWithAlt(page, 'n');
  await expect(page).toHaveURL(second);
  await pressWithAlt(page, 'p');
  await expect(page).toHaveURL(first);
  await pressWithAlt(page, 'a');
  await expect(page).toHaveURL(/#answer$/);
  await expect(page.locator('#answer')).toBeInViewport();
});

/** Presses Alt and a letter. Unlike `keyboard.press`, sends the letter, by which the browser finds an access key. */
async function pressWithAlt(page: Page, letter: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = letter.toUpperCase().charCodeAt(0);
  const key = { key: letter, windowsVirtualKeyCode, modifiers: 1, text: letter, unmodifiedText: letter };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.detach();
}
