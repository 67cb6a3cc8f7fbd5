import { spawn } from 'node:child_process';
import { ROOT, TOOL_ENV } from './setup.mjs';

/** Commands that check the sources, by their names. TypeScript's compiler can't read Astro files, and Astro's is slow. */
export const SOURCE_CHECKS = {
  'formatting and lint (npm run format mends most)':
    'biome check --error-on-warnings --no-errors-on-unmatched',
  types: 'node node_modules/typescript-native/bin/tsc --noEmit',
  'types in Astro files':
    'astro check --noSync --tsconfig tsconfig.astro.json --minimumFailingSeverity warning',
  'unused files, exports and packages': 'knip',
};

/**
 * Runs a tool to its end, and prints one line with the time it took; its output only where it fails.
 * @param {string} what
 * @param {string} command the tool and its arguments, without spaces within one
 * @param {string[]} [more] further arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} the step's name if it failed
 */
export async function runStep(what, command, more = [], env = TOOL_ENV) {
  const started = performance.now();
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, [...args, ...more], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const status = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${what}: ${seconds} s\n`);
  if (status === 0) return undefined;
  process.stdout.write(`${output}\n`);
  return what;
}
