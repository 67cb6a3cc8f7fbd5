// `npm test` runs every check, and the tests but those with the tag `full`, which `--full` runs as well.
// With paths it checks the types, and runs lint and every test of these files or folders alone.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadlessShell, findOrInstallChromium } from './chromium.mjs';
import { buildIfStale, ROOT, TOOL_ENV } from './setup.mjs';

const isFull = process.argv.includes('--full');
const paths = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknown = paths.find((path) => !existsSync(join(ROOT, path)));
if (unknown !== undefined) {
  process.stderr.write(`There is no ${unknown}: npm test -- takes files and folders of the project.\n`);
  process.exit(2);
}
const chromium = findOrInstallChromium();
// The full run is in the browser that visitors have.
const headlessShell = isFull ? undefined : findHeadlessShell();
await buildIfStale();

// Whatever a test leaves behind goes with it. Servers that run as another user have to get in.
const folder = mkdtempSync(join(tmpdir(), 'loomline-test-'));
chmodSync(folder, 0o755);
const reports = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') };
const env = {
  ...TOOL_ENV,
  TMPDIR: folder,
  CHROMIUM_PATH: chromium,
  ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
};

const some = paths.length > 0;
// Beside the tests that mostly wait: the browsers' need both cores.
const checking = Promise.all([
  run(
    'formatting and lint',
    'pipe',
    'biome',
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...paths,
  ),
  run('types', 'pipe', 'astro', 'check', '--minimumFailingSeverity', 'warning'),
  ...(some ? [] : [run('unused files, exports and packages', 'pipe', 'knip')]),
]);
const unit = await run(
  'unit and integration tests',
  'inherit',
  ...['vitest', 'run', '--passWithNoTests', '--reporter=default', '--reporter=json'],
  ...[`--outputFile.json=${reports.vitest}`, ...(isFull || some ? [] : ['--tagsFilter=!full']), ...paths],
);
const checks = await checking;
const browser = await run(
  'browser tests',
  'inherit',
  ...['playwright', 'test', '--pass-with-no-tests', '--reporter=list,json,./tests/e2e/budget-table.ts'],
  ...[...(isFull || some ? [] : ['--grep-invert=@full']), ...paths],
);

const { numPassedTests = 0, numFailedTests = 0 } = read(reports.vitest);
const { expected = 0, unexpected = 0, flaky = 0 } = read(reports.playwright).stats ?? {};
const [passed, failed] = [numPassedTests + expected, numFailedTests + unexpected + flaky];
// Some tests leave folders that nobody may write to.
spawnSync('chmod', ['-R', 'u+rwX', folder]);
rmSync(folder, { recursive: true, force: true });
const problems = [...checks, unit, browser].filter((problem) => problem !== undefined);
if (failed > 0) problems.push('a test failed');
if (passed === 0) problems.push('no test ran');
if (problems.length > 0) process.stdout.write(`\nNot passed: ${problems.join(', ')}\n`);
process.stdout.write(`\nTests: ${passed} passed, ${failed} failed\n`);
process.exit(problems.length > 0 ? 1 : 0);

/**
 * Runs a tool to its end.
 * @param {string} what
 * @param {'inherit' | 'pipe'} output `pipe`: shown once it has ended, since others run beside it
 * @param {string[]} words the command and its arguments
 * @returns {Promise<string | undefined>} what it is, if it failed
 */
async function run(what, output, ...[command = '', ...args]) {
  if (output === 'inherit') process.stdout.write(`\n== ${what}\n`);
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', output, output] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const status = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  if (output === 'pipe') process.stdout.write(`\n== ${what}\n${said}`);
  return status === 0 ? undefined : what;
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
