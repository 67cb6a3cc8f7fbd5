import { execFileSync, spawnSync } from 'node:child_process';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ruleStarts } from '#leads/calendar/rule-starts.ts';
import { FULL } from '../full.ts';
import { pick, type Random, seeded } from '../generated-calendars.ts';

const RULES = 1500;
const [FROM, TO] = ['2026-01-01T00:00:00', '2030-01-01T00:00:00'];
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const hasOracle = spawnSync('python3', ['-c', 'import dateutil.rrule']).status === 0;

test.skipIf(!hasOracle)('rules recur as Python’s dateutil expands them', FULL, () => {
  const random = seeded(7);
  const cases = Array.from({ length: RULES }, () => {
    const start = Date.UTC(1995, 0, 1) + Math.floor(random() * 32 * 365 * 24 * 60) * 60_000;
    return { rule: ruleFrom(random), start: wallText(start), from: FROM, to: TO };
  });
  const options = { input: JSON.stringify(cases), maxBuffer: 2 ** 28, encoding: 'utf8' } as const;
  const expected: string[][] = JSON.parse(execFileSync('python3', ['tests/rule-oracle.py'], options));
  const asked = { from: Date.parse(`${FROM}Z`), to: Date.parse(`${TO}Z`) };
  const wrong = cases.flatMap(({ rule, start }, index) => {
    const found = ruleStarts(ICAL.Recur.fromString(rule), Date.parse(`${start}Z`), asked).map(wallText);
    return `${found}` === `${expected[index]}` ? [] : [`${rule} from ${start}`];
  });
  expect(wrong).toEqual([]);
  expect(expected.flat().length).toBeGreaterThan(RULES);
});

/** Generates a rule of the parts that calendar programs write. `dateutil` can't mix `MO` and `1MO`: we read both. */
function ruleFrom(random: Random): string {
  const chance = (share: number) => random() < share;
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  const some = <Value>(max: number, one: () => Value) =>
    [...new Set(Array.from({ length: upTo(max) }, one))].join();
  const freq = pick(random, ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
  const isLong = freq === 'MONTHLY' || freq === 'YEARLY';
  const ordinals: (number | string)[] = isLong && chance(0.5) ? [1, 2, 3, 4, 5, -1, -2] : [''];
  const days = [
    ...(chance(0.5) ? [`BYDAY=${some(3, () => pick(random, ordinals) + pick(random, DAYS))}`] : []),
    ...(freq !== 'WEEKLY' && chance(0.4)
      ? [`BYMONTHDAY=${some(4, () => (chance(0.2) ? -upTo(3) : upTo(31)))}`]
      : []),
  ];
  return [
    ...[`FREQ=${freq}`, `INTERVAL=${upTo(30)}`, `WKST=${pick(random, DAYS)}`, ...days],
    ...(chance(0.35) ? [`BYMONTH=${some(4, () => upTo(12))}`] : []),
    ...(isLong && days.length > 0 && chance(0.3)
      ? [`BYSETPOS=${some(2, () => pick(random, [1, 2, 3, -1, -2]))}`]
      : []),
    ...(chance(0.1) ? [`COUNT=${upTo(20)}`] : chance(0.15) ? [`UNTIL=${2025 + upTo(4)}0615T120000`] : []),
  ].join(';');
}

function wallText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19);
}
