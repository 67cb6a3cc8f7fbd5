import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, TestRunner, test } from 'vitest';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { openStore } from '#leads/db/open-store.ts';
import { LEAD_TABLES, type LeadTable, leadType } from '#leads/lead-types/lead-types.ts';
import { mailAddress } from '#leads/mail/mail-address.ts';
import { insertLead } from '#leads/manage/insert-lead.ts';
import { EMAIL } from '#leads/validation.ts';
import { fullUnless } from '../full.ts';
import { anyRow, throwArbitraryBodies } from '../load/arbitrary.ts';
import { badRows } from '../load/bad-rows.ts';
import { newDatabase } from '../new-database.ts';
import { startServer } from '../start-server.ts';

/** A day long past: which days may be asked for changes each day, and is no rule of the databases. */
const LONG_AGO = '0001-01-01';

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  for (const bodies of [200, 2500])
    test(
      `${bodies} bodies of any kind: each is answered, none with 500, and no row breaks a rule`,
      fullUnless(kind === 'postgres' && bodies === 200),
      async () => {
        const databaseUrl = await newDatabase(kind);
        const server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
        const { answers, failures } = await throwArbitraryBodies(server.url, bodies);
        expect(failures).toEqual([]);
        expect(answers['201']).toBeGreaterThan(bodies * 0.08);
        expect(answers['303']).toBeGreaterThan(bodies * 0.02);
        expect(await server.stop()).toBe(0);
        expect(server.output()).not.toContain('"level":50');
        expect(await badRows(databaseUrl)).toEqual([]);
      },
    );

  let store: LeadStore;

  beforeAll(async () => {
    store = await openStore(await newDatabase(kind));
  });
  afterAll(() => store.close());

  for (const table of LEAD_TABLES)
    for (const runs of [100, 1000])
      test(
        `the database of ${table} stores what the rules let through, as it is, and nothing else, ${runs} times`,
        fullUnless(runs === 100),
        async () => {
          const counts = { stored: 0, refused: 0 };
          const property = fc.asyncProperty(anyRow(table), async (input) => {
            const checked = leadType(table).check(input, LONG_AGO);
            const row = { ...(checked.ok ? checked.row : input), id: crypto.randomUUID() };
            const inserting = insertLead(store, table, row as never);
            const outcome = await inserting.then(
              (insertion) => insertion.outcome,
              () => 'refused',
            );
            if (checked.ok) expect(outcome).toBe('stored');
            counts[outcome === 'stored' ? 'stored' : 'refused'] += 1;
            if (outcome !== 'stored') return;
            const { created_at: _, ...found } = await storedRow(table, row.id);
            if (checked.ok) expect(found).toMatchObject(wellFormed(row));
            const again = leadType(table).check(found, '0000-01-01');
            const problems = again.ok ? [] : again.problems.map(({ field }) => field);
            expect(problems.filter((field) => !OPTIONS.includes(field))).toEqual([]);
          });
          await fc.assert(property, { numRuns: runs });
          expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(runs / 10);
        },
      );

  async function storedRow(table: LeadTable, id: string): Promise<Record<string, unknown>> {
    const row = await store.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { ...row };
  }
});

/** What the rules alone check, so that a release may change it. */
const OPTIONS = [
  ...[
    'selected_service',
    'business_type',
    'business_size',
    'automation_goals',
    'ai_knowledge',
    'integration_needs',
  ],
];

/** UTF-8 has no half characters: U+FFFD stands in the place of each. */
function wellFormed(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  );
}

test('what the rule for addresses lets through is what the specification says, and mail can be sent to it', () => {
  const asWorded = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const unit = fc.constantFrom(...'aZ1.@ ,"<>()[]:;\\-_/?%+\0\u200b\ufeffé例'.split(''));
  const address = fc.tuple(fc.string({ unit, maxLength: 6 }), fc.string({ unit, maxLength: 6 }));
  fc.assert(
    fc.property(address, ([local, domain]) => {
      const text = `${local}@${domain}.de`;
      return !EMAIL.test(text) || (asWorded.test(text) && mailAddress(text) !== undefined);
    }),
    { numRuns: TestRunner.matchesTags(['full']) ? 20_000 : 5000 },
  );
});
