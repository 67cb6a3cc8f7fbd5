import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TERMS } from '#content/terms.ts';
import type { Tables } from '#leads/db/tables.ts';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';

/** How the policy names each table beside the leads, where it says what is erased. The log stays. */
const BESIDE: Record<Exclude<keyof Tables, LeadTable | 'audit' | 'keys'>, string[]> = {
  leads: [
    ...['the mark', 'the time zone of your device', 'where you came from', 'the hash of the network'],
    'a note that links in our emails were ended',
  ],
  deliveries: ['the messages'],
  appointments: ['the appointment'],
};

test('the privacy policy names everything that is kept beside an enquiry, and that it is erased with it', () => {
  const policy = readFileSync('content/policies/privacy.md', 'utf8');
  const erased = /We erase enquiries .* kept beside them: (.*)\.$/m.exec(policy)?.[1];
  const copied = /- give you a copy of everything .* including (.*)$/m.exec(policy)?.[1];
  for (const words of Object.values(BESIDE).flat()) {
    expect(erased).toContain(words);
    expect(copied).toContain(words);
  }
});

test('the privacy policy says what stays after an erasure, and for how long', () => {
  const policy = readFileSync('content/policies/privacy.md', 'utf8');
  expect(policy).toContain(`after ${TERMS.keptDays} days, with everything kept beside them`);
  expect(policy).toMatch(/a note stays [^.]* number of the enquiry[^.]*\. .* 365 days/);
});
