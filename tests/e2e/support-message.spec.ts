import type { Page } from '@playwright/test';
import type { RunningServer } from '../start-server.ts';
import { expect, hydrate, test } from './fixtures.ts';
import {
  fillMessage,
  fillMessageByHand,
  messageField,
  messageForm,
  openMessageForm,
  sendButton,
  TEXT,
} from './message-form.ts';

const INSERT = '**/rest/v1/support_messages';

const thanks = (page: Page) => page.getByRole('heading', { name: 'Your message is with us' });

function stored(server: RunningServer, email: string) {
  return server.rows('support_messages').filter((row) => row.email === email);
}

test('a message is stored once, and thanked for where the form was; nothing else on the page moves', async ({
  page,
  server,
}) => {
  const email = 'message-sent@studio.example';
  await openMessageForm(page);
  await fillMessageByHand(page, email);
  const below = page.getByRole('heading', { name: 'Perhaps it is answered already' });
  const before = await below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await sendButton(page).dblclick();
  await expect(page.getByRole('region', { name: 'Your message is with us' })).toBeFocused();
  await expect(page.getByText(`A person replies to ${email} within 24 hours.`)).toBeVisible();
  expect(await below.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
  expect(stored(server, email)).toMatchObject([{ name: 'Ines Duarte', email, message: TEXT }]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('what is missing is named in a dialog and at each field, and goes as it is filled in', async ({
  page,
}) => {
  await openMessageForm(page);
  await sendButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Form Validation Error' });
  await expect(dialog).toContainText('Please fill in all required fields to send your message.');
  await page.keyboard.press('Escape');
  await expect(messageField(page, 'Name')).toBeFocused();
  for (const [name, message] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Message', 'Please write your message'],
  ] as const) {
    await expect(messageField(page, name)).toHaveAccessibleDescription(message);
  }
  await fillMessage(page, 'ines@studio');
  await expect(messageField(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email');
  await sendButton(page).click();
  await expect(dialog).toHaveAccessibleDescription('Please enter a valid email');
  await page.keyboard.press('Escape');
  await messageField(page, 'Email').fill('ines@studio.example');
  await expect(messageForm(page).locator('[aria-invalid]')).toHaveCount(0);
});

test('a refusal keeps the form and says so', async ({ page, server }) => {
  const email = 'message-refused@studio.example';
  await page.route(INSERT, (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message: 'no', details: null, hint: null } }),
  );
  await openMessageForm(page);
  await fillMessage(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting your message. Please try again.',
  );
  await page.unroute(INSERT);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(stored(server, email)).toHaveLength(1);
});

test('another part of the page can prefill it, before it wakes up, after, and once more after it was sent', async ({
  page,
}) => {
  const prefill = (message: string) =>
    page.evaluate((text) => {
      const now = Date.now();
      const draft = { values: { message: text }, openedAt: now - 60_000, savedAt: now };
      localStorage.setItem('loomline:message', JSON.stringify(draft));
      window.dispatchEvent(new Event('loomline:prefilled'));
    }, message);
  await page.goto('/support');
  await prefill('Do you ship to Norway?');
  await hydrate(page, 'form');
  await expect(messageField(page, 'Message')).toHaveValue('Do you ship to Norway?');
  await messageField(page, 'Message').fill('');
  await prefill('Do you build apps?');
  await expect(messageField(page, 'Message')).toHaveValue('Do you build apps?');
  await messageField(page, 'Message').fill('I typed this.');
  await prefill('Do you ship to Norway?');
  await expect(messageField(page, 'Message')).toHaveValue('I typed this.');
  await fillMessage(page, 'message-prefilled@studio.example');
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await prefill('And to Sweden?');
  await expect(messageField(page, 'Message')).toHaveValue('And to Sweden?');
});

test('no script is loaded before the visitor’s first move', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/support', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await hydrate(page, 'form');
  expect(scripts).not.toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the plain form is stored and leads to the thanks', async ({ page, server }) => {
    const email = 'message-plain@studio.example';
    await page.goto('/support');
    await page.getByRole('link', { name: 'Leave a message' }).click();
    await fillMessageByHand(page, email);
    await sendButton(page).click();
    await expect(page).toHaveURL('/support/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message is with us');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(stored(server, email)).toMatchObject([{ message: TEXT }]);
  });

  test('what only the server can refuse is listed, and leads back to the form', async ({ page }) => {
    await page.goto('/support');
    await fillMessage(page, 'ines@studio');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Please enter a valid email']);
    await page.getByRole('link', { name: 'Open a fresh form' }).click();
    await expect(page).toHaveURL('/support#message');
    await expect(messageForm(page)).toBeInViewport();
  });
});
