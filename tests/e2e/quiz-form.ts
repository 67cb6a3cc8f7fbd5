import { expect, type Page } from '@playwright/test';
import { keepDraft, openWithForm } from './fixtures.ts';

export const COMMENTS = 'Mostly sizing.\nAt night.';

export const quiz = (page: Page) => page.locator('form[action="/rest/v1/quiz_submissions"]');
export const button = (page: Page, name: string) => quiz(page).getByRole('button', { name, exact: true });
export const heading = (page: Page, step: number) => quiz(page).getByText(`Step ${step} of 8`);

export const openQuiz = (page: Page) => openWithForm(page, '/#quiz');

/** The labels of the options that `answer` clicks, by step. */
const CHOICES: Record<number, string[]> = {
  1: ['Service-based'],
  2: ['11-50 employees'],
  3: ['Generate more leads', 'Scale business operations'],
  4: ['Intermediate understanding'],
  6: ['Not sure'],
};

/** Answers one step, without going to the next. */
export async function answer(page: Page, step: number, email: string): Promise<void> {
  const form = quiz(page);
  for (const words of CHOICES[step] ?? []) await form.getByText(words).click();
  if (step === 5) await form.getByRole('slider').press('End');
  if (step === 7) {
    await form.getByLabel('Full name').fill('Ines Duarte');
    await form.getByLabel('Email address').fill(email);
    await form.getByLabel('Business website').fill('studionorte.example');
  }
  if (step === 8) await form.getByLabel('Comments').fill(COMMENTS);
}

/** Answers every step before this one, and opens this step. */
export async function goTo(page: Page, step: number, email: string): Promise<void> {
  for (let at = 1; at < step; at++) {
    await answer(page, at, email);
    await button(page, 'Next').click();
    await expect(heading(page, at + 1)).toBeVisible();
  }
}

/** Opens the quiz at a step, from a draft that lacks only the comments and, if `hasGoals` is false, the goals. */
export async function openStep(page: Page, step: number, email = '', hasGoals = true): Promise<void> {
  const { additional_comments, contact_phone, automation_goals, ...answers } = answersFor(email);
  const values = { ...answers, solution_priority: '5', ...(hasGoals && { automation_goals }) };
  await keepDraft(page, 'loomline:quiz', { values, step });
  await openQuiz(page);
  await expect(heading(page, step)).toBeVisible();
}

/** Returns the database row of a quiz that was filled in by the function `answer`. */
export function answersFor(email: string) {
  return {
    business_type: 'Service-based',
    business_size: '11-50 employees',
    automation_goals: ['Generate more leads', 'Scale business operations'],
    ai_knowledge: 'Intermediate understanding',
    solution_priority: 5,
    integration_needs: 'Not sure',
    contact_name: 'Ines Duarte',
    contact_email: email,
    contact_phone: null,
    business_website: 'studionorte.example',
    additional_comments: COMMENTS,
  };
}

/** Finds the submit button by its type, because its label changes while it submits. */
export const submitQuiz = (page: Page) => quiz(page).locator('[type="submit"]');
