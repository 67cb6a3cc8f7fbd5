import { expect, test } from './fixtures.ts';

test('a page goes from test to test empty, and not at all once it cannot be emptied', async ({
  keptPages,
  pageOptions,
}) => {
  // No other test has this locale, so that the page is known to be its own.
  const options = { ...pageOptions, locale: 'is-IS', viewport: { width: 700, height: 500 } };
  const first = await keptPages.take(options);
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
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.addInitScript(() => Object.assign(window, { left: 'behind' }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent: 'left behind' });
  await context.newPage();
  await context.route('**/*', (route) => route.abort());
  await context.setOffline(true);
  await keptPages.putBack(first);
  heard.length = 0;

  const second = await keptPages.take(options);
  expect(second.page).toBe(page);
  await page.goto('/about');
  expect(heard).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual(options.viewport);
  expect(await page.evaluate(() => matchMedia('screen and (prefers-color-scheme: light)').matches)).toBe(
    true,
  );
  expect(await page.evaluate(() => ['left' in window, navigator.userAgent])).toEqual([
    false,
    expect.not.stringContaining('left'),
  ]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  await keptPages.putBack(second);

  const inTheDark = await keptPages.take({ ...options, colorScheme: 'dark' });
  expect(inTheDark.page).toBe(page);
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await page.exposeFunction('left', () => 'behind');
  await keptPages.putBack(inTheDark);

  const third = await keptPages.take(options);
  expect(third.page).not.toBe(page);
  expect(page.isClosed()).toBe(true);
  await third.page.clock.install();
  await keptPages.putBack(third);
  expect(third.page.isClosed()).toBe(true);
});
