import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERMS } from '#content/terms.ts';
import type { Tables } from '#leads/db/tables.ts';
import { LEAD_TABLES, type LeadRows, type LeadTable } from '#leads/lead-types/lead-types.ts';

const policy = readFileSync('content/policies/privacy.md', 'utf8');

/** The policy's words for each form column. If a table or column is missing here, this file doesn't compile. */
const WORDS: { [Table in LeadTable]: Record<Exclude<keyof LeadRows[Table], 'id'>, string> } = {
  call_bookings: {
    name: 'your name',
    email: 'email address',
    company_name: 'company name',
    selected_service: 'the service you selected',
    preferred_date: 'preferred date',
    preferred_time: 'time and timezone',
    timezone: 'timezone',
    problems_to_solve: 'the problems you want to solve',
    additional_info: 'anything you add in the optional last field',
  },
  quiz_submissions: {
    business_type: 'your type and size of business',
    business_size: 'size of business',
    automation_goals: 'your goals for automation',
    ai_knowledge: 'how well you know AI',
    solution_priority: 'between low cost and the latest systems',
    integration_needs: 'whether you need integrations',
    contact_name: 'your name',
    contact_email: 'your email address',
    contact_phone: 'Your phone number',
    business_website: 'website',
    additional_comments: 'comments',
  },
  support_messages: {
    name: 'your name',
    email: 'your email address',
    message: 'what you wrote in the message',
  },
};

/** The policy's words for every other table from which an erasure removes personal data. */
const BESIDE: Record<Exclude<keyof Tables, LeadTable | 'audit' | 'keys'>, string[]> = {
  leads: [
    ...['the mark', 'the time zone of your device', 'where you came from', 'the hash of the network'],
    'a note that links in our emails were ended',
  ],
  deliveries: ['the messages'],
  appointments: ['the appointment'],
  entries: ['our notes about you'],
};

test('the privacy policy names all data that is stored with an enquiry, and says that an erasure removes this data', () => {
  const erased = /We erase enquiries .* kept beside them: (.*)\.$/m.exec(policy)?.[1];
  const copied = /- give you a copy of everything .* including (.*)$/m.exec(policy)?.[1];
  for (const words of Object.values(BESIDE).flat()) {
    expect(erased).toContain(words);
    expect(copied).toContain(words);
  }
});

test('the privacy policy says what remains after an erasure, and for how long', () => {
  expect(policy).toContain(`after ${TERMS.keptDays} days, with everything kept beside them`);
  expect(policy).toMatch(/a note stays [^.]* number of the enquiry[^.]*\. .* 365 days/);
});

test.each(LEAD_TABLES)('the privacy policy names all data that the form of %s asks for', (table) => {
  for (const words of Object.values(WORDS[table])) expect(policy).toContain(words);
});
