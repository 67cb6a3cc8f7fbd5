// `npm run mutate` breaks the rules in the code one at a time, and lists what no unit test notices (decision 19).
// Stryker is installed here from its own lock file, so that no other command waits for it.
// Its options may follow: `npm run mutate -- --mutate leads/spam.ts`.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, TOOL_ENV } from './setup.mjs';

const SOURCE = 'scripts/mutation';

/** Inside `node_modules`, where Stryker finds the project's Vitest, and no check looks. */
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
