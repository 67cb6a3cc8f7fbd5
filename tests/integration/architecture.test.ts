import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

/** For each module (a path without `.ts`), the modules of this project that it imports, even only for types. */
const IMPORTS = new Map(
  ['config', 'leads', 'server']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    )
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => [path.slice(0, -'.ts'.length), importsOf(path)]),
);

function importsOf(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(/(?:from |import\()'([#.][^']+)\.ts'/g);
  return [...found].map(([, to = '']) => {
    return to.startsWith('#') ? to.slice(1) : posix.join(posix.dirname(path), to);
  });
}

test('there are no import cycles', () => {
  const done = new Set<string>();
  for (const name of IMPORTS.keys()) follow(name, []);

  function follow(name: string, way: string[]): void {
    expect(way, 'an import cycle').not.toContain(name);
    if (done.has(name)) return;
    for (const next of IMPORTS.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  }
});
