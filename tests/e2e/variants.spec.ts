import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { SITE } from '#content/site.ts';
import { buildVariant } from '../build-variant.ts';
import { listen } from '../listen.ts';
import { startServer } from '../start-server.ts';
import { expect, FULL, test } from './fixtures.ts';

test.describe('whole builds', FULL, () => {
  test('a chat widget loads on the first interaction, and its absence is reported', async ({ page }) => {
    // Like Typebot's widget: some time after it loads, the script adds an element with a launcher in a shadow root.
    const script = `customElements.define('typebot-bubble', class extends HTMLElement {
      connectedCallback() {
        const root = this.attachShadow({ mode: 'open' });
        root.innerHTML = '<button>Open</button>';
        root.firstChild.addEventListener('click', () => root.append(Object.assign(document.createElement('p'), { textContent: 'How can I help?' })));
      }
    });
    setTimeout(() => document.body.append(document.createElement('typebot-bubble')), 100);`;
    const widget = createServer((_, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    });
    const port = await listen(widget);
    const project = buildVariant({
      env: {
        PUBLIC_CHAT_WIDGET_SRC: `http://127.0.0.1:${port}/widget.js`,
        PUBLIC_CHAT_LAUNCHER: 'typebot-bubble >>> button',
      },
    });
    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    try {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.url}/support`, { waitUntil: 'networkidle' });
      expect(asked.filter((url) => url.includes(String(port)))).toEqual([]);
      await expect(page.getByRole('main')).toContainText('Usually right away');
      await expect(page.getByRole('link', { name: 'Write to us' })).toHaveCount(1);
      await page.getByRole('button', { name: 'Start a chat' }).click();
      await expect(page.getByText('How can I help?')).toBeVisible();

      await page.route('**/widget.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(`${server.url}/support`);
      const said = await page.evaluate(
        () =>
          new Promise((resolve) => {
            window.alert = resolve;
            document.querySelector<HTMLElement>('[data-live-chat]')?.click();
          }),
      );
      expect(said).toBe('Chat widget not found. Please try again later.');

      await page.goto(`${server.url}/about`);
      const policy = await page.locator('meta[http-equiv]').getAttribute('content');
      expect(policy).not.toContain(String(port));
    } finally {
      await server.stop();
      widget.close();
    }
  });

  test('list, feed and sitemap have two new studies with one id, and the build warns', async ({ page }) => {
    const marker = crypto.randomUUID();
    const text = `[Up](#why-zips-break), a note[^1] and \b\u{b}\ufffe.\n\n[^1]: The note.\n`;
    const study = NEW_STUDY.replace('June 16, 2025', '2025-06-23')
      .replace('title: What a broken zip teaches', 'title: "What a mended\\b \\uD800zip teaches"')
      .replace('The slider', 'The stop')
      .replace('https://photos.example', '/photos');
    const project = buildVariant({
      add: {
        'content/case-studies/2025-06-16-zip-repair.md': `${NEW_STUDY}\n${marker}\n`,
        'content/case-studies/2025-06-23-zip-again.md': `${study}\n## Why zips break\n\n${'Text.\n\n'.repeat(60)}${text}`,
      },
    });
    const names = "2025-06-23-zip-again.md and 2025-06-16-zip-repair.md share the id 'zip-repair'";
    const read = (path: string) => readFileSync(join(project, 'dist', path), 'utf8');
    const list = read('case-studies.html');
    for (const title of [/What a broken zip teaches/, /What a mended.{1,4}zip teaches/])
      expect(list).toMatch(title);
    expect(list).toMatch(
      /<img[^>]* src="https:\/\/photos\.example\/zip\.jpg" alt="" width="840" height="360"/,
    );
    expect(list).toMatch(/img-src [^;]*https:\/\/photos\.example;/);
    expect(read('sitemap-0.xml')).toContain('/case-studies/zip-repair<');
    // The copies share node_modules, so a cache there would leak entries from one build into another.
    const cached = globSync('{.astro,node_modules/.astro,node_modules/.vite}/**/*.json', {
      cwd: project,
    }).filter((file) => readFileSync(join(project, file), 'utf8').includes(marker));
    expect(cached).toEqual(['.astro/cache/data-store.json']);

    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    try {
      await page.route('https://photos.example/**', (route) => route.abort());
      await page.goto(`${server.url}/case-studies`);
      await page.getByRole('link', { name: 'What a broken zip teaches' }).press('Enter');
      await expect(page.getByRole('dialog')).toContainText('The slider is the part that fails.');
      await page.goto(`${server.url}/case-studies/zip-repair`);
      await expect(page.locator('article time').first()).toHaveText('June 23, 2025');
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        `${SITE.origin}/photos/zip.jpg`,
      );
      await expect(page.locator('meta[property="og:image:width"]')).toHaveCount(0);
      for (const path of ['/case-studies/zip-repair', '/case-studies']) {
        await page.goto(server.url + path);
        if (path === '/case-studies') await page.getByRole('link', { name: /mended/ }).press('Enter');
        await expect(page.getByText('The stop is the part that fails.')).toBeVisible();
        const shown = page.getByRole('main').filter({ has: page.getByText('The note.') });
        for (const [link, target] of [
          ['Up', shown.getByRole('heading', { name: 'Why zips break' })],
          ['1', shown.getByText('The note.')],
          ['Back to reference 1', shown.getByText(', a note')],
        ] as const) {
          await shown.getByRole('link', { name: link, exact: true }).press('Enter');
          await expect(target).toBeInViewport();
        }
        expect(new URL(page.url()).pathname).toBe('/case-studies/zip-repair');
      }
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(`${server.url}/case-studies`);
      const feed = await (await fetch(`${server.url}/case-studies/rss.xml`)).text();
      expect(feed).toContain('The stop is the part that fails.');
      const parsed = await page.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return [
          document.querySelector('parsererror')?.textContent,
          document.querySelector('item title')?.textContent,
        ];
      }, feed);
      expect(parsed).toEqual([undefined, 'What a mended \ufffdzip teaches']);
    } finally {
      await server.stop();
    }
    const { stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.startsWith('Warning'))).toEqual([`Warning: ${names}`]);
  });
});

const NEW_STUDY = `---
id: zip-repair
title: What a broken zip teaches
summary: One of a kind, and only here.
publishDate: June 16, 2025
category: Integration
image: https://photos.example/zip.jpg
---

The slider is the part that fails.
`;

test('an invalid entry stops the build, and the error names the file, the field and the expected value', {
  tag: '@full',
}, async () => {
  for (const [from, to, said] of [
    ['Integration', 'Tailoring', /2025-06-16-zip-repair\.md.*category.*Chat Agents/s],
    ['June 16, 2025', '16', /2025-06-16-zip-repair\.md.*publishDate.*takes a date such as 'March 10, 2025'/s],
    ['part', '[part](#parts)', /2025-06-16-zip-repair\.md:10: a link leads to #parts, which doesn.t exist/],
  ] as const)
    expect(() =>
      buildVariant({
        add: { 'content/case-studies/2025-06-16-zip-repair.md': NEW_STUDY.replace(from, to) },
      }),
    ).toThrow(said);
});
