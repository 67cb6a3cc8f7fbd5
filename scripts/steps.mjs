import { spawn } from 'node:child_process';
import { ROOT, TOOL_ENV } from './setup.mjs';

/**
 * Source checks, by name. Types are checked in two steps: TypeScript can't read Astro files, and Astro's own check is
 * too slow for all files.
 */
export const SOURCE_CHECKS = {
  'formatting and lint (npm run format fixes most)':
    'biome check --error-on-warnings --no-errors-on-unmatched',
  types: 'node node_modules/typescript-native/bin/tsc --noEmit',
  'types in Astro files':
    'astro check --noSync --tsconfig tsconfig.astro.json --minimumFailingSeverity warning',
  'unused files, exports and packages': 'knip',
};

/**
 * Runs a tool and prints a line with its result and duration, followed by the tool's output if it failed.
 * @param {string} what the step's name
 * @param {string} command the tool and its arguments, separated by spaces
 * @param {string[]} [more] further arguments, which may contain spaces
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
