import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../scripts/chromium.mjs';
import { buildVariant } from '../build-variant.ts';
import { listen } from '../listen.ts';
import { startServer } from '../start-server.ts';
import { fill, submitButton } from './booking-form.ts';
import { expect, openWithForm, reload, test, WINDOWED } from './fixtures.ts';
import { fillMessage, sendButton } from './message-form.ts';
import { answer, button, goTo, submitQuiz } from './quiz-form.ts';

// The headless shell has no bfcache. `hosted.spec.ts` covers umami in the default run.
test.use({ launchOptions: { ...WINDOWED, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const EMAIL = 'visits@studio.example';

const STEPS = Array.from({ length: 8 }, (_, index) => `Quiz step ${index + 1}`);

/** Imitations of the analytics scripts. They count visits and store an id by themselves unless that is turned off. */
const SCRIPTS: Record<string, { path: string; body: string }> = {
  plausible: {
    path: '/js/script.manual.js',
    body: `const { src, dataset } = document.currentScript;
      window.plausible = (name) => send(new URL('/api/event', src), dataset.domain, name === 'pageview' ? undefined : name);`,
  },
  umami: {
    path: '/script.js',
    body: `const { websiteId, hostUrl, autoTrack, identityStitching } = document.currentScript.dataset;
      window.umami = { track: (name) => send(hostUrl + '/api/send', websiteId, name) };
      if (identityStitching !== 'false') localStorage.setItem('umami.visitor', '1');
      if (autoTrack !== 'false') umami.track();`,
  },
  goatcounter: {
    path: '/count.js',
    body: `const { goatcounter: endpoint } = document.querySelector('script[data-goatcounter]').dataset;
      goatcounter.count = (vars) => {
        new Image().src = endpoint + '?hit=' + encodeURIComponent(hit('shop', vars && vars.event ? vars.path : undefined));
      };
      if (!goatcounter.no_onload) goatcounter.count();`,
  },
};

const PRELUDE = `const { activationStart } = performance.getEntriesByType('navigation')[0];
  const hit = (site, event) => JSON.stringify({ site, event, page: location.pathname, isAhead: activationStart > 0,
    shownAt: performance.timeOrigin + activationStart });
  const send = (url, ...what) => fetch(url, { method: 'POST', body: hit(...what) });`;

/** A page that prerenders another page, and opens it after three seconds. */
const AHEAD = `<!doctype html><html lang="en"><head><title>Ahead</title><script type="speculationrules">
  {"prerender":[{"urls":["/results"],"eagerness":"immediate"}]}</script></head>
  <body><script>setTimeout(() => location.assign('/results'), 3000)</script></body></html>`;

interface Hit {
  site: string;
  event?: string;
  page: string;
  isAhead: boolean;
  shownAt: number;
}

/** Starts an analytics server that records its requests. */
async function startCounter(tool: string) {
  const { path, body } = SCRIPTS[tool] ?? { path: '', body: '' };
  const hits: Hit[] = [];
  const scriptAskedAt: number[] = [];
  const receiver = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://counter.example');
    const hit = searchParams.get('hit') || (await text(request));
    if (hit) hits.push(JSON.parse(hit));
    if (pathname === path) scriptAskedAt.push(Date.now());
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'text/javascript');
    response.end(pathname === path ? `(() => {${PRELUDE}${body}})()` : '');
  });
  const host = `127.0.0.1:${await listen(receiver)}`;
  return {
    host,
    hits,
    scriptAskedAt,
    visits: () => hits.filter(({ event }) => event === undefined).map(({ page }) => page),
    events: () => hits.flatMap(({ event }) => event ?? []),
    stop: () => receiver.close(),
  };
}

for (const tool of Object.keys(SCRIPTS))
  test(`${tool} counts a visit once despite prerendering, going back and a reload, and counts each lead`, {
    tag: '@full',
  }, async ({ browser }) => {
    const { host, hits, scriptAskedAt, visits, events, stop } = await startCounter(tool);
    const project = buildVariant({
      env: {
        PUBLIC_ANALYTICS: tool,
        PUBLIC_ANALYTICS_URL: `http://${host}/`,
        PUBLIC_ANALYTICS_SITE: 'shop',
      },
      add: { 'site/public/ahead.html': AHEAD },
    });
    const server = await startServer({ LOG_LEVEL: 'warn' }, { project });
    const context = await browser.newContext();
    // Start Chromium without Playwright, because an automated Chromium doesn't prerender.
    const alone = spawn(WINDOWED.executablePath ?? chromium.executablePath(), [
      ...['--headless=new', ...CHROMIUM_ARGS, `--user-data-dir=${mkdtempSync(join(tmpdir(), 'loomline-'))}`],
      `${server.url}/ahead`,
    ]);
    try {
      await expect.poll(() => hits).toMatchObject([{ page: '/results', isAhead: true }]);
      alone.kill();
      // The clocks of the two processes may differ slightly.
      expect(scriptAskedAt).toHaveLength(1);
      expect(scriptAskedAt[0]).toBeGreaterThan((hits.pop()?.shownAt ?? Infinity) - 100);

      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${server.url}/about`);
      await expect.poll(visits).toEqual(['/about']);
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await expect.poll(visits).toEqual(['/about', '/pricing']);
      // A page from the bfcache fires no `load` event.
      await page.goBack({ waitUntil: 'commit' });
      await page.reload({ waitUntil: 'networkidle' });
      await page.goForward({ waitUntil: 'commit' });

      await page.goto(`${server.url}/book-call`);
      await expect.poll(visits).toContain('/book-call');
      await reload(page);
      await fill(page, EMAIL);
      await submitButton(page).click();
      await expect.poll(events).toEqual(['Booking']);
      await openWithForm(page, `${server.url}/#quiz`);
      await goTo(page, 3, EMAIL);
      await page.goBack();
      await button(page, 'Next').click();
      for (let step = 3; step < 8; step++) {
        await answer(page, step, EMAIL);
        await button(page, 'Next').click();
      }
      await submitQuiz(page).click();
      await expect.poll(events).toEqual(['Booking', ...STEPS, 'Quiz']);
      await openWithForm(page, `${server.url}/support`);
      await fillMessage(page, EMAIL);
      await sendButton(page).click();
      await expect.poll(events).toEqual(['Booking', ...STEPS, 'Quiz', 'Message']);

      expect(visits()).toEqual(['/about', '/pricing', '/book-call', '/', '/support']);
      expect(new Set(hits.map(({ site }) => site))).toEqual(new Set(['shop']));
      const kept = await page.evaluate(() => [document.cookie, localStorage.getItem('umami.visitor')]);
      expect(kept).toEqual(['', null]);
      expect(errors).toEqual([]);
      const read = (name: string, dist = join(project, 'dist')) =>
        readFileSync(join(dist, `${name}.html`), 'utf8');
      for (const name of ['cookies', 'privacy']) {
        expect(read(name).replace(/<script.*?<\/script>/gs, '')).toContain(host);
        expect(read(name)).not.toContain('no analytics');
        expect(read(name, 'dist')).toContain('no analytics');
      }
      // The URL of an answer page is a secret, so analytics must not see it.
      expect(read('templates/answer')).not.toContain(host);
    } finally {
      alone.kill();
      await context.close();
      await server.stop();
      stop();
    }
  });

test('a build without the setting contains no analytics', () => {
  for (const page of ['index', 'about', 'book-call', 'support'])
    expect(readFileSync(`dist/${page}.html`, 'utf8')).not.toMatch(
      /data-analytics|plausible|umami|goatcounter/,
    );
});
