import fc from 'fast-check';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { GOALS } from '#leads/lead-types/quiz-form.ts';
import { codePoint } from '../code-point.ts';
import { ANSWERS, BOOKING, ROWS } from '../start-server.ts';

/** White space by JavaScript's definition, and characters that look like white space. */
const blank = fc.string({
  unit: fc.constantFrom(
    ...'\t\n\v\f\r \u0085\u00a0\u1680\u180e\u2000\u2005\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff',
  ),
  maxLength: 4,
});

/** Lone surrogates, NUL, combining marks, code in several languages, and names of built-in properties. */
const oddText = fc.constantFrom(
  ...['\0', 'a\0b', '\ud800', 'a\udc00b', '\ufffd\uffff', 'e\u0301'.repeat(20), '%00%zz', '\\', '$1'],
  ...["'; drop table call_bookings; --", '<script>alert(1)</script>', '{{problems}}', '__proto__'],
);

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: codePoint, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: oddText },
  { weight: 2, arbitrary: blank },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 15_000 }).map((length) => 'ß€😀x'.repeat(length / 4)) },
);

const part = fc.oneof(text, fc.constantFrom('.', '..', '@', '"', '-', 'ä', '点看'));
/** Email addresses, and text that looks like an address: other scripts, misplaced dots, white space. */
const email = fc.oneof(
  fc.emailAddress(),
  fc.tuple(part, part, part).map(([local, host, end]) => `${local}@${host}.${end}`),
  fc.string({ unit: fc.constantFrom('a', '.', '@', ' ', '\u00a0'), maxLength: 8 }),
);

const day = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.tuple(fc.nat(9999), fc.nat(13), fc.nat(32)).map(([year, month, date]) => {
    return [`${year}`.padStart(4, '0'), pad(month), pad(date)].join('-');
  }),
  fc.constantFrom('2099-02-29', '2096-02-29', '2100-02-29', '+02099-01-01', '2099-1-1', '２０９９-01-01'),
);

const time = fc.tuple(fc.nat(25), fc.nat(61)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);

const goals = fc.oneof(
  fc.subarray([...GOALS]),
  fc.array(fc.constantFrom(...GOALS), { minLength: 1, maxLength: 4 }),
  fc.array(fc.oneof(fc.constantFrom<unknown>(...GOALS), text, fc.constant(null)), { maxLength: 4 }),
);

/** Values of every JSON type, and text that is too long, blank, malformed or hostile. */
const anyValue = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(BOOKING), ...Object.values(ANSWERS)) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean()) },
);

/** For each column, values of its type and values that resemble them. */
const valueFor: Record<string, fc.Arbitrary<unknown>> = {
  id: fc.oneof(
    fc.uuid(),
    fc.uuid().map((id) => id.toUpperCase()),
    fc.constant(`{${crypto.randomUUID()}}`),
  ),
  email,
  contact_email: email,
  preferred_date: day,
  preferred_time: time,
  automation_goals: goals,
  solution_priority: fc.oneof(
    fc.integer({ min: -1, max: 7 }),
    fc.constantFrom(1.5, 3.0000000001, '3', -0, 1e21),
  ),
};

/** Generates rows that are valid except for at most four values. */
export function anyRow(table: LeadTable): fc.Arbitrary<Record<string, unknown>> {
  const row = ROWS[table];
  const change = fc.constantFrom('id', ...Object.keys(row)).chain((column) => {
    const value = { weight: 6, arbitrary: valueFor[column] ?? text };
    return fc.tuple(fc.constant(column), fc.oneof(value, { weight: 2, arbitrary: anyValue }));
  });
  const changes = fc.array(change, { maxLength: 4 });
  return changes.map((changed) => ({ ...row, ...Object.fromEntries(changed) }));
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
