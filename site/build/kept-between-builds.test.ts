import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PACKAGES = 'node_modules/.package-lock.json';
const FONT = 'font.ttf';
const MADE_BY = { code: 'a1', files: [FONT] };

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomline-kept-'));
  process.chdir(folder);
  mkdirSync('node_modules');
  writeFileSync(PACKAGES, '{"sharp":1}');
  writeFileSync(FONT, 'font');
  vi.resetModules();
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a function runs once for an input, and again for another', async () => {
  expect(await drawn(MADE_BY, 'Home', 'Home', 'About')).toEqual(['Home', 'About']);
  expect(await drawn(MADE_BY, 'Home', 'About')).toEqual([]);
});

test('another function of the same code has results of its own', async () => {
  const { keptBetweenBuilds } = await import('./kept-between-builds.ts');
  const small = keptBetweenBuilds(async function small() {
    return bytes('small');
  }, MADE_BY);
  const large = keptBetweenBuilds(async function large() {
    return bytes('large');
  }, MADE_BY);
  expect([await small('Home'), await large('Home')]).toEqual([bytes('small'), bytes('large')]);
});

test('a function runs again where its code has changed', async () => {
  await drawn(MADE_BY, 'Home');
  expect(await drawn({ ...MADE_BY, code: 'b2' }, 'Home')).toEqual(['Home']);
});

test.each([PACKAGES, FONT])('a function runs again where %s has changed', async (path) => {
  await drawn(MADE_BY, 'Home');
  writeFileSync(path, 'changed');
  expect(await drawn(MADE_BY, 'Home')).toEqual(['Home']);
});

test('nothing is kept in development, and where nobody knows the packages', async () => {
  expect(await drawn({ ...MADE_BY, code: undefined }, 'Home', 'Home')).toEqual(['Home', 'Home']);
  rmSync(PACKAGES);
  expect(await drawn(MADE_BY, 'Home', 'Home')).toEqual(['Home', 'Home']);
});

/** Draws titles, and returns those that were not kept. */
async function drawn(madeBy: { code: string | undefined; files: string[] }, ...titles: string[]) {
  const { keptBetweenBuilds } = await import('./kept-between-builds.ts');
  const made: string[] = [];
  const draw = keptBetweenBuilds(async function draw({ title }: { title: string }) {
    made.push(title);
    return bytes(title);
  }, madeBy);
  for (const title of titles) expect(await draw({ title })).toEqual(bytes(title));
  return made;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
