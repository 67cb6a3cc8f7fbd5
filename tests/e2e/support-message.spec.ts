import { SUPPORT_FAQ } from '#content/support.ts';
import { expect, hydrate, test, testWithoutScript } from './fixtures.ts';
import { fillMessage, messageField, messageForm, openMessageForm, sendButton } from './message-form.ts';

test('the thanks replace the form, and nothing else on the page moves', async ({ page }) => {
  const email = 'message-sent@studio.example';
  await openMessageForm(page);
  await fillMessage(page, email);
  const below = page.getByRole('heading', { name: SUPPORT_FAQ.heading });
  const place = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await place();
  await sendButton(page).click();
  await expect(page.getByText(`A person replies to ${email} within 24 hours.`)).toBeVisible();
  expect(await place()).toBe(before);
});

test('the page can prefill the form before and after hydration, and after it was sent', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  await prefill('And to Sweden?');
  await expect(messageField(page, 'Message')).toHaveValue('And to Sweden?');
});

testWithoutScript('the error page for an invalid message links to a fresh form', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('link', { name: 'Leave a message' }).click();
  await fillMessage(page, 'ines@studio');
  await sendButton(page).click();
  await page.getByRole('link', { name: 'Open a fresh form' }).click();
  await expect(page).toHaveURL('/support#message');
  await expect(messageForm(page)).toBeInViewport();
});
