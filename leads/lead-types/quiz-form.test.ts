import { expect, test } from 'vitest';
import { ANSWERS } from '../../tests/start-server.ts';
import { checkLead } from './lead-types.ts';
import {
  AI_KNOWLEDGE,
  BUSINESS_SIZES,
  BUSINESS_TYPES,
  DEFAULT_PRIORITY,
  GOALS,
  INTEGRATION_NEEDS,
  PRIORITY_LABELS,
  quizFromForm,
} from './quiz-form.ts';

const GIVEN = ['Improve customer service', 'Generate more leads'];
const ROW = { ...ANSWERS, automation_goals: GIVEN, business_website: null };

function messages(changes: object): Record<string, string> {
  const checked = checkLead('quiz_submissions', { ...ROW, ...changes });
  return checked.ok ? {} : Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

test('optional values that are empty or blank become null', () => {
  const empty = { contact_phone: '', business_website: ' ', additional_comments: '\n' };
  expect(checkLead('quiz_submissions', { ...ROW, ...empty })).toEqual({ ok: true, row: ROW });
});

test('the options are those of spec 9, in order', () => {
  expect(BUSINESS_TYPES).toEqual(['E-commerce', 'Service-based', 'SaaS/Tech', 'Agency', 'Other']);
  expect(BUSINESS_SIZES).toEqual([
    'Just me (Solopreneur)',
    '2-10 employees',
    '11-50 employees',
    '51-200 employees',
    '201+ employees',
  ]);
  expect(GOALS).toEqual([
    'Save time on repetitive tasks',
    'Improve customer service',
    'Generate more leads',
    'Streamline internal processes',
    'Reduce operational costs',
    'Scale business operations',
    'Enhance data analysis and insights',
  ]);
  expect(AI_KNOWLEDGE).toEqual([
    'Complete beginner',
    'Some basic knowledge',
    'Intermediate understanding',
    'Advanced knowledge',
    'Expert',
  ]);
  expect(INTEGRATION_NEEDS).toEqual(['Yes', 'No', 'Not sure']);
  expect(PRIORITY_LABELS).toEqual([
    'Highly cost-effective',
    'Somewhat cost-effective',
    'Balanced approach',
    'Somewhat up to date',
    'Fully up to date systems',
  ]);
  expect(DEFAULT_PRIORITY).toBe(3);
});

test.each([
  [[]],
  [['World peace']],
  [['Generate more leads', 'Generate more leads']],
  ['Generate more leads'],
])('the goals %j get the error: Please select at least one goal', (automation_goals) => {
  expect(messages({ automation_goals })).toEqual({ automation_goals: 'Please select at least one goal' });
});

test.each([0, 6, 2.5, '3', null])('the priority %j is refused', (solution_priority) => {
  expect(messages({ solution_priority })).toEqual({
    solution_priority: 'Please choose a priority from 1 to 5',
  });
});

test('the default priority is 3, the balanced approach', () => {
  const { solution_priority: _, ...rest } = ROW;
  const checked = checkLead('quiz_submissions', rest);
  expect(checked.ok && checked.row.solution_priority).toBe(3);
});

test('a form becomes a row with a list, a number and LF line ends', () => {
  const form = {
    ...ROW,
    id: '0190b1c2-0000-7000-8000-00000000000a',
    solution_priority: '4',
    contact_phone: '+351 21 000',
    business_website: 'studio.example',
    additional_comments: 'One\r\nTwo',
  };
  expect(quizFromForm(form)).toEqual({ ...form, solution_priority: 4, additional_comments: 'One\nTwo' });
  const empty = { contact_phone: ' ', business_website: '', additional_comments: '\r\n' };
  expect(checkLead('quiz_submissions', quizFromForm({ ...form, ...empty }))).toMatchObject({ row: ROW });
});

test.each([
  ['Generate more leads', ['Generate more leads']],
  [
    ['A', 'B'],
    ['A', 'B'],
  ],
  [undefined, []],
])('a form that gives the goals %j has the list %j', (automation_goals, list) => {
  expect(quizFromForm({ automation_goals }).automation_goals).toEqual(list);
});

test('a form may omit the priority, and a priority that is not a number is refused', () => {
  expect(quizFromForm({}).solution_priority).toBeUndefined();
  expect(
    messages({ solution_priority: quizFromForm({ solution_priority: 'high' }).solution_priority }),
  ).toEqual({
    solution_priority: 'Please choose a priority from 1 to 5',
  });
});
