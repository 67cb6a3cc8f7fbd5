import type { SERVICE_NAMES } from '#content/service-names.ts';
import type { QuizRow } from '#leads/lead-types/quiz-form.ts';

type Service = (typeof SERVICE_NAMES)[number];

/** Returns up to three fitting services and why they fit, most reasons first. Ties keep the order of the rules. */
export function adviseOn(row: QuizRow) {
  return RULES.map(([service, ...rules]) => ({
    service,
    reasons: rules.filter(([when]) => when(row)).map(([, because]) => because),
  }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, 3);
}

/** A condition, and the end of the sentence 'It fits because …'. */
type Reason = [when: (row: QuizRow) => boolean, because: string];

const wants = (goal: QuizRow['automation_goals'][number]) => (row: QuizRow) =>
  row.automation_goals.includes(goal);

function isA(...types: QuizRow['business_type'][]) {
  return (row: QuizRow) => types.includes(row.business_type);
}

/** No rule uses an empty optional field or the company size: neither says what the visitor needs. */
const RULES: [Service, ...Reason[]][] = [
  [
    'Chat Agents',
    [isA('E-commerce'), 'you run a store, and most questions come just before somebody buys'],
    [wants('Save time on repetitive tasks'), 'it takes the questions that you answer again and again'],
    [wants('Improve customer service'), 'shoppers get an answer at once, at any hour'],
  ],
  [
    'Phone Support Agents',
    [wants('Improve customer service'), 'nobody waits on the line, and hard calls reach a person'],
    [wants('Reduce operational costs'), 'calls are where support costs most'],
  ],
  [
    'Automated Email & Phone Outreach',
    [wants('Generate more leads'), 'it follows up on what people asked, by email, phone or SMS'],
  ],
  [
    'CRM Integrations',
    [(row) => row.integration_needs === 'Yes', 'it works with the systems that you already have'],
    [wants('Streamline internal processes'), 'hand-overs and orders end up in one record'],
    [wants('Enhance data analysis and insights'), 'what shoppers ask becomes something you can count'],
  ],
  [
    'Appointment Scheduling',
    [isA('Service-based', 'Agency'), 'your work begins with an appointment'],
    [wants('Scale business operations'), 'bookings no longer wait for somebody to be free to take them'],
  ],
  [
    'Mobile App Building',
    [(row) => row.solution_priority === 5, 'you want the latest systems, and your regulars may want an app'],
  ],
  [
    'General Consultation',
    [(row) => row.integration_needs === 'Not sure', 'fifteen minutes will tell what your systems allow'],
  ],
];

export const ADVISED_SERVICES: readonly string[] = RULES.map(([service]) => service);
