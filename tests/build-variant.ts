import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Variant {
  /** What the environment sets for the build. */
  env?: Record<string, string>;
  /** Changes of a file: its path, and what becomes of its text. */
  edit?: Record<string, (text: string) => string>;
}

/** Builds a copy of the project that differs in something, and returns its folder. */
export function buildVariant({ env = {}, edit = {} }: Variant): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-variant-'));
  for (const name of [
    'astro.config.ts',
    'content',
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
  execFileSync(join(project, 'node_modules', '.bin', 'astro'), ['build'], {
    cwd: project,
    env: { ...process.env, ...env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'pipe',
  });
  return project;
}
