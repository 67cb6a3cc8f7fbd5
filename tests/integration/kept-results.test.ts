import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVariant } from '../build-variant.ts';

// Builds of two copies of the project, which share the folder of what they keep.

const FULL = { tags: 'full', timeout: 240_000 };
const KEPT = join('.astro', 'kept');
const projects: string[] = [];
let first: Map<string, Buffer>;

beforeAll(() => {
  const one = buildVariant({});
  first = filesIn(join(one, 'dist'));
  const two = mkdtempSync(join(tmpdir(), 'loomline-variant-'));
  projects.push(one, two);
  cpSync(one, two, { recursive: true, verbatimSymlinks: true });
  rmSync(join(two, KEPT), { recursive: true });
  symlinkSync(join(one, KEPT), join(two, KEPT));
}, 240_000);

afterAll(() => {
  for (const project of projects) rmSync(project, { recursive: true });
});

test('two builds at once take nothing from broken files and files of another input', FULL, async () => {
  const kept = filesIn(join(project(), KEPT));
  expect(kept.size).toBeGreaterThan(50);
  const names = [...kept.keys()];
  for (const [index, name] of names.entries()) {
    const path = join(project(), KEPT, name);
    if (index % 3 === 0) truncateSync(path, 40);
    if (index % 3 === 1) writeFileSync(path, kept.get(names[index - 1] ?? '') ?? '');
  }
  await Promise.all(projects.map(build));
  expect(changed(first, filesIn(join(project(), 'dist')))).toEqual([]);
  const keptNow = filesIn(join(project(), KEPT));
  expect(names.filter((name) => !keptNow.get(name)?.equals(kept.get(name) ?? Buffer.alloc(0)))).toEqual([]);
});

test(
  'a build makes anew what has a new word or was drawn by changed code, and nothing else',
  FULL,
  async () => {
    const before = inodes();
    edit('content/pricing.ts', /(heading: ')/, '$1Our ');
    edit('site/covers/Cover.tsx', /#d8323c/, '#00ff00');
    await build(project());
    const after = filesIn(join(project(), 'dist'));
    expect(changed(first, after).filter((name) => /^(og|covers)\//.test(name))).toEqual(
      [...first.keys()].filter((name) => /^(og\/case-studies\/|og\/pricing\.png|covers\/)/.test(name)),
    );
    const remade = [...inodes()].filter(([name, inode]) => before.has(name) && before.get(name) !== inode);
    expect(remade).toEqual([]);
  },
);

function project(): string {
  return projects[0] ?? '';
}

async function build(folder: string): Promise<void> {
  const child = spawn(join(folder, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(status, output).toBe(0);
}

function edit(path: string, from: RegExp, to: string): void {
  const file = join(project(), path);
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(file, source.replace(from, to));
}

/** The files of a folder by their paths in it, in the order of these. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return new Map(
    entries
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name))]),
  );
}

/** The paths of what is not in both the same. */
function changed(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !before.get(name)?.equals(after.get(name) ?? Buffer.alloc(0)));
}

/** What is kept is never written to: what is made anew is another file. */
function inodes(): Map<string, number> {
  const folder = join(project(), KEPT);
  return new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino]));
}
