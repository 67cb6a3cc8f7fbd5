import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { CALL_TIMES_PATH } from '#leads/call.ts';
import { BUILDS } from '../../scripts/setup.mjs';

const FOLDERS = ['agent', 'cli', 'config', 'content', 'desk', 'http', 'leads', 'server', 'site'];

/** For each module, the modules of this project that it imports, even only for types. */
const IMPORTS = new Map(
  globSync(FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, importsOf(path)]),
);

function importsOf(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(/(?:from |import\()'([#.][^']+\.tsx?)'/g);
  return Array.from(found, ([, to = '']) => {
    return to.startsWith('#') ? to.slice(1) : posix.join(posix.dirname(path), to);
  });
}

test.each([
  ['modules', IMPORTS],
  ['the folders of leads/', foldersOf('leads/')],
])('there are no import cycles between %s', (_, imports) => {
  const done = new Set<string>();
  for (const name of imports.keys()) follow(name, []);

  function follow(name: string, way: string[]): void {
    expect(way, 'an import cycle').not.toContain(name);
    if (done.has(name)) return;
    for (const next of imports.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  }
});

/** For each folder below `top`, the other folders that its modules import. */
function foldersOf(top: string): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const [path, imported] of IMPORTS) {
    const folder = posix.dirname(path);
    const others = imported.filter((to) => to.startsWith(top)).map((to) => posix.dirname(to));
    if (folder.startsWith(top))
      folders.set(folder, [...(folders.get(folder) ?? []), ...others.filter((other) => other !== folder)]);
  }
  return folders;
}

test('a build is stale after a change in any folder that its sources import', () => {
  for (const { sources } of Object.values(BUILDS)) {
    const folders = sources.filter((source) => !source.includes('.'));
    const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,astro}`));
    const code = files.filter((path) => !path.includes('.test.')).map((path) => readFileSync(path, 'utf8'));
    const imported = [...code.join('\n').matchAll(/from '#(\w+)\//g)].map(([, folder]) => folder);
    expect(folders).toEqual(expect.arrayContaining(imported));
  }
});

test('Caddy forwards every path of the server, and the development server those of scripts', () => {
  const code = globSync('server/*.ts').map((path) => readFileSync(path, 'utf8'));
  const routes = code.join('\n').matchAll(/app\.(?:all|get|post)\S*\((?:'(\/[^']+)'|CALL_TIMES_PATH)/g);
  const paths = new Set(Array.from(routes, ([, path = CALL_TIMES_PATH]) => path.replace(/:\w+/, '*')));
  expect(paths.delete('/*')).toBe(true);
  const [, forwarded = ''] = /@server path (.+)/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? [];
  expect(forwarded.split(' ').sort()).toEqual([...paths].sort());
  const development = readFileSync('astro.config.ts', 'utf8');
  for (const path of ['/rest', '/call-times', '/ask']) expect(development).toContain(`'${path}': SERVER`);
});
