import { expect, test } from './fixtures.ts';

test('a page goes from test to test empty, and not at all once it cannot be emptied', async ({
  keptPages,
  pageOptions,
}) => {
  // No other test has these, so that the page is known to be its own.
  const options = { ...pageOptions, viewport: { width: 700, height: 500 } };
  const first = await keptPages.take(options, false);
  const { page, context } = first;
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');

    window.addEventListener('pagehide', () => sessionStorage.setItem('left', 'late'));
  });
  await context.addCookies([{ name: 'left', value: 'behind', url: page.url() }]);
  await page.setViewportSize({ width: 300, height: 300 });
  await context.newPage();
  await context.route('**/*', (route) => route.abort());
  await context.setOffline(true);
  await keptPages.putBack(first);
  heard.length = 0;

  const second = await keptPages.take(options, false);
  expect(second.page).toBe(page);
  await page.goto('/about');
  expect(heard).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual(options.viewport);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  await page.addInitScript(() => undefined);
  await keptPages.putBack(second);

  const third = await keptPages.take(options, false);
  expect(third.page).not.toBe(page);
  expect(page.isClosed()).toBe(true);
  await third.page.clock.install();
  await keptPages.putBack(third);
  expect(third.page.isClosed()).toBe(true);
});
