import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { FULL } from '../full.ts';
import { makeSecondContent } from '../second-content/make.ts';

test.each([
  [
    'a service that the form lacks',
    'content/service-names.ts',
    "  'Size Charts',\n",
    '',
    'the form, the pages and the quiz offer the same services',
    "content/services.ts has 'Size Charts', and content/service-names.ts doesn’t: add it there",
  ],
  [
    'a rate outside its range',
    'content/pricing.ts',
    'rate: 8',
    'rate: 12',
    'the rates of the fictional stores are within the commission range',
    'A dress boutique pays 12%, and RATES in content/pricing.ts goes from 4% to 10%',
  ],
])('%s fails exactly one test, with a clear message', FULL, (_mistake, file, right, wrong, name, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-second-'));
  const [project, report] = [join(folder, 'project'), join(folder, 'report.json')];
  makeSecondContent(project);
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(right);
  writeFileSync(join(project, file), text.replace(right, wrong));
  const unitTests = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--reporter=json'];
  const env = { PATH: process.env.PATH, TMPDIR: folder };
  spawnSync(process.execPath, [...unitTests, `--outputFile=${report}`], { cwd: project, env });
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed');
  expect(failed.map(({ title }) => title)).toEqual([name]);
  expect(failed[0]?.failureMessages?.join()).toContain(message);
});
