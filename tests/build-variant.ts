import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Variant {
  /** What the environment sets for the build. */
  env?: Record<string, string>;
  /** Changes of a file: its path, and what becomes of its text. */
  edit?: Record<string, (text: string) => string>;
  /** New files: their paths, and what is in them. */
  add?: Record<string, string>;
  onOutput?: ((text: string) => void) | undefined;
}

/**
 * Builds a copy of the project that differs in something, and returns its folder.
 * @throws with all that the build said, where it stops
 */
export function buildVariant({ env = {}, edit = {}, add = {}, onOutput }: Variant): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-variant-'));
  for (const name of [
    'agent',
    'astro.config.ts',
    'config',
    'content',
    'desk',
    'leads',
    'package.json',
    'server',
    'site',
    'tsconfig.json',
  ]) {
    cpSync(name, join(project, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  for (const [path, change] of Object.entries(edit)) {
    const file = join(project, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  for (const [path, text] of Object.entries(add)) writeFileSync(join(project, path), text);
  const { status, stdout, stderr } = spawnSync(join(project, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: project,
    // Vitest sets NODE_ENV, and the build would be one for tests.
    env: { ...process.env, NODE_ENV: 'production', ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  onOutput?.(stdout + stderr);
  return project;
}
