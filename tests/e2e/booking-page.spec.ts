import { openForm } from './booking-form.ts';
import { expect, test } from './fixtures.ts';

for (const [width, height, screens] of [
  [390, 844, 2],
  [1280, 800, 1.5],
] as const) {
  test(`at ${width} by ${height} the form begins within ${screens} screens`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openForm(page);
    const top = await page
      .getByLabel('Name', { exact: true })
      .evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
    expect(top).toBeLessThanOrEqual(height * screens);
  });
}
