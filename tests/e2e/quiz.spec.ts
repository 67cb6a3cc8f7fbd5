import type { Locator, Page } from '@playwright/test';
import type { RunningServer } from '../start-server.ts';
import { drawn, expect, fullUnless, hold, hydrate, keepDraft, TRIES, test } from './fixtures.ts';

const INSERT = '**/rest/v1/quiz_submissions';

const quiz = (page: Page) => page.locator('form[action="/rest/v1/quiz_submissions"]');
const button = (page: Page, name: string) => quiz(page).getByRole('button', { name, exact: true });
const heading = (page: Page, step: number) => quiz(page).getByText(`Step ${step} of 8`);

async function openQuiz(page: Page): Promise<void> {
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  await expect(heading(page, 1)).toBeVisible();
}

/** Answers one step, and returns with the answer given but not yet passed on. */
async function answer(page: Page, step: number, email: string): Promise<void> {
  const form = quiz(page);
  if (step === 1) await form.getByText('Service-based').click();
  if (step === 2) await form.getByText('11-50 employees').click();
  if (step === 3) {
    await form.getByText('Generate more leads').click();
    await form.getByText('Scale business operations').click();
  }
  if (step === 4) await form.getByText('Intermediate understanding').click();
  if (step === 5) await form.getByRole('slider').fill('5');
  if (step === 6) await form.getByText('Not sure').click();
  if (step === 7) {
    await form.getByLabel('Full name').fill('Ines Duarte');
    await form.getByLabel('Email address').fill(email);
    await form.getByLabel('Business website').fill('studionorte.example');
  }
  if (step === 8) await form.getByLabel('Comments').fill('Mostly sizing.\nAt night.');
}

/** Goes through the quiz up to a step, which is left unanswered. */
async function goTo(page: Page, step: number, email: string): Promise<void> {
  for (let at = 1; at < step; at++) {
    await answer(page, at, email);
    await button(page, 'Next').click();
    await expect(heading(page, at + 1)).toBeVisible();
  }
}

/** Opens the quiz at its last step as a reload does, with every other one answered, or all but the third. */
async function openLastStep(page: Page, email: string, hasGoals = true): Promise<void> {
  const { additional_comments, contact_phone, automation_goals, ...answers } = rowFor(email);
  const goals = hasGoals ? { automation_goals: JSON.parse(automation_goals) } : {};
  const values = { ...answers, ...goals, solution_priority: String(answers.solution_priority) };
  await keepDraft(page, 'loomline:quiz', { values, step: 8 });
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  await expect(heading(page, 8)).toBeVisible();
}

function rowFor(email: string) {
  return {
    business_type: 'Service-based',
    business_size: '11-50 employees',
    automation_goals: '["Generate more leads","Scale business operations"]',
    ai_knowledge: 'Intermediate understanding',
    solution_priority: 5,
    integration_needs: 'Not sure',
    contact_name: 'Ines Duarte',
    contact_email: email,
    contact_phone: null,
    business_website: 'studionorte.example',
    additional_comments: 'Mostly sizing.\nAt night.',
  };
}

function stored(server: RunningServer, email: string) {
  return server.rows('quiz_submissions').filter((row) => row.contact_email === email);
}

async function thanked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('done by mouse, each step is announced, the row is exactly what was chosen, and the reading fits it', async ({
    page,
    server,
  }) => {
    const email = 'quiz-mouse@studio.example';
    await openQuiz(page);
    const progress = page.getByRole('progressbar', { name: 'Quiz progress' });
    const share = () => progress.evaluate((bar: HTMLElement) => bar.style.getPropertyValue('--progress'));
    for (let step = 1; step <= 8; step++) {
      await expect(heading(page, step)).toBeVisible();
      await expect(progress).toHaveAttribute('aria-valuenow', String(step));
      await expect(progress).toHaveAttribute('aria-valuetext', `Step ${step} of 8`);
      await expect.poll(share).toBe(`${(step / 8) * 100}%`);
      if (step > 1) await expect(page.locator(':focus')).toContainText(`Step ${step} of 8`);
      await answer(page, step, email);
      if (step < 8) await button(page, 'Next').click();
    }
    await button(page, 'Submit').click();
    await thanked(page);
    await expect.poll(share).toBe('100%');
    expect(stored(server, email)).toMatchObject([rowFor(email)]);

    const reading = page.getByRole('region', { name: 'Thank You!' });
    await expect(reading).toBeFocused();
    await expect(reading.getByRole('heading', { level: 4 })).toHaveText([
      'Appointment Scheduling',
      'Automated Email & Phone Outreach',
      'Mobile App Building',
    ]);
    await expect(reading.getByRole('link', { name: /Appointment Scheduling/ })).toHaveAttribute(
      'href',
      '/services/scheduling',
    );
    await expect(reading).toContainText(
      `A person reads your answers and writes to ${email} within 24 hours.`,
    );
    await reading.getByRole('link', { name: 'Book a Call' }).click();
    await expect(page).toHaveURL('/book-call#booking-sheet');
    await hydrate(page, 'form');
    await expect(page.locator('#booking-sheet')).toBeInViewport();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ines Duarte');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Service')).toHaveValue('Appointment Scheduling');
    await expect(page.getByLabel('Problems to solve')).toHaveValue(
      'Generate more leads\nScale business operations',
    );
    await expect(page.getByLabel('Additional info')).toHaveValue(/Service-based, 11-50 employees/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('done by touch, the row is exactly what was chosen, and the buttons stay where they are', async ({
    page,
    server,
  }) => {
    const email = 'quiz-touch@studio.example';
    await openQuiz(page);
    const top = (name: string) =>
      button(page, name).evaluate((element) => {
        const form = element.closest('form');
        return Math.round(element.getBoundingClientRect().y - (form?.getBoundingClientRect().y ?? 0));
      });
    const first = await top('Next');
    for (let step = 1; step < 8; step++) {
      expect(await top('Next'), `step ${step}`).toBe(first);
      await answer(page, step, email);
      await button(page, 'Next').tap();
      await expect(heading(page, step + 1)).toBeVisible();
    }
    expect(await top('Submit')).toBe(first);
    await answer(page, 8, email);
    await button(page, 'Submit').tap();
    await thanked(page);
    expect(stored(server, email)).toMatchObject([rowFor(email)]);
  });
});

test('done by the keyboard alone, the row is exactly what was chosen', async ({ page, server }) => {
  const email = 'quiz-keys@studio.example';
  await openQuiz(page);
  await page.locator('input[name="business_type"]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(heading(page, 2)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(heading(page, 3)).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(heading(page, 4)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(heading(page, 5)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');

  await expect(heading(page, 6)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');

  await expect(heading(page, 7)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ines Duarte');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('studionorte.example');
  await page.keyboard.press('Enter');

  await expect(heading(page, 8)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mostly sizing.\nAt night.');
  await page.keyboard.press('Tab');
  await expect(quiz(page).getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Submit')).toBeFocused();
  await page.keyboard.press('Enter');
  await thanked(page);
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all eight steps are one long form, which leads to the thanks', async ({ page, server }) => {
    const email = 'quiz-plain@studio.example';
    await page.goto('/#quiz');
    for (let step = 1; step <= 8; step++) {
      await expect(heading(page, step)).toBeVisible();
      if (step === 5) await page.getByRole('slider').press('End');
      else await answer(page, step, email);
    }
    await quiz(page).locator('[type="submit"]').click();
    await expect(page).toHaveURL('/quiz/thanks');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    expect(stored(server, email)).toMatchObject([rowFor(email)]);
  });

  test('the browser keeps an empty form back, and what only the server can refuse is listed', async ({
    page,
  }) => {
    await page.goto('/#quiz');
    await quiz(page).locator('[type="submit"]').click();
    await expect(page).toHaveURL('/#quiz');
    for (const step of [1, 2, 4, 6, 7]) await answer(page, step, 'quiz-no-goals@studio.example');
    await quiz(page).locator('[type="submit"]').click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'Please select at least one goal',
    ]);
  });
});

test('before hydration an answer unfolds the whole plain form, which works without the script', async ({
  page,
  server,
  consoleErrors,
}) => {
  const email = 'quiz-no-script@studio.example';
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/#quiz');
  await expect(heading(page, 1)).toBeVisible();
  await expect(heading(page, 2)).toBeHidden();
  for (let step = 1; step <= 8; step++) {
    await expect(heading(page, step)).toBeVisible();
    await answer(page, step, email);
  }
  await quiz(page).locator('[type="submit"]').click();
  await expect(page).toHaveURL('/quiz/thanks');
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
  // The missing script is what this test is about.
  consoleErrors.length = 0;
});

test('hydration finds the steps that are left out of the first layout, and moves nothing', async ({
  page,
}) => {
  const heights = () =>
    quiz(page)
      .locator('[data-step]')
      .evaluateAll((steps) =>
        steps.map((step) => {
          // What stretches it to the height of the tallest.
          (step as HTMLElement).style.alignSelf = 'start';
          return step.getBoundingClientRect().height;
        }),
      );
  await page.goto('/');
  const early = await heights();
  expect(early.flatMap((height, index) => (height === 0 ? [index + 1] : []))).toEqual([2, 4, 5, 6]);
  await openQuiz(page);
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [480, 800],
    [560, 900],
    [768, 1024],
    [1280, 720],
    [1680, 1050],
    [2200, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const all = await heights();
    const leftOut = all.filter((_, index) => early[index] === 0);
    const rest = all.filter((_, index) => early[index] !== 0);
    expect(Math.max(...leftOut), `${width} px`).toBeGreaterThan(0);
    expect(Math.max(...leftOut), `${width} px`).toBeLessThanOrEqual(Math.max(...rest));
  }
});

test('whoever began before hydration goes on at the first open step, with the answers kept', async ({
  page,
}) => {
  const scripts = await hold(page, '**/_astro/*.js');
  await page.goto('/#quiz');
  await answer(page, 1, '');
  await answer(page, 2, '');
  await scripts.release();
  await hydrate(page, 'form');
  await expect(heading(page, 3)).toBeVisible();
  await expect(heading(page, 2)).toBeHidden();
  await button(page, 'Back').click();
  await expect(quiz(page).getByLabel('11-50 employees')).toBeChecked();
});

test('no step is passed unanswered but those that ask for nothing, and none jumps on by itself', async ({
  page,
}) => {
  const messages: Record<number, string[]> = {
    1: ['Please select your business type'],
    2: ['Please select your business size'],
    3: ['Please select at least one goal'],
    4: ['Please select your level of AI familiarity'],
    6: ['Please select an integration option'],
    7: ['Full name is required', 'Email address is required'],
  };
  await openQuiz(page);
  for (let step = 1; step < 8; step++) {
    await expect(heading(page, step)).toBeVisible();
    if (step > 1) await expect(page.locator(':focus')).toContainText(`Step ${step} of 8`);
    const said = messages[step];
    if (said) {
      await button(page, 'Next').click();
      for (const message of said) await expect(quiz(page).getByText(message, { exact: true })).toBeVisible();
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('aria-invalid', 'true');
      await expect(focused).toHaveAccessibleDescription(said[0] ?? '');
    }
    if (step === 5) await expectSliderToHaveItsLabels(page);
    await answer(page, step, step === 7 ? 'ines@studio' : '');
    if (step === 1) await page.waitForTimeout(300);
    await expect(heading(page, step)).toBeVisible();
    await button(page, 'Next').click();
  }
  await expect(quiz(page).getByText('Please enter a valid email address')).toBeVisible();
  await quiz(page).getByLabel('Email address').fill('ines@studio.example');
  await expect(quiz(page).getByText('Please enter a valid email address')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(heading(page, 8)).toBeVisible();
});

/** From 1 to 5, and it starts at 3. */
async function expectSliderToHaveItsLabels(page: Page): Promise<void> {
  const slider = quiz(page).getByRole('slider');
  await expect(slider).toHaveValue('3');
  await slider.press('Home');
  for (const label of [
    'Highly cost-effective',
    'Somewhat cost-effective',
    'Balanced approach',
    'Somewhat up to date',
    'Fully up to date systems',
  ]) {
    await expect(slider).toHaveAttribute('aria-valuetext', label);
    await slider.press('ArrowRight');
  }
  await expect(slider).toHaveValue('5');
}

test('steps 5 and 8 are never blocked, and empty optional fields are null', async ({ page, server }) => {
  const email = 'quiz-optional@studio.example';
  await openQuiz(page);
  await goTo(page, 5, email);
  await button(page, 'Next').click();
  await answer(page, 6, email);
  await button(page, 'Next').click();
  await quiz(page).getByLabel('Full name').fill('Ines');
  await quiz(page).getByLabel('Email address').fill(email);
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await thanked(page);
  expect(stored(server, email)).toMatchObject([
    { solution_priority: 3, contact_phone: null, business_website: null, additional_comments: null },
  ]);
});

test('Back, ours and the browser’s, goes to the step before with its answer kept; ours clears the errors', async ({
  page,
}) => {
  await openQuiz(page);
  await expect(button(page, 'Back')).toHaveCount(0);
  await goTo(page, 3, '');
  await button(page, 'Next').click();
  await expect(quiz(page).getByText('Please select at least one goal')).toBeVisible();
  await button(page, 'Back').click();
  await expect(heading(page, 2)).toBeVisible();
  await expect(quiz(page).getByLabel('11-50 employees')).toBeChecked();
  await button(page, 'Next').click();
  await expect(heading(page, 3)).toBeVisible();
  await expect(quiz(page).getByText('Please select at least one goal')).toHaveCount(0);
  await answer(page, 3, '');
  await page.goBack();
  await expect(heading(page, 2)).toBeVisible();
  await page.goForward();
  await expect(heading(page, 3)).toBeVisible();
  await expect(quiz(page).getByLabel('Generate more leads')).toBeChecked();
});

test('a reload at each of the eight steps loses nothing', fullUnless(false), async ({ page, server }) => {
  const email = 'quiz-reload@studio.example';
  await openQuiz(page);
  for (let step = 1; step <= 8; step++) {
    await answer(page, step, email);
    await page.reload();
    await hydrate(page, 'form');
    await expect(heading(page, step)).toBeVisible();
    if (step < 8) await button(page, 'Next').click();
  }
  await button(page, 'Submit').click();
  await thanked(page);
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
});

test('leaving for another page and coming back restores step and answers', async ({ page, server }) => {
  const email = 'quiz-away@studio.example';
  await openQuiz(page);
  await goTo(page, 8, email);
  await answer(page, 8, email);
  await page.goto('/pricing');
  await page.goto('/#quiz');
  await hydrate(page, 'form');
  await expect(heading(page, 8)).toBeVisible();
  await button(page, 'Back').click();
  await expect(heading(page, 7)).toBeVisible();
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await thanked(page);
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
  expect(await page.evaluate(() => localStorage.getItem('loomline:quiz'))).toBeNull();
});

test('a submit that lacks an answer sends nothing and goes to the first step that needs one', async ({
  page,
}) => {
  let isAsked = false;
  await page.route(INSERT, (route) => {
    isAsked = true;
    return route.abort();
  });
  await openLastStep(page, 'quiz-lacks@studio.example', false);
  await button(page, 'Submit').click();
  await expect(heading(page, 3)).toBeVisible();
  await expect(quiz(page).getByText('Please select at least one goal')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('name', 'automation_goals');
  expect(isAsked).toBe(false);
});

test('two submits at once are one row, and meanwhile the button is disabled and reads Submitting...', async ({
  page,
  server,
}) => {
  const email = 'quiz-double@studio.example';
  const inserts = await hold(page, INSERT);
  await openLastStep(page, email);
  await button(page, 'Submit').dblclick();
  const submit = quiz(page).locator('[type="submit"]');
  await expect(submit).toHaveText('Submitting...');
  await expect(submit).toBeDisabled();
  await inserts.release();
  await thanked(page);
  expect(stored(server, email)).toHaveLength(1);
});

for (const [what, message, respond] of [
  ['an error', 'There was an error submitting your quiz. Please try again.', { status: 500, body: '{}' }],
  ['nothing', 'An unexpected error occurred. Please try again later.', undefined],
] as const) {
  test(
    `an insert that is answered with ${what} stays on step 8 and says: ${message}`,
    fullUnless(what === 'an error'),
    async ({ page, server }) => {
      const email = `quiz-retry-${what.replaceAll(' ', '-')}@studio.example`;
      const ids: string[] = [];
      const failures = respond ? 1 : TRIES;
      await page.route(INSERT, (route) => {
        ids.push(route.request().postDataJSON().id);
        if (ids.length > failures) return route.continue();
        return respond ? route.fulfill({ ...respond, contentType: 'application/json' }) : route.abort();
      });
      await openLastStep(page, email);
      await answer(page, 8, email);
      await button(page, 'Submit').click();
      await expect(quiz(page).getByRole('alert')).toHaveText(message);
      await expect(heading(page, 8)).toBeVisible();
      await expect(button(page, 'Submit')).toBeEnabled();
      await expect(button(page, 'Submit')).toBeFocused();
      await button(page, 'Submit').click();
      await thanked(page);
      expect(ids).toHaveLength(failures + 1);
      expect(new Set(ids).size).toBe(1);
      expect(stored(server, email)).toMatchObject([rowFor(email)]);
    },
  );
}

test('a refused insert is logged to the console', async ({ page, consoleErrors }) => {
  await page.route(INSERT, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: '{"code":"23514","message":"Full name is required"}',
    }),
  );
  await openLastStep(page, 'quiz-logged@studio.example');
  await button(page, 'Submit').click();
  await expect(quiz(page).getByRole('alert')).toHaveText(
    'There was an error submitting your quiz. Please try again.',
  );
  expect(consoleErrors).toContain('The insert into quiz_submissions failed: 400 23514 Full name is required');
});

test('offline the answers are kept, the visitor is told, and they go out once when the network is back', async ({
  page,
  context,
  server,
}) => {
  const email = 'quiz-offline@studio.example';
  await openLastStep(page, email);
  await answer(page, 8, email);
  await context.setOffline(true);
  await button(page, 'Submit').click();
  const alert = quiz(page).getByRole('alert');
  await expect(alert).toContainText('An unexpected error occurred. Please try again later.');
  await expect(alert).toContainText('sent by themselves once you are back online');
  expect(stored(server, email)).toHaveLength(0);
  await context.setOffline(false);
  await thanked(page);
  expect(stored(server, email)).toMatchObject([rowFor(email)]);
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `at ${width} × ${height} seam, question, options and buttons show together at every step`,
    fullUnless(width !== 1440),
    async ({ page }) => {
      const email = `quiz-position-${width}@studio.example`;
      const seam = page.getByRole('progressbar', { name: 'Quiz progress' });
      const header = page.getByRole('banner');
      const boxesOf = (locator: Locator) =>
        locator.evaluateAll((elements) =>
          elements.map((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { top, bottom };
          }),
        );
      const box = async (locator: Locator) => {
        await locator.waitFor();
        const [found = { top: Number.NaN, bottom: Number.NaN }] = await boxesOf(locator);
        return found;
      };
      await page.setViewportSize({ width, height });
      await openQuiz(page);
      const isStill = async () => {
        const { top } = await box(seam);
        await drawn(page);
        return (await box(seam)).top === top;
      };
      await expect.poll(isStill).toBe(true);
      const scrolled = await page.evaluate(() => scrollY);
      const { top: seamTop } = await box(seam);
      for (let step = 1; step <= 8; step++) {
        const shown = quiz(page).locator(`[data-step="${step}"]`);
        const parts = [
          seam,
          shown.locator('legend'),
          shown.locator('label:visible, input:visible, textarea'),
          quiz(page).getByRole('button'),
        ];
        const boxes = (await Promise.all(parts.map(boxesOf))).flat();
        expect(boxes.length, `step ${step}`).toBeGreaterThan(3);
        const { bottom: headerBottom } = await box(header);
        for (const { top, bottom } of boxes) {
          expect(top, `step ${step}`).toBeGreaterThanOrEqual(headerBottom);
          expect(bottom, `step ${step}`).toBeLessThanOrEqual(height);
        }
        expect(await page.evaluate(() => scrollY), `step ${step}`).toBe(scrolled);
        expect((await box(seam)).top, `step ${step}`).toBe(seamTop);
        await answer(page, step, email);
        await button(page, step < 8 ? 'Next' : 'Submit').click();
        if (step < 8) await expect(heading(page, step + 1)).toBeVisible();
      }
      await thanked(page);
      const thanks = await box(page.getByRole('heading', { name: 'Thank You!' }));
      expect((await box(seam)).top).toBeGreaterThanOrEqual((await box(header)).bottom);
      expect(thanks.bottom).toBeLessThanOrEqual(height);
    },
  );
}

test('once the quiz is under way its heading steps back, and nothing moves', async ({ page }) => {
  await openQuiz(page);
  const lead = page.getByText('Eight short questions');
  await expect(lead).toBeVisible();
  await goTo(page, 2, '');
  await expect(lead).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Find the Right AI Solution' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(lead).toBeVisible();
});

test('the script of the quiz is loaded as it comes near, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await quiz(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
