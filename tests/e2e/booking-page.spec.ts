import { DATA_NOTE } from '#content/data-note.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { expect, test } from './fixtures.ts';

for (const [width, height, screens] of [
  [390, 844, 2],
  [1280, 800, 1.5],
] as const) {
  test(`at ${width} by ${height} the form begins within ${screens} screens, and the thanks fit one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page);
    const top = await page
      .getByLabel('Name', { exact: true })
      .evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThanOrEqual(height * screens);
    await fill(page, `screens-${width}@studio.example`);
    await submitButton(page).click();
    const panel = page.getByRole('region', { name: 'Thank You for Booking!' });
    await expect(panel).toBeFocused();
    for (const seen of [
      panel.getByText('15:30, CET'),
      panel.getByRole('link', { name: 'Return to Homepage' }),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, table] of [
    ['/book-call', 'call_bookings'],
    ['/', 'quiz_submissions'],
  ] as const) {
    test(`the form on ${path} says what is done with the data, and where to read more`, async ({ page }) => {
      await page.goto(path);
      const note = page.locator(`form[action="/rest/v1/${table}"] p`, { hasText: DATA_NOTE.text });
      await expect(note).toBeVisible();
      await expect(note.getByRole('link')).toHaveAttribute('href', '/privacy');
    });
  }
});
