import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReport, testFiles } from './test-report.mjs';

const FILE = 'leads/content-id.test.ts';
const SPEC = 'tests/e2e/large-text.spec.ts';

test('a run whose every test passed is believed', () => {
  expect(vitest({ tests: { [FILE]: ['passed', 'passed'] } })).toEqual({ ...counts(2, 0), problems: [] });
  expect(playwright(['expected', 'expected', 'expected'])).toEqual({ ...counts(3, 0), problems: [] });
});

test('a failed test is not hidden by a status of 0', () => {
  expect(vitest({ tests: { [FILE]: ['passed', 'failed'] } })).toEqual({
    ...counts(1, 1),
    problems: ['1 failed'],
  });
  expect(playwright(['expected', 'expected', 'unexpected'])).toEqual({
    ...counts(2, 1),
    problems: ['1 failed'],
  });
  expect(playwright(['expected', 'expected', 'flaky']).problems).toEqual(['1 failed']);
});

test('a status is not hidden by tests that all passed', () => {
  expect(vitest({ status: 1, tests: { [FILE]: ['passed', 'passed'] } }).problems).toEqual([
    'it ended with status 1',
  ]);
  expect(vitest({ status: null, tests: { [FILE]: ['passed', 'passed'] } }).problems).toEqual([
    'it ended with status null',
  ]);
});

test('a report that is missing or broken counts as a failure', () => {
  const missing = checkReport({ runner: 'vitest', status: 0, report: '/nonexistent/report', files: [FILE] });
  expect(missing.problems).toEqual(['it left no report that can be read']);
  expect(vitest({ report: '{"testResults":' }).problems).toEqual(['it left no report that can be read']);
  expect(vitest({ report: '{}' }).problems).toEqual(['it left no report that can be read']);
});

test('a run without a test counts as a failure', () => {
  expect(vitest({ tests: {}, files: [] }).problems).toEqual(['no test ran']);
  expect(vitest({ tests: { [FILE]: ['skipped', 'skipped'] } })).toEqual({
    passed: 0,
    failed: 0,
    skipped: 2,
    problems: ['no test ran'],
  });
});

test('a file of which fewer tests were found than it holds counts as a failure', () => {
  expect(vitest({ tests: { [FILE]: ['passed'] } }).problems).toEqual([
    `${FILE} holds 2 tests, of which 1 were found`,
  ]);
  expect(vitest({ tests: { 'leads/other.test.ts': ['passed', 'passed'] } }).problems).toEqual([
    `${FILE} holds 2 tests, of which 0 were found`,
  ]);
});

test('test files are found by file and by folder', () => {
  expect(testFiles('vitest', [FILE])).toEqual([FILE]);
  expect(testFiles('playwright', [FILE])).toEqual([]);
  expect(testFiles('playwright', ['tests/e2e'])).toEqual(testFiles('playwright', []));
  expect(testFiles('vitest', [])).toContain('scripts/test-report.test.ts');
});

function counts(passed: number, failed: number) {
  return { passed, failed, skipped: 0 };
}

function vitest({
  status = 0,
  tests = {},
  report = JSON.stringify({
    testResults: Object.entries(tests).map(([file, statuses]) => ({
      name: join(process.cwd(), file),
      assertionResults: statuses.map((status) => ({ status })),
    })),
  }),
  files = [FILE],
}: {
  status?: number | null;
  tests?: Record<string, string[]>;
  report?: string;
  files?: string[];
}) {
  return checkReport({ runner: 'vitest', status, report: written(report), files });
}

function playwright(statuses: string[]) {
  const [first, ...others] = statuses.map((status) => ({ tests: [{ status }] }));
  const suite = { file: 'large-text.spec.ts', specs: [first], suites: [{ specs: others }] };
  const report = written(JSON.stringify({ suites: [suite] }));
  return checkReport({ runner: 'playwright', status: 0, report, files: [SPEC] });
}

function written(report: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'loomline-report-')), 'report.json');
  writeFileSync(path, report);
  return path;
}
