import { expect, test } from 'vitest';
import { SERVICE_NAMES } from '#content/service-names.ts';
import { BUSINESS_SIZES, BUSINESS_TYPES, GOALS, type QuizRow } from '#leads/lead-types/quiz-form.ts';
import { ANSWERS } from '../tests/start-server.ts';
import { adviseOn } from './quiz-advice.ts';

const FEW = { business_type: 'Other', automation_goals: [], solution_priority: 3, integration_needs: 'No' };
const ROW = { ...ANSWERS, ...FEW } as QuizRow;

const OFFERED: readonly string[] = SERVICE_NAMES;

const services = (changes: Partial<QuizRow>) =>
  adviseOn({ ...ROW, ...changes }).map(({ service }) => service);

/** Answers, and the services that each answer suggests on its own. */
const ADVICE: [Partial<QuizRow>, string[]][] = [
  [{ business_type: 'E-commerce' }, ['Chat Agents']],
  [{ automation_goals: ['Save time on repetitive tasks'] }, ['Chat Agents']],
  [{ automation_goals: ['Improve customer service'] }, ['Chat Agents', 'Phone Support Agents']],
  [{ automation_goals: ['Reduce operational costs'] }, ['Phone Support Agents']],
  [{ automation_goals: ['Generate more leads'] }, ['Automated Email & Phone Outreach']],
  [{ integration_needs: 'Yes' }, ['CRM Integrations']],
  [{ automation_goals: ['Streamline internal processes'] }, ['CRM Integrations']],
  [{ automation_goals: ['Enhance data analysis and insights'] }, ['CRM Integrations']],
  [{ business_type: 'Service-based' }, ['Appointment Scheduling']],
  [{ business_type: 'Agency' }, ['Appointment Scheduling']],
  [{ automation_goals: ['Scale business operations'] }, ['Appointment Scheduling']],
  [{ solution_priority: 5 }, ['Mobile App Building']],
  [{ integration_needs: 'Not sure' }, ['General Consultation']],
  [{ business_type: 'SaaS/Tech' }, []],
  [{ solution_priority: 4 }, []],
  [{}, []],
];

// Skips services that were removed from the content.
test.each(ADVICE.filter(([, expected]) => expected.every((service) => OFFERED.includes(service))))(
  '%j suggests %j',
  (changes, expected) => {
    expect(services(changes)).toEqual(expected);
  },
);

test('empty optional fields and the number of staff don’t affect the advice', () => {
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
  const goals: QuizRow['automation_goals'] = ['Improve customer service', 'Reduce operational costs'];
  expect(services({ automation_goals: goals })).toEqual(['Phone Support Agents', 'Chat Agents']);
  goals.push('Generate more leads');
  const all = services({ business_type: 'E-commerce', automation_goals: goals, integration_needs: 'Yes' });
  expect(all).toEqual(['Chat Agents', 'Phone Support Agents', 'Automated Email & Phone Outreach']);
});

test('the reasons for a service name each answer that suggests it, and only once', () => {
  const reasons = (changes: Partial<QuizRow>) => adviseOn({ ...ROW, ...changes })[0]?.reasons;
  const store = { business_type: 'E-commerce' } as const;
  const service = { automation_goals: ['Improve customer service' as const] };
  expect(reasons({ ...store, ...service })).toEqual([reasons(store), reasons(service)].flat());
  expect(reasons(store)).toHaveLength(1);
});
