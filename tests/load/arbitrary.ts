import fc from 'fast-check';
import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { GOALS } from '#leads/lead-types/quiz-form.ts';
import { codePoint } from '../code-point.ts';
import { ANSWERS, BOOKING, ROWS } from '../start-server.ts';

/** Nothing to see in it: each of these is white space to JavaScript, or looks as if it were. */
const blank = fc.string({
  unit: fc.constantFrom(
    ...'\t\n\v\f\r \u0085\u00a0\u1680\u180e\u2000\u2005\u200a\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff',
  ),
  maxLength: 4,
});

/** Half a character, NUL, marks of other languages, a name of every object's. */
const oddText = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ufffd\uffff',
  'e\u0301'.repeat(20),
  "'; drop table call_bookings; --",
  '<script>alert(1)</script>',
  '{{problems}}',
  '%00%zz',
  '\\',
  '$1',
  '__proto__',
);

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: codePoint, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: oddText },
  { weight: 2, arbitrary: blank },
  { weight: 1, arbitrary: fc.tuple(blank, fc.string(), blank).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 15_000 }).map((length) => 'ß€😀x'.repeat(length / 4)) },
);

/** Addresses, and what passes for one: marks, other alphabets, dots in odd places, white space. */
const email = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(
      ...Array.from({ length: 3 }, () =>
        fc.oneof(text, fc.constantFrom('.', '..', '@', '"', '-', 'ä', '点看')),
      ),
    )
    .map(([local, host, end]) => `${local}@${host}.${end}`),
  fc.string({ unit: fc.constantFrom('a', '.', '@', ' ', '\u00a0'), maxLength: 8 }),
);

const day = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc
    .tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    )
    .map(([year, month, date]) => [`${year}`.padStart(4, '0'), pad(month), pad(date)].join('-')),
  fc.constantFrom(
    '2099-02-29',
    '2096-02-29',
    '2100-02-29',
    '9999-12-31',
    '+02099-01-01',
    '2099-1-1',
    '２０９９-01-01',
  ),
);

const time = fc
  .tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 61 }))
  .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);

const goals = fc.oneof(
  fc.subarray([...GOALS]),
  fc.array(fc.constantFrom(...GOALS), { minLength: 1, maxLength: 4 }),
  fc.array(fc.oneof(fc.constantFrom<unknown>(...GOALS), text, fc.constant(null)), { maxLength: 4 }),
);

/** Values that forms and attackers send: of every type, too long, blank, half a character, hostile. */
const anyValue = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(BOOKING), ...Object.values(ANSWERS)) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean()) },
);

/** What its column is made for, and what only looks like it. */
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

/** Rows that are right but for a few values, and often for none. */
export function anyRow(table: LeadTable): fc.Arbitrary<Record<string, unknown>> {
  const row = ROWS[table];
  const changes = fc.array(
    fc
      .constantFrom('id', ...Object.keys(row))
      .chain((column) =>
        fc.tuple(
          fc.constant(column),
          fc.oneof({ weight: 6, arbitrary: valueFor[column] ?? text }, { weight: 2, arbitrary: anyValue }),
        ),
      ),
    { maxLength: 4 },
  );
  return changes.map((changed) => ({ ...row, ...Object.fromEntries(changed) }));
}

interface AnyRequest {
  table: LeadTable;
  type: string;
  body: string;
}

const TYPES = ['application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'text/plain', '///'];

/** Rows that are almost right, objects of any kind, and bodies that are no object at all. */
const anyRequest: fc.Arbitrary<AnyRequest> = fc
  .constantFrom<LeadTable>('call_bookings', 'quiz_submissions')
  .chain((table) => {
    const anything = fc.oneof(strangeRow(table), fc.jsonValue());
    const request = fc.oneof(
      { weight: 6, arbitrary: anyRow(table).map(asJson) },
      { weight: 3, arbitrary: anything.map(asJson) },
      { weight: 3, arbitrary: anyRow(table).map(asForm) },
      {
        weight: 2,
        arbitrary: fc.record({
          type: fc.constantFrom('application/json', ...TYPES),
          body: fc.string({ unit: codePoint }),
        }),
      },
    );
    return request.map((sent) => ({ table, ...sent }));
  });

function asJson(value: unknown) {
  return { type: 'application/json', body: JSON.stringify(value) };
}

function asForm(row: Record<string, unknown>) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(row)) {
    for (const one of [value].flat())
      body.append(name, typeof one === 'object' && one ? JSON.stringify(one) : String(one ?? ''));
  }
  return { type: 'application/x-www-form-urlencoded', body: body.toString() };
}

/** With a column left out at most, and others that there are not. */
function strangeRow(table: LeadTable): fc.Arbitrary<object> {
  const columns = Object.keys(ROWS[table]);
  const names = fc.constantFrom('id', 'created_at', '__proto__', 'constructor', ...columns);
  return fc
    .tuple(
      fc.subarray(columns, { minLength: columns.length - 1 }),
      fc.dictionary(names, anyValue, { maxKeys: 3 }),
    )
    .map(([kept, changes]) => ({
      ...Object.fromEntries(kept.map((name) => [name, ROWS[table][name]])),
      ...changes,
    }));
}

export interface Thrown {
  /** How many answers there were of each status. */
  answers: Record<string, number>;
  /** What was answered 500, or not in time. */
  failures: (AnyRequest & { answer: string })[];
}

/** Throws arbitrary bodies at a server. */
export async function throwArbitraryBodies(url: string, count: number): Promise<Thrown> {
  const answers: Record<string, number> = {};
  const failures: Thrown['failures'] = [];
  const requests = fc.sample(anyRequest, count);
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const answer = await send(url, next);
        answers[answer] = (answers[answer] ?? 0) + 1;
        if (!/^[234]/.test(answer)) failures.push({ ...next, answer });
      }
    }),
  );
  return { answers, failures };
}

async function send(url: string, { table, type, body }: AnyRequest): Promise<string> {
  try {
    const response = await fetch(`${url}/rest/v1/${table}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: Buffer.from(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return String(error);
  }
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
