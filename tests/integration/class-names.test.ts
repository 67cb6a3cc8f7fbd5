import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test.each(globSync('dist/**/*.html').sort())('%s has no class named undefined, null or false', (path) => {
  const classes = readFileSync(path, 'utf8').match(/class="[^"]*"/g) ?? [];
  expect(classes.filter((value) => /\b(undefined|null|false)\b/.test(value))).toEqual([]);
});

test('each class that a component uses exists in its CSS module', () => {
  const missing = globSync('site/**/*.{ts,tsx,astro}').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const [, binding, sheet] = /import (\w+) from '(\.[^']+\.module\.css)'/.exec(source) ?? [];
    if (!binding || !sheet) return [];
    const css = readFileSync(join(dirname(path), sheet), 'utf8');
    return [...source.matchAll(new RegExp(`(?<!/)\\b${binding}\\.(\\w+)`, 'g'))]
      .map(([, name]) => name ?? '')
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});
