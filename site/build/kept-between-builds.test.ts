import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const project = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loomline-kept-'));
  process.chdir(folder);
  vi.resetModules();
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test('a function runs once for an input, and again for another', async () => {
  expect(await drawn('a1', 'Home', 'Home', 'About')).toEqual(['Home', 'About']);
  expect(await drawn('a1', 'Home', 'About')).toEqual([]);
});

test('another function of the same code has results of its own', async () => {
  const { keptBetweenBuilds } = await import('./kept-between-builds.ts');
  const small = keptBetweenBuilds(async function small() {
    return bytes('small');
  }, 'a1');
  const large = keptBetweenBuilds(async function large() {
    return bytes('large');
  }, 'a1');
  expect([await small('Home'), await large('Home')]).toEqual([bytes('small'), bytes('large')]);
});

test('a function runs again where the code has changed', async () => {
  await drawn('a1', 'Home');
  expect(await drawn('b2', 'Home')).toEqual(['Home']);
});

test('nothing is kept in development', async () => {
  expect(await drawn(undefined, 'Home', 'Home')).toEqual(['Home', 'Home']);
});

/** Draws titles, and returns those that were not kept. */
async function drawn(code: string | undefined, ...titles: string[]) {
  const { keptBetweenBuilds } = await import('./kept-between-builds.ts');
  const made: string[] = [];
  const draw = keptBetweenBuilds(async function draw({ title }: { title: string }) {
    made.push(title);
    return bytes(title);
  }, code);
  for (const title of titles) expect(await draw({ title })).toEqual(bytes(title));
  return made;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
