import type { Page } from '@playwright/test';
import { SOURCE_HEADER } from '#leads/source.ts';
import { fill, submitButton } from './booking-form.ts';
import { expect, FULL, hydrate, test, WINDOWED } from './fixtures.ts';

// The headless shell doesn't prerender.
test.use({ launchOptions: WINDOWED });

/** Books a call, and returns the source that the page sends, before the server shortens it. */
async function bookedFrom(page: Page, email: string): Promise<string | undefined> {
  await hydrate(page, 'form');
  const sent = page.waitForRequest('**/rest/v1/call_bookings');
  await fill(page, email);
  await submitButton(page).click();
  await expect(page.getByRole('region', { name: 'Thank You for Booking!' })).toBeVisible();
  return (await sent).headers()[SOURCE_HEADER];
}

test('a booking names the visit’s first page, even after a reload and Back', async ({ page, context }) => {
  const first = '/pricing?utm_source=letter&utm_campaign=fr%C3%BChling&ref=7#plans';
  await page.goto(first);
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  await page.reload();
  await page.goBack();
  const prerendered = context.waitForEvent('request', (request) => request.url().endsWith('/book-call'));
  const link = page.getByRole('link', { name: 'Book a Call' }).first();
  await link.hover();
  expect((await prerendered).headers()['sec-purpose']).toContain('prerender');
  await link.click();
  await page.waitForURL('**/book-call');
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(kept).toEqual([0, 0, '']);
  expect(await bookedFrom(page, 'letter@studio.example')).toBe(first);
});

test('without the Navigation API, a booking names the referring site', FULL, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/book-call', { referer: 'https://news.example/an/article?q=1' });
  expect(await bookedFrom(page, 'no-list@studio.example')).toBe('news.example');
});
