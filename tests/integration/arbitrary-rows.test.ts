import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, isBlank } from '#leads/clean-line.ts';
import { checkLead, LEAD_TABLES } from '#leads/lead-types/lead-types.ts';
import { mailAddress } from '#leads/mail-address.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { EMAIL } from '#leads/validation.ts';
import { fullUnless } from '../full.ts';
import { anyRow } from '../load/arbitrary.ts';
import { DATABASES } from '../new-database.ts';
import { newSite } from '../new-site.ts';

/** An earliest bookable day that lets every date pass the validation, because the databases don't limit dates. */
const LONG_AGO = '0001-01-01';

for (const kind of DATABASES)
  test(
    `over ${kind} exactly the rows that the rules accept are stored`,
    fullUnless(kind === 'sqlite'),
    async () => {
      const { store } = await newSite(kind);
      for (const table of LEAD_TABLES) {
        const counts = { stored: 0, refused: 0 };
        const property = fc.asyncProperty(anyRow(table), async (input) => {
          const checked = checkLead(table, input, LONG_AGO);
          const row = { ...(checked.ok ? checked.row : input), id: crypto.randomUUID() };
          const inserting = insertLead(store, table, row as never);
          const outcome = await inserting.then(
            (insertion) => insertion.result,
            () => 'refused',
          );
          if (checked.ok) expect(outcome).toBe('stored');
          counts[outcome === 'stored' ? 'stored' : 'refused'] += 1;
          if (outcome !== 'stored') return;
          const found = store.db.selectFrom(table).selectAll().where('id', '=', row.id);
          const { created_at: _, ...kept } = await found.executeTakeFirstOrThrow();
          if (checked.ok) expect(kept).toMatchObject(wellFormed(row));
          const again = checkLead(table, kept, '0000-01-01');
          const problems = again.ok ? [] : again.problems.map(({ field }) => field);
          const isClean = (field: string) => {
            const text = String(Reflect.get(kept, field));
            return !isBlank(text) && cleanLine(text) === text;
          };
          expect(problems.filter((field) => !OPTIONS.includes(field) && isClean(field))).toEqual([]);
        });
        await fc.assert(property, { numRuns: 100 });
        expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(10);
      }
    },
  );

/**
 * Columns with a list of allowed values. The databases don't check it, so that a release can change it. Nor do they
 * refuse characters that the rules remove first: blanks at the ends, such as U+1680, and invisible ones.
 */
const OPTIONS = [
  ...['selected_service', 'business_type', 'business_size', 'automation_goals'],
  ...['ai_knowledge', 'integration_needs'],
];

/** Replaces lone surrogates, which UTF-8 can't encode, with U+FFFD. */
function wellFormed(row: object): object {
  const texts = Object.entries(row).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.toWellFormed() : value];
  });
  return Object.fromEntries(texts);
}

test('every address that the rule accepts matches the specification, and can be mailed', () => {
  const asWorded = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const unit = fc.constantFrom(...'aZ1.@ ,"<>()[]:;\\-_/?%+\0\u200b\ufeffé例'.split(''));
  const address = fc.tuple(fc.string({ unit, maxLength: 6 }), fc.string({ unit, maxLength: 6 }));
  fc.assert(
    fc.property(address, ([local, domain]) => {
      const text = `${local}@${domain}.de`;
      return !EMAIL.test(text) || (asWorded.test(text) && mailAddress(text) !== undefined);
    }),
    { numRuns: 5000 },
  );
});
