import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { EARNINGS_SKETCH } from '#content/earnings-sketch.ts';
import { SITE } from '#content/site.ts';
import { PAGES, ROUTES } from '../../scripts/routes.ts';
import { expect, test } from './fixtures.ts';

// Tests of each page's HTML, without a browser.

function textOf(html: string, element: string): string {
  const [, content = ''] = new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 's').exec(html) ?? [];
  return content.replace(/<[^>]*>/g, '').trim();
}

/** Returns the value of the attribute `name` on the page's only element that has the attribute `having`. */
function attribute(html: string, having: string, name: string): string {
  const elements = html.match(new RegExp(`<[^>]* ${having}[^>]*>`, 'g')) ?? [];
  expect(elements, having).toHaveLength(1);
  return new RegExp(` ${name}="([^"]*)"`).exec(elements[0] ?? '')?.[1] ?? '';
}

const ARTICLE = EARNINGS_SKETCH.source.href;

const targets = new Map<string, Promise<{ status: number; url: string; text: string }>>();

/** Requests the target of a link, once per worker. */
function targetOf(request: APIRequestContext, path: string) {
  const load = async () => {
    const answer = await request.get(path);
    return { status: answer.status(), url: answer.url(), text: await answer.text() };
  };
  const target = targets.get(path) ?? load();
  targets.set(path, target);
  return target;
}

for (const path of PAGES) {
  test(`${path} has its status and metadata, and its links and anchors resolve`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(path === '/nope' ? 404 : 200);
    const html = await response.text();
    const isPublic = path === ARTICLE || ROUTES.some((route) => route.path === path);
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(!isPublic);
    expect(attribute(html, 'lang=', 'lang')).toBe('en');
    expect(textOf(html, 'title')).toMatch(new RegExp(`^.+ \\| ${SITE.brand}$`));
    expect(attribute(html, 'name="description"', 'content').length).toBeGreaterThan(50);
    expect(attribute(html, 'name="twitter:card"', 'content')).toBe('summary_large_image');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const policy = attribute(html, 'http-equiv="content-security-policy"', 'content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(attribute(html, 'property="og:type"', 'content')).toBe(
      /^\/case-studies\/./.test(path) && response.ok() ? 'article' : 'website',
    );
    const image = new URL(attribute(html, 'property="og:image"', 'content'));
    expect(image.protocol + image.pathname).toMatch(/^https:.+\.png$/);
    expect((await request.get(image.pathname)).status()).toBe(200);

    for (const href of new Set([...html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)].map(([, to = '']) => to))) {
      const url = new URL(href, response.url());
      const target = await targetOf(request, url.pathname);
      if (target.url !== response.url()) expect(target.status, href).toBe(200);
      if (url.hash) expect(target.text, href).toContain(` id="${url.hash.slice(1)}"`);
    }
  });
}

for (const { path, aliases = [] } of ROUTES) {
  test(`${path} has its canonical URL, its aliases and a link back`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(attribute(html, 'rel="canonical"', 'href')).toBe(SITE.origin + path);
    for (const alias of aliases) {
      const answer = await request.get(alias, { maxRedirects: 0 });
      expect(answer.status(), alias).toBe(200);
      expect(await answer.text(), alias).toBe(html);
    }
    if (path === '/') return;
    const [to, name] = path.startsWith('/services/')
      ? ['/#services', 'Back to Services']
      : ['/', 'Back to Home'];
    const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
    const back = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].find(([link]) =>
      textOf(link, 'a').includes(name),
    );
    expect(back?.[1]).toBe(to);
  });
}

test('titles and descriptions are unique', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of ROUTES) {
    const html = await (await request.get(path)).text();
    titles.add(textOf(html, 'title'));
    const description = attribute(html, 'name="description"', 'content');
    expect(description.length, path).toBeGreaterThan(80);
    expect(description.length, path).toBeLessThanOrEqual(165);
    descriptions.add(description);
  }
  expect(titles).toContain(`Home | ${SITE.brand}`);
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test('the sitemap lists each page once, under its primary route', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  const [part = ''] = pathsIn(index);
  const listed = pathsIn(await (await request.get(part)).text());
  const studies = globSync('content/case-studies/*.md').map(
    (file) => /^id: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1],
  );
  const expected = [...ROUTES.map(({ path }) => path), ...studies.map((id) => `/case-studies/${id}`)];
  expect(listed.sort()).toEqual(expected.sort());
});

test('robots.txt excludes the insert interface, and the icons exist', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /rest/');
  expect(robots).toContain(`Sitemap: ${SITE.origin}/sitemap-index.xml`);
  for (const path of ['/favicon.svg', '/icon-180.png', '/icon-512.png', '/og/site.png'])
    expect((await request.get(path)).status(), path).toBe(200);
  const icon = await (await request.get('/favicon.ico')).body();
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const entries = [0, 1, 2].map((index) => icon.subarray(6 + 16 * index));
  for (const [index, entry] of entries.entries()) {
    const picture = icon.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height, said: entry[0] }).toEqual({
      format: 'png',
      width: SIZES[index],
      height: SIZES[index],
      said: SIZES[index],
    });
  }
  const feed = await (await request.get('/case-studies/rss.xml')).text();
  expect(feed).toContain(`<atom:link href="${SITE.origin}/case-studies/rss.xml" rel="self"`);
});

/** The sizes in `/favicon.ico`. */
const SIZES = [16, 32, 48];

test('pages have structured data, and an article has breadcrumbs', async ({ request }) => {
  const thingsOn = async (path: string): Promise<LinkedThing[]> => {
    const html = await (await request.get(path)).text();
    const [, graph = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    return JSON.parse(graph)['@graph'];
  };
  for (const [path, types] of [
    ['/', ['Organization', 'WebSite', 'FAQPage']],
    ['/services/website-chat', ['Service', 'BreadcrumbList']],
    ['/data-safety', ['FAQPage', 'BreadcrumbList']],
    ['/privacy', ['BreadcrumbList']],
    [ARTICLE, ['Article', 'BreadcrumbList']],
  ] as const)
    expect((await thingsOn(path)).map((thing) => thing['@type'])).toEqual(types);
  const { itemListElement } = (await thingsOn(ARTICLE)).at(-1) ?? {};
  expect(itemListElement?.map(({ item }) => item)).toEqual(
    ['/', '/case-studies', ARTICLE].map((path) => SITE.origin + path),
  );
});

interface LinkedThing {
  '@type': string;
  itemListElement?: { name: string; item: string }[];
}
