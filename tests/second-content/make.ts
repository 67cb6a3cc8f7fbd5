// `node tests/second-content/make.ts FOLDER` copies the project there and makes its content another founder's. A script
// may follow, such as `scripts/test.mjs`, to be run in the copy.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { editContent } from './edit-content.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** What is left out of a copy: what commands make, what is nobody else's, and the packages, which are linked. */
const LEFT_OUT =
  /^(?:\.git|\.env|\.astro|node_modules|tools\/node_modules|build|dist|data|test-results|playwright-report|screens|mails)$/;

if (import.meta.main) {
  const [folder = '', ...script] = process.argv.slice(2);
  makeSecondContent(resolve(folder));
  if (script.length > 0)
    process.exitCode = spawnSync(process.execPath, script, { cwd: folder, stdio: 'inherit' }).status ?? 1;
}

/** @throws if the folder exists, or if the content lacks a text that the edits replace */
export function makeSecondContent(folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(ROOT, path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  editContent(folder);
  // As `npm run format` does.
  const biome = ['check', '--write', 'content', 'site'];
  execFileSync('node_modules/.bin/biome', biome, { cwd: folder, stdio: 'pipe' });
}
