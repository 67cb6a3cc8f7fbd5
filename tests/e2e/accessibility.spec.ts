import { globSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { PAGES } from '../../scripts/routes.ts';
import { ALL_RULES, expectNoOverflow, expectNothingFound, violations } from './axe.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { expect, fullUnless, test } from './fixtures.ts';
import { fillMessage, openMessageForm, sendButton } from './message-form.ts';
import { answer, openQuiz } from './quiz-form.ts';

/** What depends on the width and the theme, beside what overflows. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

const WIDTHS = [320, 768, 1280];

/**
 * One page of each kind that no walk shows whole. The others are made of the same parts; the full run looks at them all.
 */
const KINDS_OF_PAGES = PAGES.filter(
  (path) =>
    !/^\/(terms|cookies|services|support|quiz|book-call(\/(taken|confirmed))?$)/.test(path) ||
    // It has more than the other services.
    path === '/services/website-chat',
);

/** Looks at a state that a walk has come to: at the whole page, or within a part of it. */
type Look = (state: string, within?: string) => Promise<void>;

const SKETCH = 'the sketch on Pricing';

/** Ways through the site past every state that a route does not show by itself. */
const WALKS: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'the menu and the demonstration on home': async (page, look) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) {
      await menu.click();
      await look('with the menu open');
      await menu.click();
    }
    await leaveOnly(page, ':has(h1)');
    const { promise: script, resolve: holdScript } = Promise.withResolvers<Route>();
    await page.route('**/store-agent*', holdScript);
    const field = page.getByRole('textbox', { name: 'Ask about fit, fabric or an order' });
    const ask = async (question: string) => {
      await field.fill(question);
      await field.press('Enter');
    };
    await ask('What is the Mill tote made of?');
    await expect(page.getByRole('log').getByText('What is the Mill tote made of?')).toBeVisible();
    await look('while its script loads');
    await (await script).abort();
    await expect(page.getByRole('log').getByText('The agent didn’t load.')).toBeVisible();
    await look('whose script did not load');
    await page.unroute('**/store-agent*');
    for (const question of [
      'What is the Mill tote made of?',
      'Who won the match last night?',
      'Can I have 20% off?',
      'Harrow Straight or Harrow Tapered?',
    ])
      await ask(question);
    await expect(page.locator('[data-answer]')).toHaveCount(4);
    await look('after four answers of each kind');
  },
  'the quiz': walkTheQuiz,
  'book-call': async (page, look) => {
    await openForm(page);
    await look('empty');
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('with the dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    await look('with errors');
    // The first try gets no answer, the second a late one.
    let answer: (() => unknown) | undefined;
    await page.route('**/rest/v1/*', (route) => {
      answer = () => route.fulfill({ status: 500, body: '{}' });
    });
    await page.route('**/rest/v1/*', (route) => route.abort(), { times: 1 });
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('We are trying again');
    await look('while it is sent again');
    await expect.poll(() => answer).toBeDefined();
    await answer?.();
    await expect(page.getByRole('alert')).toContainText('There was an error');
    await look('after a failure');
    await page.getByRole('button', { name: 'Show more days' }).click();
    await page.locator('[name="call_time"]').nth(4).check();
    await look('with every free time, one of them picked');
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
    await look('thanked');
  },
  'book-call, whose time was taken': async (page, look) => {
    await page.route('**/rest/v1/*', (route) =>
      route.fulfill({ status: 201, headers: { 'call-time': 'taken' } }),
    );
    await openForm(page);
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(3);
    await look('taken');
  },
  'the agent and the form on Support': async (page, look) => {
    await openMessageForm(page);
    await page.getByRole('button', { name: 'Start a chat' }).click();
    const field = page.getByRole('textbox', { name: 'Ask about Loomline' });
    for (const question of ['How long is the trial?', 'What is the capital of Peru?']) {
      await field.fill(question);
      await field.press('Enter');
    }
    await expect(page.getByRole('log')).toContainText('Our pages say nothing like that.');
    await look('with passages, and with none');
    await sendButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please write your message')).toBeVisible();
    await look('with errors');
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
    await fillMessage(page, 'axe@studio.example');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
    await look('thanked');
  },
  'case studies': async (page, look) => {
    await page.goto('/case-studies?q=xyzzy');
    await expect(page.getByRole('heading', { name: 'No case study found' })).toBeVisible();
    await look('nothing found');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: /^Read Case Study ?: Honest size/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Two kinds of measurement');
    await look('a study open');
  },
  [SKETCH]: async (page, look) => {
    await page.goto('/pricing');
    await page.getByRole('spinbutton', { name: 'Orders a month' }).fill('10000');
    await page.getByRole('spinbutton', { name: 'Average order value' }).fill('1000');
    await expect(page.getByRole('status').first()).toContainText(/€\d{3},/);
    await look('with large figures');
  },
};

for (const path of KINDS_OF_PAGES) {
  const isExample = path === '/pricing';

  test(`axe finds nothing on ${path}, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await expectNothingFound(page, ALL_RULES, '320 px');
    for (const width of WIDTHS.slice(1)) {
      await page.setViewportSize({ width, height: 900 });
      if (isExample) await expectNothingFound(page, RULES_OF_LOOKS, `${width} px`);
      else await expectNoOverflow(page, `${width} px`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of isExample ? WIDTHS : [1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingFound(page, RULES_OF_LOOKS, `${width} px, dark`, isExample ? undefined : 'main');
    }
  });
}

for (const [where, walk] of Object.entries(WALKS)) {
  const isExample = where === 'case studies';

  test(
    `axe finds nothing in any state of ${where}, and nothing overflows`,
    fullUnless(where !== SKETCH),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await walk(page, (state, within) =>
        test.step(state, async () => {
          // The controls of these steps of the quiz are those of the others.
          if (/^step [256]/.test(state)) return;
          await expectNothingFound(page, ALL_RULES, `${state}, 320 px`, within);
          if (within) return;
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await violations(page, ['color-contrast'], 'main'), `${state}, dark`).toEqual([]);
          if (isExample) {
            await page.setViewportSize({ width: 1280, height: 900 });
            await expectNothingFound(page, RULES_OF_LOOKS, `${state}, 1280 px, dark`, 'main');
            await page.setViewportSize({ width: 320, height: 900 });
          }
          await page.emulateMedia({ colorScheme: 'light' });
        }),
      );
    },
  );
}

const STATES: typeof WALKS = {
  ...Object.fromEntries(
    PAGES.map((path) => [
      path,
      async (page: Page, look: Look) => {
        await page.goto(path);
        await look(path);
      },
    ]),
  ),
  ...WALKS,
};

for (const [where, walk] of Object.entries(STATES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, { tag: '@full' }, () => {
      test.use({ colorScheme });

      test(`every rule of axe finds nothing on ${where}, however wide it is loaded`, async ({ page }) => {
        test.slow();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await walk(page, (state, within) =>
            expectNothingFound(page, ALL_RULES, `${state}, ${width} px`, within),
          );
          await page.unrouteAll();
          await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
        }
      });
    });
  }
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what is there of the hero’s conversation while it comes in can be read', { tag: '@full' }, async ({
    page,
  }) => {
    await page.goto('/');
    await leaveOnly(page, ':has(h1)');
    for (let moment = 0; moment <= 5000; moment += 200) {
      await page.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, moment);
      expect(await violations(page, RULES_OF_LOOKS, '[class*="arrives"]'), `${moment} ms`).toEqual([]);
    }
  });
});

test('axe finds nothing on any case study', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const file of globSync('content/case-studies/*.md')) {
    const [, id] = /^id: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    await page.goto(`/case-studies/${id}`);
    await expectNothingFound(page, ALL_RULES, String(id));
  }
});

/** Passes every step; looks at each as it comes up, and with its errors shown. */
async function walkTheQuiz(page: Page, look: Look): Promise<void> {
  // From another page, since an address that differs by nothing is not loaded anew.
  await page.goto('about:blank');
  await openQuiz(page);
  const bringBack = await leaveOnly(page, '#quiz, :has(h1)');
  for (let step = 1; step < 8; step++) {
    await look(`step ${step}`, '#quiz');
    // It asks for nothing.
    if (step !== 5) {
      await page.getByRole('button', { name: 'Next' }).click();
      await look(`step ${step} with errors`, '#quiz');
    }
    await answer(page, step, 'axe@studio.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step + 1} of 8`)).toBeVisible();
  }
  await bringBack();
  await look('step 8');
  await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await look('thanked');
}

/** Removes all other sections of home: axe reads the whole document, even to check one part. */
async function leaveOnly(page: Page, sections: string): Promise<() => Promise<void>> {
  const others = `main > section:not(${sections}), body > footer`;
  const ways = await page.evaluateHandle(
    (selector) =>
      [...document.querySelectorAll(selector)].map((other) => {
        const place = new Comment();
        other.replaceWith(place);
        return () => place.replaceWith(other);
      }),
    others,
  );
  return () =>
    ways.evaluate((all) => {
      for (const bringBack of all) bringBack();
    });
}
