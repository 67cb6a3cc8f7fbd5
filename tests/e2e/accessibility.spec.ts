import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { PAGES } from '../../scripts/routes.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { expect, hydrate, test } from './fixtures.ts';
import { fillMessage, openMessageForm, sendButton } from './message-form.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2 at A and AA, and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the width and the theme, beside what overflows. */
const RULES_OF_LOOKS = ['color-contrast', 'target-size'];

const WIDTHS = [320, 768, 1280];

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  ...Object.fromEntries(PAGES.map((path) => [path, (page: Page) => page.goto(path)])),
  'home with the menu open': async (page) => {
    await page.goto('/');
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
  },
  'the demonstration, while its script loads': async (page) => {
    await page.route('**/store-demo*', () => {});
    await askDemo(page, 'What is the Mill tote made of?');
    await expect(page.getByRole('log').getByText('What is the Mill tote made of?')).toBeVisible();
  },
  'the demonstration, whose script did not load': async (page) => {
    await page.route('**/store-demo*', (route) => route.abort());
    await askDemo(page, 'What is the Mill tote made of?');
    await expect(page.getByRole('log').getByText('The agent didn’t load.')).toBeVisible();
  },
  'the demonstration, after four answers of each kind': async (page) => {
    await askDemo(
      page,
      'What is the Mill tote made of?',
      'Who won the match last night?',
      'Can I have 20% off?',
      'Harrow Straight or Harrow Tapered?',
    );
    await expect(page.locator('[data-answer]')).toHaveCount(4);
  },
  'the agent on Support, after an answer and what it can’t answer': async (page) => {
    await page.goto('/support');
    await page.getByRole('button', { name: 'Ask about Loomline' }).click();
    const field = page.getByRole('textbox', { name: 'Ask about Loomline' });
    for (const question of ['How long is the trial?', 'What is the capital of Peru?']) {
      await field.fill(question);
      await field.press('Enter');
    }
    await expect(page.locator('[data-answer]')).toHaveCount(2);
  },
  'book-call, empty': openForm,
  'book-call with every free time, one of them picked': async (page) => {
    await openForm(page);
    await page.getByRole('button', { name: 'Show more days' }).click();
    await page.getByRole('group', { name: 'Free times' }).getByRole('radio').nth(4).check();
  },
  'book-call, whose time was taken': async (page) => {
    await page.route('**/rest/v1/*', (route) =>
      route.fulfill({ status: 201, headers: { 'call-time': 'taken' } }),
    );
    await openForm(page);
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(3);
  },
  'book-call with errors': async (page) => {
    await openForm(page);
    await submitButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  },
  'book-call with the dialog': async (page) => {
    await openForm(page);
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'book-call after a failure': async (page) => {
    await page.route('**/rest/v1/*', (route) => route.abort());
    await openForm(page);
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
  },
  'book-call, thanked': async (page) => {
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
    await openForm(page);
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You for Booking!' })).toBeVisible();
  },
  'every step of the quiz, with and without errors': (page) => walkTheQuiz(page, { look: true }),
  'quiz, thanked': async (page) => {
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
    await walkTheQuiz(page, { look: false });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  },
  'support, with errors': async (page) => {
    await openMessageForm(page);
    await sendButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please write your message')).toBeVisible();
  },
  'support, thanked': async (page) => {
    await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
    await openMessageForm(page);
    await fillMessage(page, 'axe@studio.example');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  },
  'case studies, nothing found': async (page) => {
    await page.goto('/case-studies?q=xyzzy');
    await hydrate(page, 'input[type="search"]');
    await expect(page.getByRole('heading', { name: 'Nothing on the rail' })).toBeVisible();
  },
  'case studies, an empty category': async (page) => {
    await page.goto('/case-studies?category=Websites');
    await hydrate(page, 'input[type="search"]');
    await expect(page.getByRole('heading', { name: 'No case study on Websites yet' })).toBeVisible();
  },
  'pricing, with large figures in the sketch': async (page) => {
    await page.goto('/pricing');
    await page.getByRole('spinbutton', { name: 'Visitors a month' }).fill('500000');
    await page.getByRole('spinbutton', { name: 'Worth of an order' }).fill('1000');
    await expect(page.getByRole('status')).toContainText('€1,');
  },
  'case studies, a study open': async (page) => {
    await page.goto('/case-studies');
    await hydrate(page, 'input[type="search"]');
    await page.getByRole('link', { name: /^Read Case Study ?: Honest size/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Two kinds of measurement');
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  const isRoute = PAGES.includes(state);

  test(`axe finds nothing on ${state}, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await reach(page);
    await expectNothingFound(page, ALL_RULES, '320 px');
    for (const width of isRoute ? WIDTHS.slice(1) : []) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingFound(page, RULES_OF_LOOKS, `${width} px`, 'main');
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of isRoute ? WIDTHS : [1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingFound(page, RULES_OF_LOOKS, `${width} px, dark`, state === '/' ? undefined : 'main');
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, { tag: '@full' }, () => {
      test.use({ colorScheme });

      test(`every rule of axe finds nothing on ${state}, however wide it is loaded`, async ({ page }) => {
        test.slow();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await reach(page);
          await expectNothingFound(page, ALL_RULES, `${width} px`);
          await page.evaluate(() => sessionStorage.clear());
        }
      });
    });
  }
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what is there of the hero’s conversation while it comes in can be read', async ({ page }) => {
    await page.goto('/');
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

async function askDemo(page: Page, ...questions: string[]): Promise<void> {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Ask about fit, fabric or an order' });
  for (const question of questions) {
    await field.fill(question);
    await field.press('Enter');
  }
}

/** Passes every step; looks at each as it comes up, and with its errors shown. */
async function walkTheQuiz(page: Page, { look }: { look: boolean }): Promise<void> {
  // From another page, since an address that differs by nothing is not loaded anew.
  await page.goto('about:blank');
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  if (look) {
    // axe reads the whole document, however little of it is to be looked at.
    await page.locator('main > section:not(#quiz, :has(h1)), body > footer').evaluateAll((others) => {
      for (const other of others) other.remove();
    });
  }
  const answers: Record<number, () => Promise<unknown>> = {
    1: () => page.getByLabel('E-commerce').check(),
    2: () => page.getByLabel('2-10 employees').check(),
    3: () => page.getByLabel('Improve customer service').check(),
    4: () => page.getByLabel('Expert').check(),
    6: () => page.getByLabel('Yes', { exact: true }).check(),
    7: async () => {
      await page.getByLabel('Full name').fill('Ines');
      await page.getByLabel('Email address').fill('ines@studio.example');
    },
  };
  for (let step = 1; step < 8; step++) {
    if (look) expect(await violations(page, ALL_RULES, '#quiz'), `step ${step}`).toEqual([]);
    if (look && answers[step]) {
      await page.getByRole('button', { name: 'Next' }).click();
      expect(await violations(page, ALL_RULES, '#quiz'), `step ${step} with errors`).toEqual([]);
    }
    await answers[step]?.();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step + 1} of 8`)).toBeVisible();
  }
}

async function expectNothingFound(
  page: Page,
  rules: string[],
  where: string,
  within?: string,
): Promise<void> {
  expect(await violations(page, rules, within), where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, where).toBe(0);
}

async function violations(page: Page, rules: string[], within?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(
    ([runOnly, selector]): Promise<AxeResults> => {
      return (window as unknown as { axe: typeof import('axe-core') }).axe.run(selector ?? document, {
        runOnly,
        // Details of what is well cost half of the time.
        resultTypes: ['violations'],
      });
    },
    [rules, within] as const,
  );
  return results.violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => String(target)),
  }));
}
