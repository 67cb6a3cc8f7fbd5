import { expect, test } from 'vitest';
import { ANSWERS } from '../../tests/start-server.ts';
import type { Stored } from './lead-type.ts';
import { listsOf } from './lead-types.ts';
import { QUIZ } from './quiz.ts';
import { type QuizRow, STEP_OF_FIELD } from './quiz-form.ts';

const LEAD = {
  ...ANSWERS,
  id: '0190b1c2-0000-7000-8000-00000000000a',
  created_at: '2026-11-30T09:00:00.000Z',
  automation_goals: ['Improve customer service', 'Generate more leads'],
  ...{ ai_knowledge: 'Expert', integration_needs: 'No' },
} as Stored<QuizRow>;

test('facts distinguish chosen values from typed values', () => {
  const values = (isChosen: boolean) =>
    QUIZ.facts(LEAD)
      .filter((fact) => fact.isChosen === isChosen)
      .map(({ label, value }) => [label, value]);
  expect(values(true)).toEqual([
    ['Business', 'E-commerce'],
    ['Size', '2-10 employees'],
    ['Goals', 'Improve customer service\nGenerate more leads'],
    ['AI familiarity', 'Expert'],
    ['Priority', '4 of 5, Somewhat up to date'],
    ['Integration', 'No'],
  ]);
  expect(values(false)).toEqual([
    ['Name', 'Ines Duarte'],
    ['Email', ANSWERS.contact_email],
    ['Phone', null],
    ['Website', ANSWERS.business_website],
    ['Comments', null],
  ]);
});

test.each([
  [1, '1 of 5, Highly cost-effective'],
  [5, '5 of 5, Fully up to date systems'],
])('the priority %i is shown as %s', (solution_priority, value) => {
  const priority = { label: 'Priority', value, isChosen: true };
  expect(QUIZ.facts({ ...LEAD, solution_priority })).toContainEqual(priority);
});

test('the headline has the name, the kind of business and its size', () => {
  expect(QUIZ.headline(LEAD)).toEqual({ who: 'Ines Duarte', what: 'E-commerce, 2-10 employees' });
});

test('a quiz has its names, contact columns and pages, and no time zone', () => {
  expect(QUIZ).toMatchObject({
    name: 'quiz',
    plural: 'quizzes',
    contact: { name: 'contact_name', email: 'contact_email', phone: 'contact_phone' },
    choices: Object.keys(STEP_OF_FIELD).slice(0, 6),
    formPath: '/#quiz',
    thanksPath: '/quiz/thanks',
  });
  expect(QUIZ.timeZone()).toBeUndefined();
  expect(listsOf('quiz_submissions')).toEqual(['automation_goals']);
});
