// `node tests/second-content/make.ts FOLDER [SCRIPT …]` copies the project, replaces its content with another founder's,
// and runs a script such as `scripts/test.mjs` in the copy.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { editContent } from './edit-content.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Matches what isn't copied: generated and private files, and packages, which are linked instead. */
const LEFT_OUT =
  /^(?:\.git|\.env|\.astro|node_modules|tools\/node_modules|build|dist|data|test-results|playwright-report|screens|mails)$/;

if (import.meta.main) {
  const [folder = '', ...script] = process.argv.slice(2);
  makeSecondContent(resolve(folder));
  if (script.length > 0)
    process.exitCode = spawnSync(process.execPath, script, { cwd: folder, stdio: 'inherit' }).status ?? 1;
}

/** Copies the project to a new folder, and edits its content. @throws if the folder exists or an edit fails */
export function makeSecondContent(folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(ROOT, path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  editContent(folder);
  // Format the edited folders like `npm run format`.
  const biome = ['check', '--write', 'content', 'site'];
  execFileSync('node_modules/.bin/biome', biome, { cwd: folder, stdio: 'pipe' });
}
