import type { Page } from '@playwright/test';
import { SITE } from '#content/site.ts';
import { IS_SAMPLE } from '../is-sample.ts';
import { expect, FULL, test, testWithoutScript } from './fixtures.ts';

test.skip(!IS_SAMPLE, 'these tests are about the sample content');

const cards = (page: Page) => page.locator('section[aria-label="All case studies"] li');
const search = (page: Page) => page.getByRole('searchbox');
const overlay = (page: Page) => page.getByRole('dialog');
const read = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^Read Case Study ?: ${title}`) });

test('the list has sixteen studies, newest first and the unwritten one last', async ({ page }) => {
  await page.goto('/case-studies');
  await expect(cards(page)).toHaveCount(16);
  await expect(page.getByRole('status')).toHaveText('16 case studies');
  const days = (await cards(page).locator('time').allTextContents()).map((date) => Date.parse(date));
  const written = days.slice(0, -1);
  expect(written).toEqual(written.toSorted((a, b) => b - a));
  await expect(cards(page).last()).toContainText('Full case study coming soon...');
  await expect(cards(page).locator('h2 + p')).toHaveText(Array(16).fill(/\S/));
  const covers = await cards(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(covers).toEqual(Array(16).fill(expect.stringMatching(/^\/(covers|photos)\/.+\.(svg|png)$/)));
  await expect(cards(page)).toContainText(Array(16).fill('Chat Agents'));
  await expect(cards(page).getByRole('link')).toHaveText(Array(16).fill(/^Read Case Study/));
});

test(
  'summaries take at most three lines, and only an article’s opening in their place is cut off',
  FULL,
  async ({ page }) => {
    await page.goto('/case-studies');
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const summaries = cards(page).locator('p + h2 + p');
      await expect(summaries).toHaveCount(16);
      const broken = await summaries.evaluateAll((texts) =>
        texts.flatMap((text) => {
          const lines = text.scrollHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
          return Math.round(lines) > 3 ? text.textContent : [];
        }),
      );
      expect(broken, `${width} px`).toEqual([expect.stringMatching(/^The dispatch email goes out/)]);
    }
  },
);

test('the search ignores endings and finds tools, and without a result says where tools are listed', async ({
  page,
}) => {
  await page.goto('/case-studies?q=sizing');
  await expect(read(page, 'Honest size advice')).toBeVisible();
  await search(page).fill('shopify');
  await expect(cards(page)).toHaveCount(1);
  await search(page).fill('klaviyo');
  await page.getByRole('link', { name: 'See what our agents work with' }).click();
  await expect(page.getByRole('heading', { name: 'Works with' })).toBeInViewport();
});

test('the search covers title and summary, shows the count, and is kept in the URL', async ({ page }) => {
  await page.goto('/case-studies');
  await expect(search(page)).toHaveAttribute('placeholder', 'Search case studies...');
  await search(page).fill('SIZE ADVICE');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 case study');
  await expect(page.getByRole('radiogroup').locator('label')).toHaveText([
    'All 1',
    'Chat Agents 1',
    ...['Call Agents', 'Websites', 'Apps', 'Integration', 'Outreach'].map((name) => `${name} 0`),
  ]);
  await expect(page).toHaveURL('/case-studies?q=SIZE+ADVICE');
  await page.reload();
  await expect(search(page)).toHaveValue('SIZE ADVICE');
  await expect(cards(page)).toHaveCount(1);
});

test('category and search combine, and an empty result offers a way back', async ({ page }) => {
  await page.goto('/case-studies?q=xyzzy&category=Chat+Agents');
  await expect(page.getByRole('heading', { name: 'No case study found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all case studies' }).click();
  await expect(cards(page)).toHaveCount(16);
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/case-studies');

  const category = (name: string) =>
    page.getByRole('radiogroup', { name: 'Category' }).getByRole('radio', { name });
  await expect(category('All 16')).toBeChecked();
  await category('Chat Agents 16').check();
  await search(page).fill('returns');
  await expect(page).toHaveURL('/case-studies?q=returns&category=Chat+Agents');
  expect(await cards(page).count()).toBeGreaterThan(0);
  await page.goBack();
  await expect(category('All 16')).toBeChecked();

  await category('Call Agents 0').check();
  const nothingYet = 'No case study on call agents yet.';
  await expect(page.getByRole('heading', { name: nothingYet })).toBeVisible();
  await page.getByRole('link', { name: 'Show all case studies' }).click();
  await expect(cards(page)).toHaveCount(16);
});

test('a card opens its study over the list, and Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/case-studies');
  await expect(page).toHaveTitle(`Case Studies | ${SITE.brand}`);
  await read(page, 'Honest size advice').click();
  await expect(overlay(page)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Honest size advice.* \\| ${SITE.brand}$`));
  await expect(overlay(page).getByRole('heading', { level: 2 }).first()).toContainText('Honest size advice');
  await expect(overlay(page)).toContainText('April 21, 2025');
  await expect(overlay(page)).toContainText('Chat Agents');
  await expect(overlay(page).locator('img')).toBeVisible();
  await expect(overlay(page)).toContainText('Two kinds of measurement');
  const booking = overlay(page).getByRole('link', { name: 'Transform Your Business Now' });
  await expect(booking).toHaveAttribute('href', '/book-call');
  await expect(page).toHaveURL('/case-studies/size-advice');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');

  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/case-studies');
  await expect(read(page, 'Honest size advice')).toBeFocused();
});

test('Close and Back close the study, and Forward opens it again', async ({ page }) => {
  await page.goto('/case-studies?q=size+advice');
  await cards(page).first().getByRole('link').click();
  await overlay(page).getByRole('button', { name: 'Close' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/case-studies?q=size+advice');
  await expect(page).toHaveTitle(`Case Studies | ${SITE.brand}`);
  await page.goForward();
  await expect(overlay(page)).toContainText('Two kinds of measurement');
  await page.goBack();

  // From here on, use only the keyboard.
  await cards(page).first().getByRole('link').press('Enter');
  await expect(overlay(page)).toContainText('Two kinds of measurement');
  await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused();
  // Go back and forward without a pause, so that the dialog is open again when its `close` event fires.
  for (let times = 0; times < 20; times++)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const forward = () => history.forward();
          addEventListener('popstate', forward, { once: true });
          addEventListener('popstate', ({ state }) => state?.study && resolve());
          history.back();
        }),
    );
  await expect(overlay(page)).toContainText('Two kinds of measurement');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/case-studies?q=size+advice');
  await expect(cards(page)).toHaveCount(1);
  // Close the dialog twice before its first `close` event.
  await page.goForward();
  await expect(overlay(page)).toContainText('Two kinds of measurement');
  await overlay(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.showModal();
    dialog.close();
  });
  await expect(page).toHaveURL('/case-studies?q=size+advice');
  await page.goForward();
  await expect(overlay(page)).toContainText('Two kinds of measurement');
});

test('an unwritten study is marked, and a study that fails to load links to its page', async ({ page }) => {
  await page.route('**/case-studies/size-advice.json', (route) => route.abort());
  await page.goto('/case-studies');
  await read(page, 'Honest size advice').click();
  await expect(overlay(page).getByRole('alert')).toContainText('did not load');
  const own = overlay(page).getByRole('link', { name: 'Open its own page' });
  await expect(own).toHaveAttribute('href', '/case-studies/size-advice');
  await page.keyboard.press('Escape');
  await read(page, 'What clinics').click();
  await expect(overlay(page)).toContainText('Full case study coming soon...');
  await page.goto('/case-studies/healthcare-transformation');
  await expect(page.getByRole('main')).toContainText('Full case study coming soon...');
  await expect(page.getByRole('heading', { name: 'About this series' })).toHaveCount(0);
});

test('a click with Ctrl opens the study’s page in a new tab', FULL, async ({ page }) => {
  await page.goto('/case-studies');
  const opened = page.context().waitForEvent('page');
  await read(page, 'Honest size advice').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/case-studies/size-advice');
  await tab.close();
  await expect(overlay(page)).toBeHidden();
});

testWithoutScript('categories filter, and each card is a link', async ({ page }) => {
  await page.goto('/case-studies');
  for (const [name, count] of [
    ['Chat Agents', 16],
    ['Apps', 0],
    ['All', 16],
  ] as const) {
    await page.locator(`[value="${name}"]`).check();
    await expect(page.locator('main li:visible')).toHaveCount(count);
    await expect(
      page.getByRole('heading', { name: `No case study on ${name.toLowerCase()} yet` }),
    ).toBeVisible({
      visible: count === 0,
    });
  }
  await expect(search(page)).toBeHidden();
  await read(page, 'Honest size advice').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Honest size advice');
});

test('a study’s page has text, series and way back; the feed has all studies', async ({ page, request }) => {
  await page.goto('/case-studies/size-advice');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Back to Case Studies', '/case-studies'],
    ['Transform Your Business Now', '/book-call'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  await expect(main).toContainText('Two kinds of measurement');
  await expect(main.locator('time')).toHaveAttribute('datetime', '2025-04-21');
  await expect(page.getByRole('region', { name: 'About this series' })).toContainText('Coming Next Week');
  const link = page.locator('link[type="application/rss+xml"]');
  const feed = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  expect(feed.match(/<item>/g)).toHaveLength(16);
  expect(feed).toContain(`${SITE.origin}/case-studies/size-advice`);
  expect(feed).toContain('Two kinds of measurement');
});
