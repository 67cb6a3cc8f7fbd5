import { expect, test } from 'vitest';
import { adviseOn } from './quiz-advice.ts';
import type { QuizRow } from './quiz-form.ts';

const ROW: QuizRow = {
  business_type: 'Other',
  business_size: '2-10 employees',
  automation_goals: [],
  ai_knowledge: 'Complete beginner',
  solution_priority: 3,
  integration_needs: 'No',
  contact_name: 'Ines',
  contact_email: 'ines@studio.example',
  contact_phone: null,
  business_website: 'studio.example',
  additional_comments: null,
};

const services = (changes: Partial<QuizRow>) =>
  adviseOn({ ...ROW, ...changes }).map(({ service }) => service);

test.each([
  [{ business_type: 'E-commerce' }, ['Chat Agents']],
  [{ business_type: 'Agency' }, ['Appointment Scheduling']],
  [{ automation_goals: ['Save time on repetitive tasks'] }, ['Chat Agents']],
  [{ automation_goals: ['Improve customer service'] }, ['Chat Agents', 'Phone Support Agents']],
  [{ automation_goals: ['Generate more leads'] }, ['Automated Email & Phone Outreach']],
  [{ automation_goals: ['Streamline internal processes'] }, ['CRM Integrations']],
  [{ automation_goals: ['Reduce operational costs'] }, ['Phone Support Agents']],
  [{ automation_goals: ['Scale business operations'] }, ['Appointment Scheduling']],
  [{ automation_goals: ['Enhance data analysis and insights'] }, ['CRM Integrations']],
  [{ integration_needs: 'Yes' }, ['CRM Integrations']],
  [{ integration_needs: 'Not sure' }, ['General Consultation']],
  [{ business_website: null }, ['Fast Website Creation']],
  [{ solution_priority: 5, business_size: '11-50 employees' }, ['Mobile App Building']],
  [{ solution_priority: 5, business_size: '2-10 employees' }, []],
] as [Partial<QuizRow>, string[]][])('%j speaks for %j', (changes, expected) => {
  expect(services(changes)).toEqual(expected);
});

test('services with more reasons come first, three at most', () => {
  expect(
    services({
      business_type: 'E-commerce',
      automation_goals: ['Improve customer service', 'Reduce operational costs', 'Generate more leads'],
      integration_needs: 'Yes',
    }),
  ).toEqual(['Chat Agents', 'Phone Support Agents', 'Automated Email & Phone Outreach']);
});

test('each reason is given once', () => {
  const [first] = adviseOn({
    ...ROW,
    business_type: 'E-commerce',
    automation_goals: ['Improve customer service'],
  });
  expect(first?.reasons).toEqual([
    'you run a store, and most questions come while the bag is open',
    'shoppers get an answer at once, at any hour',
  ]);
});
