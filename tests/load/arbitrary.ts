import { Agent } from 'node:http';
import fc from 'fast-check';
import { ANSWERS, BOOKING } from '../start-server.ts';
import { post } from './senders.ts';

const TABLES = { call_bookings: BOOKING, quiz_submissions: ANSWERS };

/** Values that forms and attackers send: of every type, too long, blank, half a character, hostile. */
const value = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', '\u3000', '\0', 'a\0b', '\ud800', "'; drop table call_bookings; --"),
  },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.uuid() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('2099-02-30', '0000-01-01', '9999-12-31', '24:00', '23:59', '__proto__'),
  },
);

/** Rows that are almost right, objects of any kind, and bodies that are no object at all. */
export const anyRequest = fc
  .constantFrom(...(Object.keys(TABLES) as (keyof typeof TABLES)[]))
  .chain((table) =>
    fc.record({
      table: fc.constant(table),
      body: fc.oneof(
        { weight: 6, arbitrary: almostRight(TABLES[table]) },
        { weight: 1, arbitrary: fc.jsonValue().map((json) => JSON.stringify(json)) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      ),
    }),
  );

function almostRight(row: Record<string, unknown>): fc.Arbitrary<string> {
  const columns = ['id', 'created_at', '__proto__', ...Object.keys(row)];
  return fc
    .dictionary(fc.constantFrom(...columns), value, { maxKeys: 3 })
    .chain((changes) =>
      fc
        .subarray(Object.keys(row), { minLength: Math.max(0, Object.keys(row).length - 1) })
        .map((kept) =>
          JSON.stringify({ ...Object.fromEntries(kept.map((name) => [name, row[name]])), ...changes }),
        ),
    );
}

/** Throws arbitrary bodies at a server and counts the answers by status. */
export async function throwArbitraryBodies(url: string, count: number): Promise<Record<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const answers: Record<string, number> = {};
  const requests = fc.sample(anyRequest, count);
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const status = await post(agent, `${url}/rest/v1/${next.table}`, next.body);
        answers[status] = (answers[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return answers;
}
