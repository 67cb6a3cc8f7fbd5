import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { buildVariant } from '../build-variant.ts';

test('a build after one that was killed leaves what a build from nothing leaves', {
  tags: 'full',
  timeout: 240_000,
}, async () => {
  const project = buildVariant({});
  const dist = join(project, 'dist');
  const first = filesIn(dist);
  const studies = join(project, 'content', 'case-studies');
  const [removed = '', copied = ''] = readdirSync(studies);
  rmSync(join(studies, removed));
  const copy = readFileSync(join(studies, copied), 'utf8');
  writeFileSync(join(studies, 'same-id.md'), copy);
  writeFileSync(join(studies, 'new.md'), copy.replace(/^id: .*/m, 'id: new'));
  await build(project, join(dist, 'about.html'));
  await build(project);
  const built = filesIn(dist);
  for (const folder of ['.astro', 'dist']) rmSync(join(project, folder), { recursive: true });
  await build(project);
  expect(changed(built, filesIn(dist))).toEqual([]);
  expect(changed(first, built).length).toBeGreaterThan(5);
  rmSync(project, { recursive: true });
});

/** Builds a copy; with `killAt`, kills the build once it has written this file. */
async function build(project: string, killAt?: string): Promise<void> {
  const child = spawn(join(project, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = Promise.all([text(child.stdout), once(child, 'close')]);
  if (killAt) {
    await vi.waitUntil(() => !existsSync(killAt), { timeout: 60_000, interval: 1 });
    await vi.waitUntil(() => existsSync(killAt), { timeout: 60_000, interval: 1 });
    child.kill('SIGKILL');
  }
  const [output, [status]] = await closed;
  expect(status, output).toBe(killAt ? null : 0);
}

/** The files of a folder by their paths in it. */
function filesIn(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
}

/** The paths of what is not in both the same. */
function changed(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !before.get(name)?.equals(after.get(name) ?? Buffer.alloc(0)));
}
