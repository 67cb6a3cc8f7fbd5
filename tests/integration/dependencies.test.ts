import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The packages in the tables of docs/dependencies.md, by the heading that they stand under. */
function listed(): Record<string, string[]> {
  const [, ...sections] = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m);
  return Object.fromEntries(
    sections.map((section) => {
      const rows = section.matchAll(/^\| (`[^|]+) \| ([^|]+) \|$/gm);
      const names = [...rows].flatMap(([, packages = '', why = '']) => {
        expect(why.trim().length, packages).toBeGreaterThan(10);
        return [...packages.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      });
      return [section.split('\n', 1)[0], names];
    }),
  );
}

/** What the files of a folder import from packages, tests left out. */
function importedBy(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/ from '([^'.#][^']*)'/g)])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
}

test('every package that runs is listed with a reason, and no other', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.values(listed()).flat().sort()).toEqual(
    Object.keys({ ...dependencies, ...optionalDependencies }).sort(),
  );
});

test('the server and the desk import what is listed for them, and nothing of the build', () => {
  const imported = new Set([...importedBy('server'), ...importedBy('leads')]);
  expect([...imported].sort()).toEqual(listed()['The server and the desk']?.toSorted());
});
