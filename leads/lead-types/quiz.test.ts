import { expect, test } from 'vitest';
import type { Lead } from './lead-type.ts';
import { QUIZ } from './quiz.ts';
import { type QuizRow, STEP_OF_FIELD } from './quiz-form.ts';

const LEAD: Lead<QuizRow> = {
  id: '0190b1c2-0000-7000-8000-00000000000a',
  created_at: '2026-11-30T09:00:00.000Z',
  business_type: 'E-commerce',
  business_size: '2-10 employees',
  automation_goals: ['Improve customer service', 'Generate more leads'],
  ai_knowledge: 'Expert',
  solution_priority: 4,
  integration_needs: 'No',
  contact_name: 'Ines Duarte',
  contact_email: 'ines@studio.example',
  contact_phone: null,
  business_website: 'studio.example',
  additional_comments: null,
};

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
    ['Email', 'ines@studio.example'],
    ['Phone', null],
    ['Website', 'studio.example'],
    ['Comments', null],
  ]);
});

test.each([
  [1, '1 of 5, Highly cost-effective'],
  [5, '5 of 5, Fully up to date systems'],
])('the priority %i reads %s', (solution_priority, value) => {
  expect(QUIZ.facts({ ...LEAD, solution_priority })).toContainEqual({
    label: 'Priority',
    value,
    isChosen: true,
  });
});

test('the headline has the name, the kind of business and its size', () => {
  expect(QUIZ.headline(LEAD)).toEqual({ who: 'Ines Duarte', what: 'E-commerce, 2-10 employees' });
});

test('a quiz has its names, contact columns and pages, and no time zone', () => {
  expect(QUIZ).toMatchObject({
    name: 'quiz',
    plural: 'quizzes',
    lists: { automation_goals: true },
    contact: { name: 'contact_name', email: 'contact_email', phone: 'contact_phone' },
    choices: Object.keys(STEP_OF_FIELD).slice(0, 6),
    formPath: '/#quiz',
    thanksPath: '/quiz/thanks',
  });
  expect(QUIZ.timeZone()).toBeUndefined();
});
