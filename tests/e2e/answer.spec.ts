import type { Page } from '@playwright/test';
import { instantIn, wallTimeHere } from '#leads/time-zones.ts';
import { freePort } from '../free-port.ts';
import { postRow } from '../post-row.ts';
import { BOOKING, type RunningServer, startServer } from '../start-server.ts';
import { type RunningSmtp, startSmtp } from '../start-smtp.ts';
import { ALL_RULES, expectNoViolations } from './axe.ts';
import { expect, FULL, fullUnless, tabTo, test } from './fixtures.ts';

const TEAM = 'team@loomline.example';

// Run the tests in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

let server: RunningServer;
let smtp: RunningSmtp;

test.beforeAll(async () => {
  smtp = await startSmtp();
  const port = String(await freePort());
  server = await startServer({
    ...{ SMTP_URL: smtp.url, LEADS_TO: TEAM, PORT: port, SITE_URL: `http://127.0.0.1:${port}` },
    ...{ TRUST_CLIENTS: 'yes', LOG_LEVEL: 'warn' },
  });
});

test.afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** Books a call, and opens the email about it that was sent to the team or to the visitor. */
async function openMail(page: Page, to: 'team' | 'visitor', preferred_time = '15:30'): Promise<void> {
  const id = crypto.randomUUID();
  const email = `${id}@visitor.example`;
  expect((await postRow(server.url, { ...BOOKING, id, email, preferred_time })).status).toBe(201);
  const find = () =>
    smtp.accepted.find(({ to: receivers, mail }) =>
      to === 'team' ? mail.html?.includes(id) && receivers.includes(TEAM) : receivers.includes(email),
    );
  await expect.poll(find).toBeDefined();
  await page.setContent(find()?.mail.html ?? '');
}

/** Opens a link in an email, and returns the new tab. */
async function follow(page: Page, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await opened.waitForLoadState();
  return opened;
}

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false });

  test('two taps in the email confirm a call', async ({ page }) => {
    await openMail(page, 'team', '18:30');
    const ours = wallTimeHere(instantIn('CET', BOOKING.preferred_date, '18:30')).time;
    const answer = await follow(page, () => page.getByRole('link', { name: `Confirm ${ours}` }).tap());
    await expect(answer.getByRole('heading', { level: 1 })).toHaveText('Confirm this call');
    const button = answer.getByRole('button', { name: `Confirm ${ours}` });
    await expect(button).toBeInViewport();
    await button.tap();
    await expect(answer.getByRole('heading', { level: 1 })).toHaveText('Confirmed');
    await expect(answer.getByRole('main')).toContainText('by the team');
  });
});

for (const [to, acts] of [
  ['team', ['Decline', 'Another time', /^Confirm /]],
  ['visitor', ['Withdraw the request', 'Choose another time']],
] as const)
  test(
    `each page of the ${to} is accessible, light and dark`,
    fullUnless(to === 'visitor'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const addresses = [`${server.url}/answer/nothing`];
      await openMail(page, to);
      for (const name of acts) {
        const link = page.getByRole('link', { name, exact: true });
        // `new URL` throws if the link has no address.
        addresses.push(new URL(String(await link.getAttribute('href'))).href);
      }
      addresses.push(String(addresses.at(-1)?.split('?')[0]));
      for (const address of addresses) {
        await page.goto(address);
        await expectNoViolations(page, ALL_RULES, address);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page, ['color-contrast'], `${address}, dark`);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    },
  );

test('times are proposed with the keyboard alone', FULL, async ({ page: mail }) => {
  await openMail(mail, 'team');
  await mail.getByRole('link', { name: 'Another time' }).focus();
  const page = await follow(mail, () => mail.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another time');
  for (const index of [0, 1]) {
    await tabTo(page.getByRole('checkbox').nth(index));
    await page.keyboard.press('Space');
  }
  await tabTo(page.getByRole('button', { name: 'Ask which suits them' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other times were proposed');
});
