import { SITE, SOCIAL } from '#content/site.ts';
import { expect, test, testWithoutScript } from './fixtures.ts';

const LINKS = {
  Pricing: '/pricing',
  Results: '/results',
  'Case Studies': '/case-studies',
  About: '/about',
  Support: '/support',
};

test('header and footer have the links of spec section 2', async ({ page }) => {
  await page.goto('/book-call');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(Object.keys(LINKS));
  for (const [name, path] of Object.entries(LINKS))
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(header.getByRole('link', { name: SITE.brand })).toHaveAttribute('href', '/');
  const book = header.getByRole('link', { name: 'Book a Call' });
  await expect(book).toHaveAttribute('href', '/book-call');
  await expect(book).toHaveAttribute('aria-current', 'page');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Company', 'Services', 'Social', 'Support']);
  for (const { name } of SOCIAL)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(footer.getByRole('link', { name: 'Data & Safety' })).toHaveAttribute('href', '/data-safety');
  await expect(footer.getByRole('link', { name: 'Book a Call' }).first()).toBeVisible();
  await expect(footer).toContainText(`© ${SITE.copyrightYear} ${SITE.brand}`);
});

testWithoutScript('on a phone, the menu opens and closes, and Escape returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole('link')).toHaveText([...Object.keys(LINKS), 'Book a Call']);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
});

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the hero’s conversation appears in five seconds, with reduced motion at once', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const ends = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      animation.finish();
      return Number(animation.effect?.getComputedTiming().endTime);
    }),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  const messages = page.getByRole('figure', { name: 'Sample conversation' }).getByRole('listitem');
  await expect(messages).not.toHaveCount(0);
  for (const message of await messages.all()) await expect(message).toHaveCSS('opacity', '1');
});
