import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { wallTimeHere } from '#leads/time-zones.ts';
import { freePort } from '../free-port.ts';
import { networkOfItsOwn } from '../new-leads.ts';
import { startWithDesk } from '../open-desk.ts';
import { postRow } from '../post-row.ts';
import { BOOKING, MESSAGE } from '../start-server.ts';
import { type RunningSmtp, startSmtp } from '../start-smtp.ts';
import { ALL_RULES, expectNoViolations } from './axe.ts';
import { expect, FULL, test } from './fixtures.ts';

// What a founder does at the desk in a week, as on a phone and on a laptop. Each task has leads of its own.

// Run the tests in one worker, so that they share one server.
test.describe.configure({ mode: 'default' });

const TEAM = 'team@loomline.example';

let server: Awaited<ReturnType<typeof startWithDesk>>;
let smtp: RunningSmtp;

test.beforeAll(async () => {
  smtp = await startSmtp({ refused: ['mia@wrong.example'] });
  const port = String(await freePort());
  server = await startWithDesk({
    ...{ SMTP_URL: smtp.url, LEADS_TO: TEAM, PORT: port, SITE_URL: `http://127.0.0.1:${port}` },
    ...{ CALL_LINK: 'https://meet.example/{id}', ACKNOWLEDGEMENTS_PER_HOUR: '1000' },
  });
});

test.afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

let days = 0;

/** Books a call on a Monday of its own, and opens its page. */
async function openCall(page: Page, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  days += 1;
  const day = new Date(Date.UTC(2090, 0, 2 + 7 * days)).toISOString().slice(0, 10);
  const email = `${id}@visitor.example`;
  const row = { ...BOOKING, timezone: 'UTC', preferred_date: day, email, ...change, id };
  expect((await postRow(server.url, row, networkOfItsOwn(id))).status).toBe(201);
  await page.goto(`${server.desk.origin}/leads/${id}`);
  return id;
}

async function openMessage(page: Page, change: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const row = { ...MESSAGE, email: `${id}@visitor.example`, ...change, id };
  expect((await postRow(server.url, row, networkOfItsOwn(id), 'support_messages')).status).toBe(201);
  await page.goto(`${server.desk.origin}/leads/${id}`);
  return id;
}

/** Opens a folded form of the open page, and returns it. */
async function unfold(page: Page, act: string) {
  const form = page.locator(`details#${act}`);
  await form.locator('summary').click();
  return form;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const state = (page: Page) => page.locator('.state').first();

/** Confirms the call of the open page. */
async function confirm(page: Page): Promise<void> {
  await press(page, 'Confirm this time');
  await expect(state(page)).toHaveText('confirmed');
}

function change(text: string): void {
  using database = new DatabaseSync(server.databaseFile, { timeout: 5000 });
  database.exec(text);
}

/** Lets the minute pass in which an act can be undone, and waits for an email with these words. */
async function mailWith(to: string, words: string): Promise<string> {
  const past = new Date(Date.now() - 1000).toISOString();
  const find = () => {
    change(`update deliveries set due_at = '${past}' where delivered_at is null and attempts = 0`);
    const found = smtp.accepted.find((each) => each.to.includes(to) && each.mail.text?.includes(words));
    return found?.mail.text;
  };
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/** Moves the call of the open page to a day. */
async function moveTo(page: Page, id: string, start: Date): Promise<void> {
  const end = new Date(start.getTime() + 15 * 60_000);
  change(`update appointments set starts_at = '${start.toISOString()}', ends_at = '${end.toISOString()}'
    where booking_id = '${id}'`);
  await page.reload();
}

async function openPast(page: Page): Promise<string> {
  const id = await openCall(page);
  await confirm(page);
  days += 1;
  await moveTo(page, id, new Date(Date.UTC(2026, 0, days, 10)));
  return id;
}

async function go(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click();
}

const TASKS: Record<string, (page: Page) => Promise<void>> = {
  async 'answer a message'(page) {
    const id = await openMessage(page);
    await expect(page.getByRole('link', { name: 'Write to them' })).toHaveAttribute('href', /^mailto:/);
    await press(page, 'I have answered');
    await expect(page.getByRole('button', { name: 'I have answered' })).toHaveCount(0);
    await go(page, 'Today');
    await expect(page.locator(`a[href="/leads/${id}"]`)).toHaveCount(0);
  },
  async 'propose times, of which the visitor taps one'(page) {
    const id = await openCall(page);
    const form = await unfold(page, 'propose');
    await form.getByLabel('Time 1').selectOption({ index: 1 });
    await form.getByLabel('Time 2').selectOption({ index: 3 });
    await form.getByLabel('A few words').fill('Mornings suit us.');
    await press(page, 'Send the proposal');
    await expect(state(page)).toHaveText('proposed');
    const text = await mailWith(`${id}@visitor.example`, 'Mornings suit us.');
    const [link = ''] = /http\S+do=confirm&at=\S+/.exec(text) ?? [];
    await page.goto(link);
    await press(page, 'Confirm this time');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmed');
    await page.goto(`${server.desk.origin}/leads/${id}`);
    await expect(state(page)).toHaveText('confirmed');
  },
  async 'confirm a call with own words'(page) {
    const id = await openCall(page);
    await expect(page.getByText(`https://meet.example/${id}`).first()).toBeVisible();
    await page.getByLabel('A few words to them').first().fill('Bring your returns.');
    await confirm(page);
    await mailWith(`${id}@visitor.example`, 'Bring your returns.');
  },
  async 'cancel a call with own words'(page) {
    const id = await openCall(page);
    await confirm(page);
    const form = await unfold(page, 'cancel');
    await form.getByLabel('A few words').fill('Our trainee is ill.');
    await form.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(state(page)).toHaveText('cancelled');
    expect(await mailWith(`${id}@visitor.example`, 'Our trainee is ill.')).toContain('We have to cancel');
  },
  async 'undo a decision'(page) {
    await openCall(page);
    const before = await state(page).textContent();
    const form = await unfold(page, 'decline');
    await form.getByRole('button', { name: 'Decline the call' }).click();
    await expect(state(page)).toHaveText('declined');
    await press(page, 'Undo');
    await expect(state(page)).toHaveText(before ?? '');
  },
  async 'preview an email'(page) {
    await openCall(page);
    const form = await unfold(page, 'decline');
    await form.getByLabel('A few words').fill('We are full until spring.');
    await form.getByRole('button', { name: 'Preview the email' }).click();
    await expect(page.getByRole('status')).toContainText('Nothing was sent yet');
    await expect(page.getByRole('status')).toContainText('We are full until spring.');
    await expect(page.locator('#decline textarea')).toHaveValue('We are full until spring.');
  },
  async 'add notes from two devices'(page) {
    await openMessage(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const [device, words] of [[page, 'Wants linen.'] as const, [other, 'Has two shops.'] as const]) {
      await device.getByLabel('Add a note').fill(words);
      await press(device, 'Add the note');
    }
    for (const words of ['Wants linen.', 'Has two shops.'])
      await expect(other.getByRole('definition').filter({ hasText: words })).toBeVisible();
    await other.close();
  },
  async 'correct an address whose email failed'(page) {
    await openMessage(page, { email: 'mia@wrong.example', name: 'Mia Ek' });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('not sent').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    const right = `mia${days++}@right.example`;
    const form = await unfold(page, 'correct');
    await form.getByLabel('Email').fill(right);
    await form.getByRole('button', { name: 'Correct' }).click();
    await expect.poll(() => smtp.accepted.some(({ to }) => to.includes(right))).toBe(true);
  },
  async 'add somebody who phoned'(page) {
    await page.goto(server.desk.address);
    await go(page, 'New');
    await page.getByLabel('Name', { exact: true }).fill('Noor Haddad');
    await page.getByLabel('Email', { exact: true }).fill(`noor${days++}@visitor.example`);
    await page.getByLabel('What it is about').fill('Phoned about returns.');
    await page.getByLabel('Day', { exact: true }).fill('2098-12-02');
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await press(page, 'Add');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor Haddad');
    await expect(page.getByRole('button', { name: 'Confirm this time' })).toBeVisible();
  },
  async 'propose a follow-up call'(page) {
    const id = await openPast(page);
    const form = await unfold(page, 'follow-up');
    await form.getByLabel('Time 1').selectOption({ index: 5 });
    await form.getByLabel('A few words').fill('Shall we go on?');
    await form.getByRole('button', { name: 'Send the proposal' }).click();
    await expect(state(page)).toHaveText('proposed');
    expect(page.url()).not.toContain(id);
  },
  async 'see all of one person'(page) {
    const email = `twice${days++}@visitor.example`;
    await openMessage(page, { email });
    await openCall(page, { email: email.toUpperCase() });
    await page.getByRole('link', { name: 'One more from this person' }).click();
    await expect(page.locator('.leads li')).toHaveCount(2);
  },
  async 'find a person half remembered'(page) {
    const name = `Zoë Meier${days++}`;
    await openMessage(page, { name });
    for (const words of [name.replace('ë', 'e'), name.replace('Meier', 'Meyer')]) {
      await page.getByRole('searchbox').fill(words);
      await page.keyboard.press('Enter');
      await expect(page.locator('.leads li', { hasText: name })).toBeVisible();
    }
  },
  async 'join a call of today'(page) {
    const id = await openCall(page);
    await confirm(page);
    const { date } = wallTimeHere(new Date());
    await moveTo(page, id, new Date(`${date}T12:00:00.000Z`));
    await go(page, 'Today');
    const call = page.locator('.agenda li', { hasText: 'Studio Norte' });
    await expect(call.getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      `https://meet.example/${id}`,
    );
    await go(page, 'Calendar');
    await expect(page.locator('.day', { has: page.locator(`a[href="/leads/${id}"]`) })).toContainText('Call');
    await moveTo(page, id, new Date(Date.UTC(2025, 0, ++days, 10)));
  },
  async 'read the calendar of another week'(page) {
    const id = await openCall(page, { preferred_date: '2089-06-15', preferred_time: '10:00' });
    await confirm(page);
    await page.goto(`${server.desk.origin}/calendar?week=2089-W23`);
    await page.getByRole('link', { name: 'Week after' }).click();
    await expect(page.locator('.event.confirmed')).toHaveCount(1);
    change(`delete from appointments where booking_id = '${id}'`);
  },
  async 'block a range over a call'(page) {
    const id = await openCall(page, { preferred_date: '2088-06-16', preferred_time: '10:00' });
    await confirm(page);
    await go(page, 'Calendar');
    await page.getByText('Block a time, or whole days').click();
    await page.getByLabel('Day', { exact: true }).fill('2088-06-14');
    await page.getByLabel('Last day').fill('2088-06-18');
    await page.getByLabel('What for').fill('Fair');
    await press(page, 'Block');
    await expect(page.getByRole('heading', { name: 'A call is in that time' })).toBeVisible();
    await expectNoViolations(page, ALL_RULES, 'block over a call');
    await page.getByLabel('A few words').fill('We are at a fair.');
    await press(page, 'Propose other times, and block');
    await expect(page.locator('.event.blocked').first()).toContainText('Fair');
    await press(page, 'Undo');
    await expect(page.locator('.event.confirmed')).toHaveCount(1);
    await page.getByText('Block a time, or whole days').click();
    await page.getByLabel('Day', { exact: true }).fill('2088-06-14');
    await page.getByLabel('Last day').fill('2088-06-18');
    await press(page, 'Block');
    await page.getByLabel('A few words').fill('We are at a fair.');
    await press(page, 'Propose other times, and block');
    await mailWith(`${id}@visitor.example`, 'We are at a fair.');
    await page.getByRole('button', { name: 'Unblock' }).first().click();
  },
  async 'mark spam, and take it back'(page) {
    const id = await openMessage(page);
    const entry = page.locator(`.leads a[href="/leads/${id}"]`);
    await press(page, 'Spam');
    await go(page, 'Inbox');
    await expect(entry).toHaveCount(0);
    await page.getByRole('link', { name: 'Suspected' }).click();
    await entry.click();
    await press(page, 'Not spam');
    await go(page, 'Inbox');
    await expect(entry).toHaveCount(1);
  },
  async 'archive a lead, and take it back'(page) {
    const id = await openMessage(page);
    await press(page, 'Archive');
    await expect(page.getByRole('button', { name: 'Back into the inbox' })).toBeVisible();
    await page.goto(`${server.desk.origin}/inbox?filter=archived`);
    await page.locator(`.leads a[href="/leads/${id}"]`).click();
    await press(page, 'Back into the inbox');
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  },
  async 'be reminded on a date'(page) {
    const id = await openMessage(page);
    await press(page, 'I have answered');
    await page.getByLabel('Remind me on').fill(wallTimeHere(new Date()).date);
    await press(page, 'Remind me');
    await go(page, 'Today');
    await expect(
      page.locator('section', { hasText: 'To come back to' }).locator(`a[href="/leads/${id}"]`),
    ).toBeVisible();
  },
  async 'hand a lead over'(page) {
    const id = await openMessage(page);
    const form = await unfold(page, 'hand-over');
    await form.getByLabel('Their address').fill(`sam-${id}@loomline.example`);
    await form.getByLabel('A few words').fill('Yours, I think.');
    await form.getByRole('button', { name: 'Mail it to them' }).click();
    const text = await mailWith(`sam-${id}@loomline.example`, 'Yours, I think.');
    expect(text).not.toContain('/answer/');
  },
  async 'note a no-show'(page) {
    await openPast(page);
    await press(page, 'no-show');
    await expect(page.getByRole('button', { name: 'no-show' })).toHaveAttribute('aria-pressed', 'true');
  },
  async 'note what was won and lost'(page) {
    await openMessage(page);
    for (const outcome of ['won', 'lost']) {
      await press(page, outcome);
      await expect(page.getByRole('button', { name: outcome })).toHaveAttribute('aria-pressed', 'true');
    }
  },
  async 'download the contacts'(page) {
    const id = await openMessage(page);
    await go(page, 'Inbox');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Contacts as CSV' }).click(),
    ]);
    const text = (await Array.fromAsync(await file.createReadStream())).join('');
    expect(text).toContain(`${id}@visitor.example`);
  },
  async 'erase somebody with a coming call'(page) {
    const id = await openCall(page);
    await confirm(page);
    const form = await unfold(page, 'erase');
    await expect(form).toContainText('They have a call with us');
    await form.getByLabel('type their address').fill(`${id}@visitor.example`);
    await form.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByRole('alert')).toContainText('Cancel it first');
    await page.getByLabel('Erase, and tell nobody').check();
    await page.locator('#erase').getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
  },
  async 'get back in by a link'(page) {
    const id = await openMessage(page);
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closed');
    const known = new Set(smtp.accepted);
    await press(page, 'Mail me a link');
    const find = () =>
      smtp.accepted.flatMap((each) =>
        known.has(each) ? [] : (/http\S+sign-in\?once=\S+/.exec(each.mail.text ?? '') ?? []),
      )[0];
    await expect.poll(find).toBeDefined();
    await page.goto(find() ?? '');
    await expect(page).toHaveURL(new RegExp(`/leads/${id}$`));
  },
  async 'read the numbers'(page) {
    await page.goto(server.desk.address);
    await go(page, 'Numbers');
    await expect(page.getByRole('heading', { name: 'Leads by week' })).toBeVisible();
    await go(page, 'Health');
  },
};

const SHORT = [
  'propose times, of which the visitor taps one',
  'block a range over a call',
  'read the numbers',
];

for (const [title, width, tasks, details] of [
  ['a founder’s morning', 390, SHORT, {}],
  ['a founder’s week on a phone', 390, Object.keys(TASKS), FULL],
  ['a founder’s week on a laptop', 1280, Object.keys(TASKS), FULL],
] as const)
  test(title, details, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(server.desk.address);
    for (const task of tasks)
      await test.step(task, async () => {
        await TASKS[task]?.(page);
        await expectNoViolations(page, ALL_RULES, task);
      });
  });
