import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from 'web-features';
import packageJson from '../../package.json' with { type: 'json' };

/** Baseline's names for the browsers that `browserslist` calls by a different name. */
const BASELINE_NAMES: Record<string, string> = { ios_saf: 'safari_ios' };

const FLOOR = packageJson.browserslist.map((line): [browser: string, version: number] => {
  const [browser = '', version] = line.split(' >= ');
  return [BASELINE_NAMES[browser] ?? browser, Number(version)];
});

/** Newer built-ins whose matches are harmless: another method has the same name, or the code checks for support. */
const HARMLESS = new Map([
  ['run', 'a look-up of the agents’'],
  ['use', 'React’s'],
  ['fallback', 'Valibot’s'],
  ['hidePopover', 'called with `?.`'],
  ['startViewTransition', 'React’s, for a component that is not used here'],
  ['skipTransition', 'React’s, for the same component'],
  ['AbortSignal.timeout', 'Chromium has it from 103 on; its error had another name until 124'],
]);

/** Returns the built-ins that at least one supported browser lacks, each with a pattern that matches its calls. */
function youngBuiltIns(): [name: string, call: RegExp][] {
  const young: [owner: string, member: string | undefined][] = [];
  const names = new Set<string>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? []) {
      const [, owner = '', member] =
        /^(?:api|javascript\.builtins(?:\.Intl)?)\.(\w+)(?:\.(\w+?))?(?:_static)?$/.exec(key) ?? [];
      const support: Record<string, string> = {
        ...(feature.status.by_compat_key?.[key] ?? feature.status).support,
      };
      const isOld = FLOOR.every(
        ([browser, version]) => Number.parseFloat(support[browser] ?? 'NaN') <= version,
      );
      if (owner && isOld) names.add(member ?? owner);
      else if (owner) young.push([owner, member]);
    }
  }
  return young.map(([owner, member]) => {
    if (member === undefined || member === owner) return [`new ${owner}`, new RegExp(`\\bnew ${owner}\\b`)];
    if (names.has(member)) return [`${owner}.${member}`, new RegExp(`\\b${owner}\\.${member}\\(`)];
    // Don't match the spread of a call such as `...s(x)`.
    return [member, new RegExp(`(?<!\\.\\.)\\.${member}\\(`)];
  });
}

test('scripts of the pages call no built-in that a supported browser lacks', () => {
  const scripts = globSync('dist/_astro/*.js').map((path) => readFileSync(path, 'utf8'));
  const inline = /<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs;
  for (const path of globSync('dist/**/*.html'))
    for (const [, code = ''] of readFileSync(path, 'utf8').matchAll(inline)) scripts.push(code);
  const builtIns = youngBuiltIns();
  const called = (text: string) => builtIns.filter(([, call]) => call.test(text)).map(([name]) => name);
  expect(called('Map.groupBy([], f); new Set().union(s); URL.canParse(u)').sort()).toEqual(
    expect.arrayContaining(['canParse', 'groupBy', 'union']),
  );
  expect(scripts.length).toBeGreaterThan(10);
  const found = [...new Set(called([...new Set(scripts)].join('\n')))];
  expect(found.filter((name) => !HARMLESS.has(name))).toEqual([]);
});

test('no style sets the parts of a text decoration together', () => {
  // In the shorthand, WebKit supports only the line. The build adds `-webkit-text-decoration` in front, but a value with
  // a variable overrides that, because it turns out to be invalid only when it is computed.
  const css = globSync('dist/**/*.{html,css}').map((path) => readFileSync(path, 'utf8'));
  const found = css.flatMap((text) => text.match(/[{;]text-decoration:(?!none|underline[;}])[^;}]*/g) ?? []);
  expect([...new Set(found)].filter((rule) => /var\(|px/.test(rule))).toEqual([]);
});
