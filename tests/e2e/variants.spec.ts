import { createReadStream, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildVariant } from '../build-variant.ts';
import { startServer } from '../start-server.ts';
import { expect, test } from './fixtures.ts';

test('a new brand in content/site.ts is the brand of every page, title and file', async () => {
  test.setTimeout(120_000);
  const project = buildVariant({
    edit: { 'content/site.ts': (text) => text.replace("brand: 'Loomline'", "brand: 'Threadwell'") },
  });
  const pages = globSync('dist/**/*.{html,txt,webmanifest}', { cwd: project });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const text = readFileSync(join(project, page), 'utf8');
    expect(text, page).not.toMatch(/Loomline\b/);
    if (page.endsWith('.html')) expect(text, page).toMatch(/<title>[^<]+ \| Threadwell<\/title>/);
  }
});

test('a chat widget is loaded on the first sign of interest, and the button opens it', async ({ page }) => {
  test.setTimeout(120_000);
  // Typebot's own widget from npm, with the two lines that its documentation has a site add.
  const widget = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/widget.js') {
      response.setHeader('content-type', 'text/javascript');
      const { port } = widget.address() as AddressInfo;
      response.end(
        `import('http://127.0.0.1:${port}/web.js').then(({ default: Typebot }) => Typebot.initBubble({ typebot: 'demo', apiHost: 'http://127.0.0.1:${port}' }));`,
      );
    } else if (request.url === '/web.js') {
      response.setHeader('content-type', 'text/javascript');
      createReadStream('node_modules/@typebot.io/js/dist/web.js').pipe(response);
    } else {
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    }
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
    // The policy keeps the widget's inline styles out, and the browser says so; what counts is that it opens.
    const context = await page.context().browser()?.newContext();
    const visitor = await context?.newPage();
    if (!visitor) throw new Error('No browser');
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(`${server.url}/support`, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes(String(port)))).toEqual([]);
    await visitor.getByRole('button', { name: 'Start a chat' }).click();
    const bot = visitor.locator('typebot-bubble [part="bot"]');
    await expect(bot).toHaveCount(1);
    await expect(bot).toBeVisible();

    await visitor.goto(`${server.url}/about`);
    const policy = await visitor.locator('meta[http-equiv]').getAttribute('content');
    expect(policy).not.toContain(String(port));
    await context?.close();
  } finally {
    await server.stop();
    widget.close();
  }
});
