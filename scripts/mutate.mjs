// `npm run mutate` runs mutation tests and lists the mutants that no unit test detects (decision 19). Stryker is
// installed on demand from a separate lock file, so that no other command has to install it. Accepts Stryker's options:
// `npm run mutate -- --mutate leads/spam.ts`.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TOOL_ENV } from './setup.mjs';

const SOURCE = 'scripts/mutation';

/** Inside `node_modules`, so that Stryker finds the project's Vitest and no check scans this folder. */
const HOME = 'node_modules/.cache/mutation';

for (const file of ['package.json', 'package-lock.json', '.npmrc'])
  cpSync(join(ROOT, SOURCE, file), join(ROOT, HOME, file));
run('npm', ['ci', '--prefix', HOME, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
run(process.execPath, [
  join(HOME, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
  'run',
  join(SOURCE, 'stryker.config.mjs'),
  ...process.argv.slice(2),
]);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, env: TOOL_ENV, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
