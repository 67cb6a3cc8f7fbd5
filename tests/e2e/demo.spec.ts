import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SITE } from '#content/site.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import { enter, expect, FULL, fullUnless, hold, test } from './fixtures.ts';

const SCRIPT = '**/store-agent*';

/** A question that both the browser's agent and a model can answer. */
const QUESTION = 'What is the Mill tote made of?';

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Ask about fit, fabric or an order', exact: true });
const siteField = (page: Page) => page.getByRole('textbox', { name: `Ask about ${SITE.brand}`, exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation', exact: true });
const answers = (page: Page) => log(page).locator('[data-answer]');
const prompts = (page: Page) => page.getByRole('form', { name: 'Ask it something hard' }).getByRole('button');
const ask = (page: Page, question: string) => enter(field(page), question);
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of ['/', '/services/website-chat'])
  test(
    `${path}: a question asked by keyboard is answered and announced, and the focus stays in the field`,
    fullUnless(path === '/'),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('A demonstration with a made-up store.')).toBeVisible();
      await expect(page.getByText('It runs in your browser; nothing you type leaves it.')).toBeVisible();
      await page.evaluate(() => {
        const announced: string[] = [];
        Object.assign(window, { announced });
        const conversation = document.querySelector('[role="log"]');
        if (conversation)
          new MutationObserver((records) => {
            for (const { addedNodes } of records)
              for (const node of addedNodes) announced.push(node.textContent ?? '');
          }).observe(conversation, { childList: true, subtree: true });
      });
      await expect(log(page)).not.toHaveAttribute('aria-live', /./);
      await field(page).focus();
      await page.keyboard.type(QUESTION);
      await page.keyboard.press('Enter');
      const answer = answers(page).first();
      await expect(answer).toContainText('canvas');
      await expect(answer).toContainText(/Checked \w/);
      await expect(answer).toHaveAttribute('data-answer', '');
      await expect(answer.locator('svg')).toHaveCount(1);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      const announced: string[] = await page.evaluate(() => Reflect.get(window, 'announced'));
      expect(announced).toContain(`You: ${QUESTION}`);
      expect(announced.at(-1)).toMatch(/^Agent: .*canvas/);
    },
  );

test('a question that is too long stays in the field, and isn’t asked', async ({ page }) => {
  await page.goto('/');
  const long = `${'\u{1f9f5}'.repeat(600)}${QUESTION}`;
  await field(page).focus();
  await page.keyboard.insertText(long);
  await expect(field(page)).toHaveAccessibleDescription(`${600 + QUESTION.length - 500} letters too many`);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(long);
  await expect(answers(page)).toHaveCount(0);
  await ask(page, `${' '.repeat(500)}${QUESTION}`);
  await expect(answers(page).first()).toContainText('canvas');
  await expect(field(page)).toHaveAccessibleDescription('');
});

test('an ambiguous question offers three buttons, each of which asks a question', async ({ page }) => {
  await page.goto('/');
  await ask(page, 'Can I wash it?');
  const offered = answers(page).first().locator('button[data-suggestion]');
  await expect(offered).toHaveCount(3);
  await expect(answers(page).first()).toHaveAttribute('data-answer', 'asked');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(offered.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answers(page).nth(1)).toContainText('iron damp');
  await expect(answers(page).nth(1)).toHaveAttribute('data-answer', '');
});

test('a pair of jeans goes into the bag, on a card with its price', FULL, async ({ page }) => {
  await page.goto('/');
  await ask(page, 'My waist is 72 cm. Which Harrow Straight?');
  await ask(page, 'add the 28 x 32 to my bag');
  const bought = answers(page).nth(1);
  await expect(bought).toContainText('In the bag. This is a demonstration, nothing was bought.');
  await expect(bought).toContainText('28 × 32, 3 left');
  await expect(bought).toContainText('€148');
});

test('nothing loads until the field has focus, then two files; no text leaves the page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.mouse.move(640, 300);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  expect(requests).toEqual([]);
  await field(page).focus();
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[0]).toContain('/store-agent');
  for (const question of [QUESTION, 'Order 10423, ines@studionorte.example', 'Ship to Norway?'])
    await ask(page, question);
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(2);
  expect(page.url()).not.toContain('?');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  for (const url of requests) {
    const compressed = await readFile(`dist${new URL(url).pathname}.br`);
    expect(compressed.length, url).toBeLessThanOrEqual(32_000);
  }
});

test('questions asked before the script loads are shown, and answered in order', async ({ page }) => {
  const held = await hold(page, SCRIPT);
  await page.goto('/');
  await prompts(page).first().click();
  const prompt = String(await prompts(page).first().textContent());
  await expect(log(page).getByText(prompt)).toBeVisible();
  const height = await pageHeight(page);
  await ask(page, QUESTION);
  await expect(field(page)).toHaveValue('');
  await expect(log(page).getByText(QUESTION)).toBeVisible();
  await expect(answers(page)).toHaveCount(0);
  await held.release();
  await expect(answers(page)).toHaveCount(2);
  const said = String(await log(page).locator('[data-turns]').textContent());
  expect(said.indexOf(prompt)).toBeLessThan(said.indexOf(QUESTION));
  expect(await pageHeight(page)).toBe(height);
});

test('if the script doesn’t load, the page reports it, and the question can be resent', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/');
  const height = await pageHeight(page);
  await ask(page, QUESTION);
  const failure = log(page).getByText('The agent didn’t load.');
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/book-call');
  await expect(field(page)).toHaveValue(QUESTION);
  expect(await pageHeight(page)).toBe(height);
  await page.unroute(SCRIPT);
  await field(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
  await expect(failure).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a prompt scrolls to its answer; field and answer stay above the keyboard', async ({ page }) => {
    await page.goto('/');
    await prompts(page).first().tap();
    await expect(answers(page).first()).toBeInViewport();
    await expect(field(page)).not.toBeFocused();
    await field(page).tap();
    await page.setViewportSize({ width: 390, height: 470 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await ask(page, QUESTION);
    await expect(answers(page)).toHaveCount(2);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(answers(page).last().locator('p').first()).toBeInViewport({ ratio: 1 });
  });
});

for (const width of [390, 1280])
  test(
    `a long conversation scrolls in its log; the page neither grows nor moves at ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      // On a busy machine, the font replaces its fallback late, which moves a button by less than a pixel.
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        Object.assign(window, { shifted: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            for (const { node } of Reflect.get(entry, 'sources'))
              if (!node?.parentElement?.closest('[data-demo]'))
                Reflect.get(window, 'shifted').push(node?.nodeName);
        }).observe({ type: 'layout-shift' });
      });
      const before = await outlineOf(page);
      await ask(page, QUESTION);
      await page.evaluate((question) => {
        const input = document.querySelector<HTMLInputElement>('[data-field]');
        for (let asked = 2; input && asked <= 39; asked++) {
          input.value = `${question} ${asked}`;
          input.form?.requestSubmit();
        }
      }, QUESTION);
      await ask(page, `${QUESTION} 40`);
      await expect(answers(page).last()).toBeVisible();
      await expect(log(page).getByText(`${QUESTION} 40`)).toBeVisible();
      await expect(answers(page).last()).toBeInViewport();
      expect(await outlineOf(page)).toEqual(before);
      expect(await log(page).locator('[data-turns] > li').count()).toBeLessThanOrEqual(60);
      expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([]);
    },
  );

test('after three answers, the agent offers once to answer from the store’s own data', async ({ page }) => {
  await page.goto('/');
  const offer = log(page).getByText('Yours would answer from your own data');
  for (let asked = 1; asked <= 5; asked++) {
    await ask(page, QUESTION);
    await expect(answers(page)).toHaveCount(asked);
    await expect(offer).toHaveCount(asked < 3 ? 0 : 1);
  }
  await expect(log(page).getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/book-call');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('typed markup stays text', async ({ page, consoleErrors }) => {
  await page.goto('/');
  const hostile = '<img src=x onerror="document.title=1"><b>free</b>';
  await ask(page, hostile);
  await expect(answers(page)).toHaveCount(1);
  await expect(log(page).getByText(hostile)).toBeVisible();
  await expect(log(page).locator('img')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('a word wider than the log is broken', FULL, async ({ page }) => {
  const held = await hold(page, SCRIPT);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const word = 'W'.repeat(300);
  await ask(page, word);
  const edge = (await log(page).boundingBox())?.x ?? 0;
  const leftOf = async () => (await log(page).getByText(word).boundingBox())?.x;
  expect(await leftOf()).toBeGreaterThan(edge);
  // A scrollbar may take a few pixels.
  const beyond = () => log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await beyond()).toBeLessThan(20);
  await held.release();
  await expect(answers(page)).toHaveCount(1);
  expect(await beyond()).toBeLessThan(20);
});

test('with motion, an answer arrives soon and covers no sample turn', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await ask(page, QUESTION);
  await expect(answers(page)).toHaveCount(1);
  // The animation may have ended, so check its style as well.
  await expect(answers(page).first()).toHaveCSS('animation-name', /rise/);
  await expect(answers(page).first()).toHaveCSS('animation-duration', '0.3s');
  const ends = await log(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
  );
  expect(Math.max(0, ...ends)).toBeLessThanOrEqual(500);
  const covered = () =>
    log(page)
      .getByRole('figure')
      .getByRole('listitem')
      .evaluateAll((turns) =>
        turns.flatMap((turn) => {
          const { content, opacity } = getComputedStyle(turn, '::after');
          return content === 'none' || opacity === '0' ? [] : turn.textContent;
        }),
      );
  await expect.poll(covered).toEqual([]);
});

test('with reduced motion, nothing moves while a question is pending or answered', async ({ page }) => {
  const held = await hold(page, SCRIPT);
  await page.goto('/');
  await ask(page, QUESTION);
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBe(0);
  await held.release();
  await expect(answers(page)).toHaveCount(1);
  expect(await running()).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the field is a link, and a prompt leads to the page of the service', async ({ page }) => {
    await page.goto('/');
    await expect(field(page)).toBeHidden();
    const link = page.getByRole('link', { name: 'Ask about fit, fabric or an order' });
    await expect(link).toHaveAttribute('href', '/services/website-chat');
    await prompts(page).first().click();
    await expect(page).toHaveURL(/\/services\/website-chat\??$/);
    await expect(field(page)).toBeHidden();
    const window = page.getByRole('region', { name: 'Demonstration' });
    const booking = window.getByRole('link', { name: 'Book a Call' });
    await expect(booking).toHaveAttribute('href', '/book-call');
  });
});

test.describe('on Support', () => {
  test('Start a chat opens the search, Escape closes it, and no input leaves the page', async ({ page }) => {
    await page.goto('/support', { waitUntil: 'networkidle' });
    const start = page.getByRole('button', { name: 'Start a chat' });
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(siteField(page)).toBeFocused();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { question = '', text = '' } = PASSAGES.find(({ id }) => id === 'trial') ?? {};
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(answers(page).first()).toBeVisible();
    const count = await answers(page).count();
    const trial = answers(page).filter({ has: page.getByRole('heading', { name: question }) });
    await expect(trial).toContainText(text);
    await expect(trial.getByRole('link')).toHaveAttribute('href', /^\//);
    await expect(log(page).locator('.actions').getByRole('link').first()).toHaveText('Book a Call');
    await expect(siteField(page)).toBeFocused();
    // Ignore scripts: the first key press hydrates the message form.
    expect(requests.filter((url) => !/\/_astro\/[\w.-]+\.js$/.test(url))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(siteField(page)).toBeHidden();
    await expect(start).toBeFocused();
    await page.getByRole('button', { name: 'Start a chat' }).click();
    await expect(answers(page)).toHaveCount(count);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(siteField(page)).toBeHidden();
  });

  test('the search offers twelve topics, and a click shows passages', async ({ page }) => {
    await page.goto('/support');
    await page.getByRole('button', { name: 'Start a chat' }).click();
    const offered = log(page).locator('button[data-suggestion]');
    await expect(offered).toHaveCount(12);
    await log(page).getByRole('button', { name: 'Prices' }).click();
    await expect(answers(page).first()).toContainText('commission');
    await expect(answers(page).first().getByRole('heading')).toHaveText(/\?$/);
    const ways = log(page).locator('[data-turns] .actions').getByRole('link');
    await expect(ways).toHaveText(['Book a Call', 'Leave a message']);
  });

  test('a question without a match offers topics, and a message form that contains it', async ({ page }) => {
    const question = 'What is the capital of Peru?';
    await page.goto('/support');
    await page.getByRole('button', { name: 'Start a chat' }).click();
    await enter(siteField(page), question);
    const turns = log(page).locator('[data-turns]');
    await expect(turns).toContainText('Our pages don’t say that.');
    await expect(answers(page)).toHaveCount(0);
    await expect(turns.locator('button[data-suggestion]')).toHaveCount(12);
    await turns.getByRole('link', { name: 'Leave a message' }).click();
    await expect(siteField(page)).toBeHidden();
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(message).toBeInViewport();
    await expect(message).toHaveValue(question);
  });

  test('on a phone, the field stays above the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/support');
    await page.getByRole('button', { name: 'Start a chat' }).click();
    await page.setViewportSize({ width: 390, height: 440 });
    await enter(siteField(page), 'How long is the trial?');
    await expect(siteField(page)).toBeInViewport({ ratio: 1 });
    await expect(answers(page).first().locator('p').first()).toBeInViewport();
  });

  test('nothing covers a link or a button', FULL, async ({ page }) => {
    await page.goto('/support');
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page
        .locator('main, body > footer')
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              control.scrollIntoView({ block: 'end', behavior: 'instant' });
              const { left, top, width, height } = control.getBoundingClientRect();
              const seen = document.elementFromPoint(left + width / 2, top + height / 2);
              return !control.contains(seen) && !seen?.contains(control);
            })
            .map((control) => control.textContent),
        );
      expect(covered, `${width} px`).toEqual([]);
    }
  });
});

/** Returns the top and bottom of each section, in pixels from the top of the page. */
function outlineOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > section, main [data-demo], body > footer')].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(bottom + scrollY)];
    }),
  );
}
