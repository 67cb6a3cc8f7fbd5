// `npm test` runs every check, and the tests but those with the tag `full`, which `--full` runs as well.
// With paths it checks the types, and runs lint and every test of these paths alone; `--only` runs one part.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { findHeadlessShell, findOrInstallChromium } from './chromium.mjs';
import { buildIfStale, installIfStale, ROOT, TOOL_ENV } from './setup.mjs';
import { checkReport, testFiles } from './test-report.mjs';

const PARTS = ['lint', 'types', 'unit', 'e2e'];

const { only, paths, all, isFull } = readArguments();
const suites = {
  vitest: runs('unit') ? testFiles('vitest', paths) : [],
  playwright: runs('e2e') ? testFiles('playwright', paths) : [],
};
const outside = Object.values(suites).flat().filter(isOutside);

await installIfStale({ dev: true });
const chromium = suites.playwright.length > 0 ? findOrInstallChromium() : undefined;
// The full run is in the browser that visitors have.
const headlessShell = chromium && !all ? findHeadlessShell() : undefined;
// A unit test needs nothing built.
if (outside.length > 0) await buildIfStale();

// Whatever a test leaves behind goes with it. Servers that run as another user have to get in.
const folder = mkdtempSync(join(tmpdir(), 'loomline-test-'));
chmodSync(folder, 0o755);
/** @type {Record<keyof typeof suites, string>} */
const reportOf = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') };
const env = {
  ...TOOL_ENV,
  TMPDIR: folder,
  SERVER_PROGRAM: 'build/main.mjs',
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf.playwright,
};
/** @type {string[]} */
const problems = [];
const tests = { passed: 0, failed: 0, skipped: 0, left: 0 };

// Beside the tests that mostly wait: the browsers' need both cores.
const checking = Promise.all(checks().map(runCheck));
await runTests('unit and integration tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf.vitest}`,
  ...(isFull ? [] : ['--tagsFilter=!full']),
]);
await checking;
await runTests('browser tests', 'playwright', [
  'test',
  `--reporter=list,json,./tests/e2e/budget-table.ts${isFull ? '' : ',./tests/e2e/leave-full.ts'}`,
]);
rmSync(folder, { recursive: true, force: true });

if (problems.length > 0) process.stdout.write(`\nNot passed:\n${problems.join('\n')}\n`);
if (tests.left > 0) process.stdout.write(`\n${tests.left} tests are left for npm run test:full.\n`);
const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
process.stdout.write(`\nTests: ${tests.passed} passed, ${tests.failed} failed${skipped}\n`);
process.exit(problems.length > 0 ? 1 : 0);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
    });
    if (values.only !== undefined && !PARTS.includes(values.only))
      throw new Error(`There is no part ${values.only}: --only takes ${PARTS.join(', ')}.`);
    const named = positionals.map((path) => normalize(path).replace(/\/$/, ''));
    const unknown = named.find((path) => !existsSync(join(ROOT, path)));
    if (unknown !== undefined)
      throw new Error(`There is no ${unknown}: npm test -- takes files and folders of the project.`);
    return { only: values.only, paths: named, all: values.full, isFull: values.full || named.length > 0 };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

/** @param {string} part */
function runs(part) {
  return only === undefined || only === part;
}

/** Whether a test looks at what was built. @param {string} file */
function isOutside(file) {
  return file.startsWith('tests/') && !file.startsWith('tests/agent/');
}

/** Whether TypeScript alone can check a file. @param {string} path */
function isScript(path) {
  return /\.(tsx?|mjs)$/.test(path);
}

/** What is checked without running anything: what it is, the command and its arguments. */
function checks() {
  // Seconds instead of half a minute, since it remembers what it has checked.
  const isQuick = paths.length > 0 && paths.every(isScript) && existsSync(join(ROOT, '.astro', 'types.d.ts'));
  return [
    ...(runs('types')
      ? [
          isQuick
            ? ['types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.astro/types.tsbuildinfo']
            : ['types', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
        ]
      : []),
    ...(runs('lint')
      ? [
          [
            'formatting and lint',
            'biome',
            'check',
            '--error-on-warnings',
            '--no-errors-on-unmatched',
            ...paths,
          ],
        ]
      : []),
    ...(runs('lint') && paths.length === 0 ? [['unused files, exports and packages', 'knip']] : []),
  ];
}

/** Prints what a check says once it is over, since others run beside it. @param {string[]} check */
async function runCheck([what = '', command = '', ...args]) {
  let said = '';
  const status = await run(command, args, (text) => {
    said += text;
  });
  process.stdout.write(`\n== ${what}\n${said}`);
  if (status !== 0) problems.push(`${what}: ${command} ended with status ${status}`);
}

/** @param {string} what @param {keyof typeof suites} runner @param {string[]} args */
async function runTests(what, runner, args) {
  const files = suites[runner];
  if (files.length === 0) return;
  process.stdout.write(`\n== ${what}\n`);
  const status = await run(runner, [...args, ...(paths.length > 0 ? files : [])]);
  const result = checkReport({ runner, status, report: reportOf[runner], files, isFull });
  for (const outcome of /** @type {const} */ (['passed', 'failed', 'skipped', 'left']))
    tests[outcome] += result[outcome];
  problems.push(...result.problems.map((problem) => `${what}: ${problem}`), ...result.failures);
}

/**
 * Runs a tool to its end. What it prints is shown as it comes, unless somebody takes it.
 * @param {string} command
 * @param {string[]} args
 * @param {(text: string) => void} [onOutput]
 * @returns {Promise<number | null>} its exit status
 */
function run(command, args, onOutput) {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', output, output] });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  return new Promise((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve);
  });
}
