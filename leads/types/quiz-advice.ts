import type { SERVICES } from './booking-form.ts';
import type { QuizRow } from './quiz-form.ts';

type Service = (typeof SERVICES)[number];

/** A service that fits, and the reasons for it. */
export interface Advice {
  service: Service;
  reasons: string[];
}

/** Returns up to three services that fit the answers, those with the most reasons first; ties keep the rules' order. */
export function adviseOn(row: QuizRow): Advice[] {
  const advice = new Map<Service, string[]>();
  for (const { service, when, because } of RULES) {
    if (when(row)) advice.set(service, [...(advice.get(service) ?? []), because]);
  }
  return [...advice]
    .map(([service, reasons]) => ({ service, reasons }))
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, 3);
}

interface Rule {
  service: Service;
  when: (row: QuizRow) => boolean;
  /** Completes the sentence 'It fits because …'. */
  because: string;
}

const wants = (goal: QuizRow['automation_goals'][number]) => (row: QuizRow) =>
  row.automation_goals.includes(goal);

/** Each goes by what was chosen: nothing follows from an optional field left empty, or from the number of staff. */
const RULES: Rule[] = [
  {
    service: 'Chat Agents',
    when: (row) => row.business_type === 'E-commerce',
    because: 'you run a store, and most questions come while the bag is open',
  },
  {
    service: 'Chat Agents',
    when: wants('Save time on repetitive tasks'),
    because: 'it takes the questions that your team answers again and again',
  },
  {
    service: 'Chat Agents',
    when: wants('Improve customer service'),
    because: 'shoppers get an answer at once, at any hour',
  },
  {
    service: 'Phone Support Agents',
    when: wants('Improve customer service'),
    because: 'nobody waits on the line, and hard calls reach a person',
  },
  {
    service: 'Phone Support Agents',
    when: wants('Reduce operational costs'),
    because: 'calls are where support costs most',
  },
  {
    service: 'Automated Email & Phone Outreach',
    when: wants('Generate more leads'),
    because: 'it follows up on what people asked, by email, phone or SMS',
  },
  {
    service: 'CRM Integrations',
    when: (row) => row.integration_needs === 'Yes',
    because: 'you need it to work with systems you already have',
  },
  {
    service: 'CRM Integrations',
    when: wants('Streamline internal processes'),
    because: 'hand-overs and orders end up in one record',
  },
  {
    service: 'CRM Integrations',
    when: wants('Enhance data analysis and insights'),
    because: 'what shoppers ask becomes something you can count',
  },
  {
    service: 'Appointment Scheduling',
    when: (row) => row.business_type === 'Service-based' || row.business_type === 'Agency',
    because: 'your work begins with an appointment',
  },
  {
    service: 'Appointment Scheduling',
    when: wants('Scale business operations'),
    because: 'bookings no longer wait for somebody to be free to take them',
  },
  {
    service: 'Mobile App Building',
    when: (row) => row.solution_priority === 5,
    because: 'you want the latest systems, and an app shows them on every phone',
  },
  {
    service: 'General Consultation',
    when: (row) => row.integration_needs === 'Not sure',
    because: 'fifteen minutes will tell what your systems allow',
  },
];
