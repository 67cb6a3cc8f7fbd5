import { globSync, readFileSync } from 'node:fs';
import { ROUTES } from '../../scripts/routes.ts';
import { expect, test } from './fixtures.ts';

for (const { path, aliases = [] } of ROUTES) {
  test(`${path} answers, asks nobody else, and every link and anchor on it resolves`, async ({
    page,
    request,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const missing: string[] = [];
    page.on('request', (call) => {
      if (!call.url().startsWith(baseURL ?? '') && !call.url().startsWith('data:')) foreign.push(call.url());
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) missing.push(answer.url());
    });
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(missing).toEqual([]);

    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://loomline.example${path}`,
    );
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(new URL(image ?? '').pathname)).status()).toBe(200);

    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    for (const href of links) {
      const url = new URL(href, `${baseURL}${path}`);
      const target = await request.get(url.pathname);
      expect(target.status(), href).toBe(200);
      if (url.hash) expect(await target.text(), href).toContain(` id="${url.hash.slice(1)}"`);
    }
  });

  for (const alias of aliases) {
    test(`${alias} answers itself, with the page of ${path}`, async ({ page }) => {
      const response = await page.goto(alias);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(alias);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://loomline.example${path}`,
      );
      const heading = await page.locator('h1').textContent();
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText(heading ?? '');
    });
  }
}

test('every page has a way back to home, or to the services', async ({ page }) => {
  for (const { path } of ROUTES.slice(1)) {
    await page.goto(path);
    const isService = path.startsWith('/services/');
    const back = page
      .getByRole('main')
      .getByRole('link', { name: isService ? 'Back to Services' : 'Back to Home' });
    await expect(back, path).toHaveAttribute('href', isService ? '/#services' : '/');
  }
});

test('titles and descriptions are each a page’s own', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of ROUTES) {
    await page.goto(path);
    titles.add(await page.title());
    const description = (await page.locator('meta[name="description"]').getAttribute('content')) ?? '';
    expect(description.length, path).toBeGreaterThan(80);
    expect(description.length, path).toBeLessThanOrEqual(165);
    descriptions.add(description);
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test('the sitemap lists each page once, under its primary route', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const [, part = ''] = /<loc>https:\/\/loomline\.example(\/[^<]+)<\/loc>/.exec(index) ?? [];
  const sitemap = await (await request.get(part)).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/loomline\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const studies = globSync('content/case-studies/*.md').map(
    (file) => /^id: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1],
  );
  const expected = [...ROUTES.map(({ path }) => path), ...studies.map((id) => `/case-studies/${id}`)];
  expect(listed.sort()).toEqual(expected.sort());
});

test('robots may go everywhere but to the insert interface, and find the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /rest/');
  expect(robots).toContain('Sitemap: https://loomline.example/sitemap-index.xml');
});

test('llms.txt names every page', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const { path } of ROUTES) expect(text).toContain(`](https://loomline.example${path})`);
});

test('each page says of itself what it is, for machines', async ({ page }) => {
  const types = async (path: string) => {
    await page.goto(path);
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    return JSON.parse(graph ?? '')['@graph'].map((thing: { '@type': string }) => thing['@type']);
  };
  expect(await types('/')).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(await types('/services/scheduling')).toEqual(['Service', 'BreadcrumbList']);
  expect(await types('/privacy')).toEqual(['BreadcrumbList']);
});
