import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildVariant } from '../build-variant.ts';
import { startServer } from '../start-server.ts';
import { expect, fullUnless, test } from './fixtures.ts';

test.describe('whole builds', fullUnless(false), () => {
  test('a chat widget is loaded on the first sign of interest, and the button opens it, or says that it can’t', async ({
    page,
  }) => {
    // As Typebot's does: an element with its launcher in a shadow root, which comes a while after the script.
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
    await new Promise<void>((resolve) => widget.listen(0, '127.0.0.1', resolve));
    const { port } = widget.address() as AddressInfo;
    const project = buildVariant({
      env: {
        PUBLIC_CHAT_WIDGET_SRC: `http://127.0.0.1:${port}/widget.js`,
        PUBLIC_CHAT_LAUNCHER: 'typebot-bubble >>> button',
      },
    });
    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    try {
      const context = await page.context().browser()?.newContext();
      const visitor = await context?.newPage();
      if (!visitor) throw new Error('No browser');
      const asked: string[] = [];
      visitor.on('request', (request) => asked.push(request.url()));
      await visitor.goto(`${server.url}/support`, { waitUntil: 'networkidle' });
      expect(asked.filter((url) => url.includes(String(port)))).toEqual([]);
      await expect(visitor.getByRole('main')).toContainText('Usually right away');
      await expect(visitor.getByRole('link', { name: 'Write to us' })).toHaveCount(1);
      await visitor.getByRole('button', { name: 'Start a chat' }).click();
      await expect(visitor.getByText('How can I help?')).toBeVisible();

      for (const [what, answer] of [
        ['does not load', 'abort'],
        ['loads and shows no launcher', 'empty'],
        ['never answers', 'silence'],
      ]) {
        await visitor.route('**/widget.js', (route) =>
          answer === 'abort'
            ? route.abort()
            : answer === 'empty'
              ? route.fulfill({ contentType: 'text/javascript', body: '' })
              : undefined,
        );
        await visitor.goto(`${server.url}/support`);
        const said = await visitor.evaluate(
          () =>
            new Promise((resolve) => {
              window.alert = resolve;
              document.querySelector<HTMLElement>('[data-live-chat]')?.click();
            }),
        );
        expect(said, what).toBe('Chat widget not found. Please try again later.');
        await expect(visitor.locator('[data-demo]')).toHaveCount(0);
        await visitor.unroute('**/widget.js');
      }

      await visitor.goto(`${server.url}/about`);
      const policy = await visitor.locator('meta[http-equiv]').getAttribute('content');
      expect(policy).not.toContain(String(port));
      await context?.close();
    } finally {
      await server.stop();
      widget.close();
    }
  });

  test('an author adds one file, and it appears in list, search, detail, feed and sitemap', async () => {
    const marker = crypto.randomUUID();
    const project = buildVariant({
      add: { 'content/case-studies/2025-06-16-zip-repair.md': `${NEW_STUDY}\n${marker}\n` },
    });
    const read = (path: string) => readFileSync(join(project, 'dist', path), 'utf8');
    expect(read('case-studies.html')).toContain('What a broken zip teaches');
    for (const page of ['case-studies.html', 'case-studies/zip-repair.html']) {
      expect(read(page)).toMatch(
        /<img[^>]* src="https:\/\/photos\.example\/zip\.jpg" alt="" width="840" height="360"/,
      );
      expect(read(page)).toMatch(/img-src [^;]*https:\/\/photos\.example;/);
    }
    expect(read('case-studies/zip-repair.html')).toContain('The slider is the part that fails.');
    expect(read('case-studies/rss.xml')).toContain('The slider is the part that fails.');
    expect(read('sitemap-0.xml')).toContain('/case-studies/zip-repair<');
    // Copies share node_modules: a cache in there would pass entries from one build to another, also to the real one.
    const cached = globSync('{.astro,node_modules/.astro,node_modules/.vite}/**/*.json', {
      cwd: project,
    }).filter((file) => readFileSync(join(project, file), 'utf8').includes(marker));
    expect(cached).toEqual(['.astro/cache/data-store.json']);
  });

  test('ids that stand twice are both listed, share one page, and the build names both files', async ({
    page,
  }) => {
    const output: string[] = [];
    const project = buildVariant({
      add: {
        'content/case-studies/2025-06-16-zip-repair.md': NEW_STUDY,
        'content/case-studies/2025-06-23-zip-again.md': NEW_STUDY.replace('June 16', 'June 23')
          .replace('broken', 'mended')
          .replace('The slider', 'The stop'),
      },
      onOutput: (text) => output.push(text),
    });
    const list = readFileSync(join(project, 'dist/case-studies.html'), 'utf8');
    expect(list).toContain('What a broken zip teaches');
    expect(list).toContain('What a mended zip teaches');
    expect(readFileSync(join(project, 'dist/case-studies/zip-repair.html'), 'utf8')).toContain(
      'What a mended zip teaches',
    );
    expect(output.join('')).toContain(
      "2025-06-23-zip-again.md and 2025-06-16-zip-repair.md share the id 'zip-repair'",
    );

    for (const path of ['scripts', 'package-lock.json'])
      cpSync(path, join(project, path), { recursive: true });
    const { stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.startsWith('Warning'))).toEqual([
      "Warning: 2025-06-23-zip-again.md and 2025-06-16-zip-repair.md share the id 'zip-repair'",
    ]);

    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    try {
      await page.route('https://photos.example/**', (route) => route.abort());
      for (const [title, body] of [
        ['What a broken zip teaches', 'The slider is the part that fails.'],
        ['What a mended zip teaches', 'The stop is the part that fails.'],
      ] as const) {
        await page.goto(`${server.url}/case-studies`);
        await page.getByRole('link', { name: title }).press('Enter');
        await expect(page.getByRole('dialog')).toContainText(title);
        await expect(page.getByRole('dialog')).toContainText(body);
      }
    } finally {
      await server.stop();
    }
  });

  test('a study has footnotes and links within it, an own picture to share, any character, and a date without quotes', async ({
    page,
  }) => {
    const text = `${'Text.\n\n'.repeat(60)}[Up](#why-zips-break), a note[^1] and \b\u{b}\ufffe.\n\n[^1]: The note.\n`;
    const study = NEW_STUDY.replace('June 16, 2025', '2025-06-16')
      .replace('title: What a broken zip teaches', 'title: "What a broken\\b \\uD800zip teaches"')
      .replace('https://photos.example', '/photos');
    const project = buildVariant({
      add: { 'content/case-studies/2025-06-16-zip-repair.md': `${study}\n## Why zips break\n\n${text}` },
    });
    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    try {
      await page.goto(`${server.url}/case-studies/zip-repair`);
      await expect(page.locator('article time').first()).toHaveText('June 16, 2025');
      for (const [property, content] of [
        ['og:type', 'article'],
        ['og:image', 'https://loomline.example/photos/zip.jpg'],
      ])
        await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', content ?? '');
      await expect(page.locator('meta[property="og:image:width"]')).toHaveCount(0);
      for (const path of ['/case-studies/zip-repair', '/case-studies']) {
        await page.goto(server.url + path);
        if (path === '/case-studies') await page.getByRole('link', { name: /broken/ }).press('Enter');
        const address = new URL(page.url()).pathname;
        const shown = page.getByRole('main').filter({ has: page.getByText('The note.') });
        for (const [link, target] of [
          ['Up', shown.getByRole('heading', { name: 'Why zips break' })],
          ['1', shown.getByText('The note.')],
          ['Back to reference 1', shown.getByText(', a note')],
        ] as const) {
          await shown.getByRole('link', { name: link, exact: true }).press('Enter');
          await expect(target).toBeInViewport();
        }
        expect(new URL(page.url()).pathname).toBe(address);
      }
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page).toHaveURL(`${server.url}/case-studies`);
      const feed = await (await fetch(`${server.url}/case-studies/rss.xml`)).text();
      const parsed = await page.evaluate((xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return [
          document.querySelector('parsererror')?.textContent,
          document.querySelector('item title')?.textContent,
        ];
      }, feed);
      expect(parsed).toEqual([undefined, 'What a broken \ufffdzip teaches']);
    } finally {
      await server.stop();
    }
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

test('a bad entry stops the build with its file, the field and what it takes', { tag: '@full' }, async () => {
  for (const [from, to, said] of [
    ['Integration', 'Tailoring', /2025-06-16-zip-repair\.md.*category.*Chat Agents/s],
    ['June 16, 2025', '16', /2025-06-16-zip-repair\.md.*publishDate.*takes a date such as 'March 10, 2025'/s],
    ['part', '[part](#parts)', /2025-06-16-zip-repair\.md:10: there is no #parts/],
  ] as const)
    expect(() =>
      buildVariant({
        add: { 'content/case-studies/2025-06-16-zip-repair.md': NEW_STUDY.replace(from, to) },
      }),
    ).toThrow(said);
});
