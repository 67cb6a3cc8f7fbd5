import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { EMAIL, UUID } from '#leads/validation.ts';

/** The folders with code that reads text from visitors, the team, calendars and other servers. */
const FOLDERS = '{agent,cli,config,desk,leads,server,site/demo,site/forms}/**/*.{ts,tsx}';

test('no regular expression takes more than linear time', { timeout: 300_000 }, () => {
  const paths = globSync(FOLDERS).filter((path) => !path.includes('.test.'));
  const found = paths.flatMap((path) => patternsIn(path).map((pattern) => ({ path, pattern })));
  expect(found.length).toBeGreaterThan(100);
  const slow = found
    .filter(({ pattern }) => isSlow(pattern))
    .map(({ path, pattern }) => `${path}: ${pattern}`);
  expect(slow.join('\n')).toBe('');
  expect([EMAIL, UUID].filter(isSlow)).toEqual([]);
});

test.each([
  /^(\d{1,2})(?:\s*[:.h]?\s*([0-5]\d))?\s*(?:h|([ap])\.?\s*m\.?)?$/i,
  /^([\w-]+)(;.*?)?:\s*(\d{4}-\d\d-\d\d.*|[^:]*)$/,
  /\S+@\S+/,
  /^(a+)+$/,
])('%s counts as slow', (pattern) => {
  expect(isSlow(pattern)).toBe(true);
});

/** Whether some input takes quadratic or exponential time, also when the search starts at each of its characters. */
function isSlow(pattern: RegExp): boolean {
  return analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;
}

function patternsIn(path: string): RegExp[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(node.text) ?? [];
      patterns.push(new RegExp(source, flags));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return patterns;
}
