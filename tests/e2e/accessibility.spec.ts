import { globSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { CASE_STUDY } from '#content/case-studies.ts';
import { SITE } from '#content/site.ts';
import { PAGES } from '../../scripts/routes.ts';
import { ALL_RULES, expectNoViolations } from './axe.ts';
import { fill, openForm, submitButton } from './booking-form.ts';
import { enter, expect, FULL, test } from './fixtures.ts';
import { fillMessage, openMessageForm, sendButton } from './message-form.ts';
import { answer, openQuiz } from './quiz-form.ts';

interface View {
  width: number;
  colorScheme: 'light' | 'dark';
  rules: string[];
}

const NARROW: View = { width: 320, colorScheme: 'light', rules: ALL_RULES };

/** The views of `npm test`: the narrow view checks all rules, the others only rules that depend on width or theme. */
const ONCE: View[] = [
  NARROW,
  { width: 768, colorScheme: 'light', rules: [] },
  { width: 1280, colorScheme: 'dark', rules: ['color-contrast', 'target-size'] },
];

const EVERY_VIEW: View[] = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, rules: ALL_RULES })),
);

/** Checks the state that a walk has reached: the whole page, or only the element that matches a selector. */
type Look = (state: string, within?: string) => Promise<void>;

type Walk = (page: Page, look: Look) => Promise<void>;

/** Walks through page states that a URL alone can't open. */
const WALKS: Record<string, Walk> = {
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
    await enter(field, 'What is the Mill tote made of?');
    await expect(page.getByRole('log').getByText('What is the Mill tote made of?')).toBeVisible();
    await look('while its script loads');
    await (await script).abort();
    await expect(page.getByRole('log').getByText('The agent didn’t load.')).toBeVisible();
    await look('after its script failed to load');
    await page.unroute('**/store-agent*');
    for (const question of [
      'What is the Mill tote made of?',
      'Who won the match last night?',
      'Can I have 20% off?',
      'Harrow Straight or Harrow Tapered?',
    ])
      await enter(field, question);
    await expect(page.locator('[data-answer]')).toHaveCount(4);
    await look('after one answer of each kind');
  },
  'the quiz': walkTheQuiz,
  'book-call': async (page, look) => {
    await openForm(page);
    await look('empty');
    await leaveOnly(page, '#booking, :has(h1)');
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('with the dialog', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
    await look('with errors');
    // The first attempt fails at once, and the second gets a late response.
    const { promise: second, resolve: hold } = Promise.withResolvers<Route>();
    await page.route('**/rest/v1/*', hold);
    await page.route('**/rest/v1/*', (route) => route.abort(), { times: 1 });
    await fill(page, 'axe@studio.example');
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText('We are trying again');
    await look('during a retry');
    await (await second).fulfill({ status: 500, body: '{}' });
    await expect(page.getByRole('alert')).toContainText('There was an error');
    await look('after a failure');
    await page.getByRole('button', { name: 'Show more days' }).click();
    await page.locator('[name="call_time"]').nth(4).check();
    await look('with every free time shown and one picked');
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
    const field = page.getByRole('textbox', { name: `Ask about ${SITE.brand}` });
    await enter(field, 'How long is the trial?');
    await enter(field, 'What is the capital of Peru?');
    await expect(page.getByRole('log')).toContainText('Our pages don’t say that.');
    await look('after a question with passages and one without');
    await sendButton(page).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please write your message')).toBeVisible();
    await leaveOnly(page, '#message, :has(h1)');
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
    await page
      .getByRole('link', { name: /^Read Case Study ?: / })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(CASE_STUDY.loading)).toBeHidden();
    await look('a study open', 'dialog[open]');
  },
  'the sketch on Pricing': async (page, look) => {
    await page.goto('/pricing');
    await page.getByRole('spinbutton', { name: 'Orders a month' }).fill('10000');
    await page.getByRole('spinbutton', { name: 'Average order value' }).fill('1000');
    await expect(page.getByRole('status').first()).toContainText(/€\d{3},/);
    await look('with large figures');
  },
};

/** Matches pages that a walk covers, or that consist of the same parts as another page. */
const LIKE_ANOTHER =
  /^\/(terms|cookies|careers|data-safety|results|services\/(?!website-chat)|pricing|support|quiz|book-call(\/(taken|confirmed))?$|case-studies\/)/;

/** States that consist of the same parts as another state of the walk, with different wording. */
const REPEATED_STATES = ['while its script loads', 'step 2', 'step 4', 'step 6', 'after a failure'];

const STUDIES = globSync('content/case-studies/*.md').map(
  (file) => `/case-studies/${/^id: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1]}`,
);

for (const path of [...PAGES, ...STUDIES])
  WALKS[path] = async (page, look) => {
    await page.goto(path);
    await look(path);
  };

for (const [where, walk] of Object.entries(WALKS).filter(([where]) => !LIKE_ANOTHER.test(where)))
  test(`axe finds no violation on ${where}, and nothing overflows`, ({ page }) =>
    lookAtEach(page, walk, where.startsWith('/') ? ONCE : [NARROW], REPEATED_STATES));

for (const [where, walk] of Object.entries(WALKS))
  test(`no axe rule finds a violation on ${where} at any width, light or dark`, FULL, ({ page }) =>
    lookAtEach(page, walk, EVERY_VIEW),
  );

async function lookAtEach(page: Page, walk: Walk, views: View[], skipped: string[] = []): Promise<void> {
  const show = async ({ width, colorScheme } = NARROW) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
  };
  await show();
  await walk(page, async (state, within) => {
    if (skipped.includes(state)) return;
    for (const view of views) {
      await show(view);
      await expectNoViolations(page, view.rules, `${state}, ${view.width} px, ${view.colorScheme}`, within);
    }
    await show();
  });
}

/** Goes through the quiz, and checks each step with its errors shown. */
async function walkTheQuiz(page: Page, look: Look): Promise<void> {
  await openQuiz(page);
  await leaveOnly(page, '#quiz, :has(h1)');
  for (let step = 1; step < 8; step++) {
    // Step 5 has a default answer, so Next would go on to step 6 instead of showing an error.
    if (step !== 5) await page.getByRole('button', { name: 'Next' }).click();
    await look(`step ${step}`);
    await answer(page, step, 'axe@studio.example');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step + 1} of 8`)).toBeVisible();
  }
  await look('step 8');
  await page.route('**/rest/v1/*', (route) => route.fulfill({ status: 201 }));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await look('thanked');
}

/** Removes all other sections and the footer, because axe reads the whole document even if it checks only a part. */
async function leaveOnly(page: Page, sections: string): Promise<void> {
  await page.locator(`main > section:not(${sections}), body > footer`).evaluateAll((others) => {
    for (const other of others) other.remove();
  });
}
