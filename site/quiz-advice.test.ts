import { expect, test } from 'vitest';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { BUSINESS_SIZES, BUSINESS_TYPES, GOALS, type QuizRow } from '#leads/lead-types/quiz-form.ts';
import { adviseOn } from './quiz-advice.ts';

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

const OFFERED: readonly string[] = SERVICE_NAMES;

const services = (changes: Partial<QuizRow>) =>
  adviseOn({ ...ROW, ...changes }).map(({ service }) => service);

const ADVICE = [
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
    { solution_priority: 5 },
    { 'Mobile App Building': 'you want the latest systems, and an app shows them on every phone' },
  ],
  [
    { integration_needs: 'Not sure' },
    { 'General Consultation': 'fifteen minutes will tell what your systems allow' },
  ],
] as [Partial<QuizRow>, Record<string, string>][];

// Services can be taken out and replaced.
test.each(
  ADVICE.filter(([, expected]) => Object.keys(expected).every((service) => OFFERED.includes(service))),
)('%j speaks for %j', (changes, expected) => {
  const advice = adviseOn({ ...ROW, ...changes });
  expect(advice).toEqual(
    Object.entries(expected).map(([service, reason]) => ({ service, reasons: [reason] })),
  );
});

test.each([[{}], [{ business_type: 'SaaS/Tech' }], [{ solution_priority: 4 }]] as [Partial<QuizRow>][])(
  '%j speaks for nothing',
  (changes) => {
    expect(services(changes)).toEqual([]);
  },
);

test('no advice follows from an optional field left empty, or from the number of staff', () => {
  const full = {
    ...ROW,
    automation_goals: [...GOALS],
    solution_priority: 5,
    contact_phone: '+351 1',
    additional_comments: 'Sizing',
  };
  for (const business_type of BUSINESS_TYPES) {
    const expected = adviseOn({ ...full, business_type });
    for (const empty of ['contact_phone', 'business_website', 'additional_comments'])
      expect(adviseOn({ ...full, business_type, [empty]: null })).toEqual(expected);
    for (const business_size of BUSINESS_SIZES)
      expect(adviseOn({ ...full, business_type, business_size })).toEqual(expected);
  }
});

test('services with more reasons come first, three at most', () => {
  expect(services({ automation_goals: ['Improve customer service', 'Reduce operational costs'] })).toEqual([
    'Phone Support Agents',
    'Chat Agents',
  ]);
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
