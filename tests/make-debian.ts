import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = 'node_modules/.cache/debootstrap';
const LIMIT_MS = 5 * 60_000;

/** Makes a Debian 12 of the least packages, and of these, in a folder. Fetches a package once. */
export function makeDebian(folder: string, packages: string[] = []): void {
  const cache = join(process.cwd(), PACKAGES);
  mkdirSync(cache, { recursive: true });
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : [];
  run('debootstrap', ['--variant=minbase', ...include, `--cache-dir=${cache}`, 'bookworm', folder]);
}

/** What this machine lacks to make a Debian and to run something in it by these programs. */
export function lackingFor(programs: Record<string, string>): string | undefined {
  if (process.getuid?.() !== 0) return 'that takes root';
  const missing = Object.entries({ debootstrap: 'debootstrap', ...programs })
    .filter(([program]) => spawnSync(program, ['--version']).status !== 0)
    .map(([, name]) => name);
  return missing.length > 0 ? `the Debian packages ${missing.join(', ')} are not installed` : undefined;
}

/**
 * Runs a program to its end and returns what it printed.
 * @throws an error with that if the program fails
 */
export function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: LIMIT_MS });
  if (status !== 0) throw new Error(`${command} ended with status ${status}: ${stdout}\n${stderr}`);
  return stdout.trim();
}
