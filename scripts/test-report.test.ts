import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReport, testFiles } from './test-report.mjs';

const FILE = 'leads/content-id.test.ts';
const SPEC = 'tests/e2e/large-text.spec.ts';

const ALL_WELL = { passed: 0, failed: 0, skipped: 0, left: 0, problems: [], failures: [] };

test('a run whose every test passed is believed', () => {
  expect(vitest({ tests: { [FILE]: ['passed', 'passed'] } })).toEqual({ ...ALL_WELL, passed: 2 });
  expect(playwright(['expected', 'expected', 'expected'])).toEqual({ ...ALL_WELL, passed: 3 });
});

test('a failed test is not hidden by a status of 0, and is named with the first line of its error', () => {
  expect(vitest({ tests: { [FILE]: ['passed', 'failed'] } })).toEqual({
    ...{ ...ALL_WELL, passed: 1, failed: 1, problems: ['1 failed'] },
    failures: [`${FILE} › a suite › test 1\n  Error: it broke`],
  });
  expect(playwright(['expected', 'expected', 'unexpected'])).toEqual({
    ...{ ...ALL_WELL, passed: 2, failed: 1, problems: ['1 failed'] },
    failures: [`${SPEC} › a suite › test 2\n  Error: it broke`],
  });
  expect(playwright(['expected', 'expected', 'flaky']).problems).toEqual(['1 failed']);
});

test('a file that fails as a whole is named with its error', () => {
  const broken = {
    name: join(process.cwd(), FILE),
    message: 'No such module\n    at x',
    assertionResults: [],
  };
  const report = JSON.stringify({ testResults: [broken] });
  expect(vitest({ status: 1, report }).failures).toEqual([`${FILE}\n  No such module`]);
  const location = { file: join(process.cwd(), SPEC), line: 1, column: 1 };
  const unread = written(JSON.stringify({ suites: [], errors: [{ message: 'No such module', location }] }));
  expect(checkReport({ runner: 'playwright', status: 1, report: unread, files: [SPEC] }).failures).toEqual([
    `${SPEC}\n  No such module`,
  ]);
});

test('what is left for the full run is counted apart from what was skipped, and only there', () => {
  const tests = { [FILE]: ['passed', 'left', 'skipped'] };
  expect(vitest({ tests, isFull: false })).toEqual({ ...ALL_WELL, passed: 1, skipped: 1, left: 1 });
  expect(vitest({ tests })).toEqual({ ...ALL_WELL, passed: 1, skipped: 2 });
  expect(playwright(['expected', 'left', 'skipped'], { isFull: false })).toEqual({
    ...{ ...ALL_WELL, passed: 1, skipped: 1, left: 1 },
  });
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
    ...ALL_WELL,
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

interface Run {
  status?: number | null;
  isFull?: boolean;
}

/** In a report both runners call skipped what is left for the full run. */
function reported(status: string) {
  return status === 'left' ? { status: 'skipped', tags: ['full'] } : { status };
}

function vitest({
  tests = {},
  report = JSON.stringify({
    testResults: Object.entries(tests).map(([file, statuses]) => ({
      name: join(process.cwd(), file),
      assertionResults: statuses.map((status, index) => ({
        ancestorTitles: ['a suite'],
        title: `test ${index}`,
        failureMessages: status === 'failed' ? ['Error: it broke\n    at here'] : [],
        ...reported(status),
      })),
    })),
  }),
  files = [FILE],
  ...run
}: Run & { tests?: Record<string, string[]>; report?: string; files?: string[] }) {
  return checkReport({ runner: 'vitest', status: 0, report: written(report), files, ...run });
}

function playwright(statuses: string[], run: Run = {}) {
  const [first, ...others] = statuses.map((was, index) => {
    const { status, tags = [] } = reported(was);
    const errors =
      status === 'unexpected' ? [{ message: '\u001b[31mError: it broke\u001b[39m\n\nmore' }] : [];
    return { title: `test ${index}`, tags, tests: [{ status, results: [{ errors }] }] };
  });
  const suite = { file: 'large-text.spec.ts', specs: [first], suites: [{ title: 'a suite', specs: others }] };
  const report = written(JSON.stringify({ suites: [suite] }));
  return checkReport({ runner: 'playwright', status: 0, report, files: [SPEC], ...run });
}

function written(report: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'loomline-report-')), 'report.json');
  writeFileSync(path, report);
  return path;
}
