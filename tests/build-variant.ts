import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Variant {
  env?: Record<string, string>;
  /** The text of each new file, by path. */
  add?: Record<string, string>;
}

/**
 * Copies the project, builds the copy, and returns its folder.
 * @throws an error with the build's output if the build fails
 */
export function buildVariant({ env = {}, add = {} }: Variant): string {
  const project = copyProject();
  for (const [path, text] of Object.entries(add)) writeFileSync(join(project, path), text);
  const { status, stdout, stderr } = spawnSync(join(project, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: project,
    // Override NODE_ENV, which Vitest sets to `test`.
    env: { ...process.env, NODE_ENV: 'production', ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return project;
}

const FOLDERS = 'agent cli config content desk http leads scripts server site'.split(' ');

/**
 * Copies the project's source, and returns the copy's folder.
 * @param edit changes to files: for each path, a function from the old to the new text
 */
export function copyProject(edit: Record<string, (text: string) => string> = {}): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-variant-'));
  for (const name of [...FOLDERS, 'astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(name, join(project, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  for (const [path, change] of Object.entries(edit)) {
    const file = join(project, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  return project;
}
