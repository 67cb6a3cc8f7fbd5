import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
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
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildVariant } from '../build-variant.ts';

// Builds of two copies of the project, which share the folder of what they keep.

const FULL = { tags: 'full', timeout: 240_000 };
const KEPT = join('.astro', 'kept');
const STUDIES = join('content', 'case-studies');
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
  await Promise.all(projects.map((folder) => build(folder)));
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

test('a build after one that was killed leaves what a build from nothing leaves', FULL, async () => {
  edit('content/case-studies/2025-04-21-size-advice.md', /$/, '\nOne more line.\n');
  const [removed = '', copied = ''] = readdirSync(join(project(), STUDIES));
  rmSync(join(project(), STUDIES, removed));
  const copy = readFileSync(join(project(), STUDIES, copied), 'utf8');
  writeFileSync(join(project(), STUDIES, 'same-id.md'), copy);
  writeFileSync(join(project(), STUDIES, 'new.md'), copy.replace(/^id: .*/m, 'id: new'));
  await build(project(), { killAt: 'about.html' });
  await build(project());
  const built = filesIn(join(project(), 'dist'));
  for (const folder of ['.astro', 'dist']) rmSync(join(project(), folder), { recursive: true });
  await build(project());
  expect(changed(built, filesIn(join(project(), 'dist')))).toEqual([]);
  expect(changed(first, built).length).toBeGreaterThan(10);
});

function project(): string {
  return projects[0] ?? '';
}

/** Builds a copy; with `killAt`, kills the build once it has written this file. */
async function build(folder: string, { killAt }: { killAt?: string } = {}): Promise<void> {
  const child = spawn(join(folder, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = Promise.all([text(child.stdout), once(child, 'close')]);
  if (killAt) {
    await vi.waitUntil(() => !existsSync(join(folder, 'dist', killAt)), { timeout: 60_000, interval: 1 });
    await vi.waitUntil(() => existsSync(join(folder, 'dist', killAt)), { timeout: 60_000, interval: 1 });
    child.kill('SIGKILL');
  }
  const [output, [status]] = await closed;
  expect(status, output).toBe(killAt ? null : 0);
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
