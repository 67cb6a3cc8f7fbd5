import { expect, test } from 'vitest';
import type { Lead } from '../lead-type.ts';
import { formatHere } from '../time-zones.ts';
import { QUIZ } from './quiz.ts';
import type { QuizRow } from './quiz-form.ts';

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
const SITE = {
  brand: 'Loomline',
  email: 'hello@loomline.example',
  origin: 'https://loomline.example',
  servicePages: { 'Chat Agents': '/services/website-chat' },
};
const CHOSEN = [
  { label: 'Business', lines: ['E-commerce'] },
  { label: 'Size', lines: ['2-10 employees'] },
  { label: 'Goals', lines: ['Improve customer service', 'Generate more leads'] },
  { label: 'AI familiarity', lines: ['Expert'] },
  { label: 'Priority', lines: ['4 of 5, Somewhat up to date'] },
  { label: 'Integration', lines: ['No'] },
];

test('the mail to the visitor holds advice and what was chosen, and nothing that was typed but the name', () => {
  expect(QUIZ.acknowledgement(LEAD, SITE)).toEqual({
    name: 'Ines Duarte',
    hasAdvice: true,
    advice: [
      {
        title: 'Chat Agents',
        reason:
          'you run a store, and most questions come while the bag is open; shoppers get an answer at once, at any hour',
        url: 'https://loomline.example/services/website-chat',
      },
      { title: 'Phone Support Agents', reason: 'nobody waits on the line, and hard calls reach a person' },
      {
        title: 'Automated Email & Phone Outreach',
        reason: 'it follows up on what people asked, by email, phone or SMS',
      },
    ],
    summary: CHOSEN,
  });
  expect(QUIZ.acknowledgement({ ...LEAD, contact_name: 'Visit evil.com' }, SITE).name).toBe('there');
});

test('a mail says so where no service fits better than another', () => {
  const lead: typeof LEAD = { ...LEAD, business_type: 'Other', automation_goals: [] };
  expect(QUIZ.acknowledgement(lead, SITE)).toMatchObject({ hasAdvice: false, advice: [] });
});

test('the mail to the team holds everything but what was left empty', () => {
  const contact = [
    { label: 'Name', lines: ['Ines Duarte'] },
    { label: 'Email', lines: ['ines@studio.example'] },
  ];
  const website = { label: 'Website', lines: ['studio.example'] };
  expect(QUIZ.notification(LEAD)).toEqual({
    name: 'Ines Duarte',
    email: 'ines@studio.example',
    mailto: 'mailto:ines@studio.example',
    summary: [...contact, website, ...CHOSEN],
    reference: LEAD.id,
    received: formatHere(new Date(LEAD.created_at)),
  });
  expect(
    QUIZ.notification({ ...LEAD, contact_phone: '+351 21 000', additional_comments: 'One\nTwo' }).summary,
  ).toEqual([
    ...contact,
    { label: 'Phone', lines: ['+351 21 000'] },
    website,
    ...CHOSEN,
    { label: 'Comments', lines: ['One', 'Two'] },
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

test('a line in a list says who, from what kind of business and how large', () => {
  expect(QUIZ.headline(LEAD)).toEqual({ who: 'Ines Duarte', what: 'E-commerce, 2-10 employees' });
});

test('a quiz waits for no answer, has no time zone, and its form leads to the thanks', () => {
  expect(QUIZ).toMatchObject({
    name: 'quiz',
    plural: 'quizzes',
    lists: { automation_goals: true },
    contact: { name: 'contact_name', email: 'contact_email' },
    formPath: '/#quiz',
    thanksPath: '/quiz/thanks',
  });
  expect(QUIZ.timeZone()).toBeUndefined();
});
