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
  [
    { business_type: 'E-commerce' },
    { 'Chat Agents': 'you run a store, and most questions come while the bag is open' },
  ],
  [
    { automation_goals: ['Save time on repetitive tasks'] },
    { 'Chat Agents': 'it takes the questions that your team answers again and again' },
  ],
  [
    { automation_goals: ['Improve customer service'] },
    {
      'Chat Agents': 'shoppers get an answer at once, at any hour',
      'Phone Support Agents': 'nobody waits on the line, and hard calls reach a person',
    },
  ],
  [
    { automation_goals: ['Reduce operational costs'] },
    { 'Phone Support Agents': 'calls are where support costs most' },
  ],
  [
    { automation_goals: ['Generate more leads'] },
    {
      'Automated Email & Phone Outreach': 'it follows up on what people asked, by email, phone or SMS',
    },
  ],
  [{ integration_needs: 'Yes' }, { 'CRM Integrations': 'you need it to work with systems you already have' }],
  [
    { automation_goals: ['Streamline internal processes'] },
    { 'CRM Integrations': 'hand-overs and orders end up in one record' },
  ],
  [
    { automation_goals: ['Enhance data analysis and insights'] },
    { 'CRM Integrations': 'what shoppers ask becomes something you can count' },
  ],
  [{ business_type: 'Service-based' }, { 'Appointment Scheduling': 'your work begins with an appointment' }],
  [{ business_type: 'Agency' }, { 'Appointment Scheduling': 'your work begins with an appointment' }],
  [
    { automation_goals: ['Scale business operations'] },
    { 'Appointment Scheduling': 'bookings no longer wait for somebody to be free to take them' },
  ],
  [
    { business_website: null },
    { 'Fast Website Creation': 'you gave no website, and everything else builds on one' },
  ],
  [
    { solution_priority: 5, business_size: '11-50 employees' },
    { 'Mobile App Building': 'you want the latest systems, and have the customers to fill an app' },
  ],
  [
    { integration_needs: 'Not sure' },
    { 'General Consultation': 'fifteen minutes will tell what your systems allow' },
  ],
] as [Partial<QuizRow>, Record<string, string>][])('%j speaks for %j', (changes, expected) => {
  const advice = adviseOn({ ...ROW, ...changes });
  expect(advice).toEqual(
    Object.entries(expected).map(([service, reason]) => ({ service, reasons: [reason] })),
  );
});

test.each([
  [{}],
  [{ business_type: 'SaaS/Tech' }],
  [{ solution_priority: 5, business_size: 'Just me (Solopreneur)' }],
  [{ solution_priority: 5, business_size: '2-10 employees' }],
  [{ solution_priority: 4, business_size: '201+ employees' }],
] as [Partial<QuizRow>][])('%j speaks for nothing', (changes) => {
  expect(services(changes)).toEqual([]);
});

test('services with more reasons come first, three at most', () => {
  expect(
    services({
      integration_needs: 'Yes',
      automation_goals: ['Generate more leads', 'Streamline internal processes', 'Scale business operations'],
      business_website: null,
    }),
  ).toEqual(['CRM Integrations', 'Automated Email & Phone Outreach', 'Appointment Scheduling']);
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
