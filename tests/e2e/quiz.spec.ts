import type { Locator, Page } from '@playwright/test';
import { drawn, expect, FULL, hydrate, keepDraft, tabTo, test, testWithoutScript } from './fixtures.ts';
import { stored } from './lead-forms.ts';
import { answer, answersFor, button, heading, openQuiz, openStep, quiz, submitQuiz } from './quiz-form.ts';

const INSERT = '**/rest/v1/quiz_submissions';

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank You!' });

test('by mouse, each step is announced, and row and thanks match the choices', async ({ page, server }) => {
  const email = 'quiz-mouse@studio.example';
  await openQuiz(page);
  const progress = page.getByRole('progressbar', { name: 'Quiz progress' });
  const share = () => progress.evaluate((bar: HTMLElement) => bar.style.getPropertyValue('--progress'));
  await expect(button(page, 'Back')).toHaveCount(0);
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
  await expect(thanks(page)).toBeVisible();
  await expect.poll(share).toBe('100%');
  expect(stored(server, 'quiz_submissions', email)).toMatchObject([answersFor(email)]);

  const reading = page.getByRole('region', { name: 'Thank You!' });
  await expect(reading).toBeFocused();
  await expect(reading).toContainText(`A person reads your answers and writes to ${email} within 24 hours.`);
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

test('with the keyboard alone, the stored row matches the choices', FULL, async ({ page, server }) => {
  const email = 'quiz-keys@studio.example';
  await openQuiz(page);
  const field = (label: string) => quiz(page).getByLabel(label, { exact: true });
  for (const [step, label, keys] of [
    [1, 'E-commerce', ['Space', 'ArrowDown']],
    [2, 'Just me (Solopreneur)', ['Space', 'ArrowDown', 'ArrowDown']],
    [3, 'Generate more leads', ['Space', 'Tab', 'Tab', 'Tab', 'Space']],
    [4, 'Complete beginner', ['Space', 'ArrowDown', 'ArrowDown']],
    [6, 'Yes', ['Space', 'ArrowUp']],
  ] as const) {
    await expect(heading(page, step)).toBeVisible();
    await tabTo(field(label));
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    if (step !== 4) continue;
    await tabTo(quiz(page).getByRole('slider'));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  for (const [label, text] of [
    ['Full name', 'Ines Duarte'],
    ['Email address', email],
    [/^Business website/, 'studionorte.example'],
  ] as const) {
    await tabTo(quiz(page).getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, 8)).toBeVisible();
  await tabTo(quiz(page).getByLabel('Comments'));
  await page.keyboard.type('Mostly sizing.\nAt night.');
  await tabTo(quiz(page).getByRole('link', { name: 'Privacy Policy' }));
  await tabTo(button(page, 'Submit'));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  expect(stored(server, 'quiz_submissions', email)).toMatchObject([answersFor(email)]);
});

testWithoutScript('the server requires a goal, which the browser can’t require', async ({ page }) => {
  await page.goto('/#quiz');
  for (const step of [1, 2, 4, 6, 7]) await answer(page, step, 'quiz-no-goals@studio.example');
  await submitQuiz(page).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Please select at least one goal']);
});

test('a required step can’t be skipped, and no step advances by itself', async ({ page, server }) => {
  const email = 'quiz-required@studio.example';
  const messages: Record<number, string[]> = {
    1: ['Please select your business type'],
    2: ['Please select your business size'],
    3: ['Please select at least one goal'],
    4: ['Please select your level of AI familiarity'],
    6: ['Please select an integration option'],
    7: ['Full name is required', 'Email address is required'],
  };
  await page.clock.install();
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
    if (step === 5)
      await expect(quiz(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /Balanced/);
    else if (step < 7) await answer(page, step, '');
    else await quiz(page).getByLabel('Full name').fill('Ines');
    if (step === 7) await quiz(page).getByLabel('Email address').fill('ines@studio');
    if (step === 1) await page.clock.fastForward(5000);
    await expect(heading(page, step)).toBeVisible();
    await button(page, 'Next').click();
  }
  await expect(quiz(page).getByText('Please enter a valid email address')).toBeVisible();
  await quiz(page).getByLabel('Email address').fill(email);
  await expect(quiz(page).getByText('Please enter a valid email address')).toHaveCount(0);
  await button(page, 'Next').click();
  await button(page, 'Submit').click();
  await expect(thanks(page)).toBeVisible();
  expect(stored(server, 'quiz_submissions', email)).toMatchObject([
    { solution_priority: 3, contact_phone: null, business_website: null, additional_comments: null },
  ]);
});

test('the quiz’s and browser’s Back keep answers, and the quiz’s Back clears errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStep(page, 3, '', false);
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

test('a reload, another page and a new tab restore step and answers, as promised', async ({ page }) => {
  // A draft with an unknown step opens at the first unanswered step.
  await keepDraft(page, 'loomline:quiz', { values: { business_type: 'Service-based' }, step: 'nine' });
  await openQuiz(page);
  await expect(quiz(page)).toContainText('they stay on this device');
  for (const step of [2, 3]) {
    await expect(heading(page, step)).toBeVisible();
    await answer(page, step, '');
    if (step === 2) await button(page, 'Next').click();
  }
  for (const leave of [() => page.reload(), () => page.goto('/pricing')]) {
    await leave();
    await openQuiz(page);
    await expect(heading(page, 3)).toBeVisible();
    await expect(quiz(page).getByLabel('Generate more leads')).toBeChecked();
  }
  await button(page, 'Back').click();
  await expect(heading(page, 2)).toBeVisible();
  await expect(quiz(page).getByLabel('11-50 employees')).toBeChecked();
  const tab = await page.context().newPage();
  await openQuiz(tab);
  await expect(heading(tab, 2)).toBeVisible();
  await tab.close();
});

test('a submit without a required answer sends nothing, and opens that step', async ({ page }) => {
  let isAsked = false;
  await page.route(INSERT, (route) => {
    isAsked = true;
    return route.abort();
  });
  await openStep(page, 8, 'quiz-lacks@studio.example', false);
  await button(page, 'Submit').click();
  await expect(heading(page, 3)).toBeVisible();
  await expect(quiz(page).getByText('Please select at least one goal')).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('name', 'automation_goals');
  expect(isAsked).toBe(false);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const)
  test(`at ${width} × ${height}, each step is wholly visible`, FULL, async ({ page }) => {
    const boxesOf = (locator: Locator) =>
      locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
    const progress = page.getByRole('progressbar', { name: 'Quiz progress' });
    const expectVisible = async (parts: Locator[], step: string) => {
      const [header] = await boxesOf(page.getByRole('banner'));
      for (const part of [progress, ...parts]) {
        const boxes = await boxesOf(part);
        expect(boxes, step).not.toEqual([]);
        for (const { top, bottom } of boxes) {
          expect(top, step).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
          expect(bottom, step).toBeLessThanOrEqual(height);
        }
      }
    };
    const place = async () => [await page.evaluate(() => scrollY), (await boxesOf(progress))[0]?.top];
    await page.setViewportSize({ width, height });
    await openQuiz(page);
    await expect
      .poll(async () => {
        const before = await place();
        await drawn(page);
        return before.join() === (await place()).join();
      })
      .toBe(true);
    const atFirst = await place();
    for (let step = 1; step <= 8; step++) {
      await expect(heading(page, step)).toBeVisible();
      const shown = quiz(page).locator(`[data-step="${step}"]`);
      const controls = shown.locator('label:visible, input:visible, textarea');
      await expectVisible(
        [shown.locator('legend'), controls, quiz(page).getByRole('button')],
        `step ${step}`,
      );
      expect(await place(), `step ${step}`).toEqual(atFirst);
      await answer(page, step, `quiz-position-${width}@studio.example`);
      await button(page, step < 8 ? 'Next' : 'Submit').click();
    }
    await expect(thanks(page)).toBeVisible();
    await expectVisible([thanks(page)], 'thanked');
  });
