// `npm test` runs all checks, and all tests without the tag `full`. `--full` also runs tests with that tag. With paths,
// only these files and folders are linted and tested (with or without the tag); types are checked everywhere.
import './test-environment.mjs';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadlessShell, findOrInstallChromium } from './chromium.mjs';
import { buildIfStale, ROOT, TOOL_ENV } from './setup.mjs';
import { runStep, SOURCE_CHECKS } from './steps.mjs';

const isFull = process.argv.includes('--full');
const paths = process.argv.slice(2).filter((argument) => argument !== '--full');
const unknown = paths.find((path) => !existsSync(join(ROOT, path)));
if (unknown !== undefined) {
  process.stderr.write(`There is no ${unknown}: npm test -- takes files and folders of the project.\n`);
  process.exit(2);
}
const chromium = findOrInstallChromium();
// A full run uses the full browser, as visitors do.
const headlessShell = isFull ? undefined : findHeadlessShell();
await buildIfStale();

// Deleted at the end, with all that tests leave behind. Must be readable by servers that run as another user.
const folder = mkdtempSync(join(isFull ? tmpdir() : folderInMemory(), 'loomline-test-'));
chmodSync(folder, 0o755);
const reports = { vitest: join(folder, 'vitest.json'), playwright: join(folder, 'playwright.json') };
const env = {
  ...TOOL_ENV,
  TMPDIR: folder,
  // Keep caches outside the folder, so that the next run can use them.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
  PWTEST_CACHE_DIR: join(ROOT, 'node_modules/.cache/playwright'),
  CHROMIUM_PATH: chromium,
  ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
};

const some = paths.length > 0;
const isPart = !isFull && !some;
const { 'unused files, exports and packages': _all, ...ofSome } = SOURCE_CHECKS;
const lint = Object.keys(ofSome)[0];
// All steps run concurrently, because each spends half of its time waiting for servers, pages and disks.
const problems = (
  await Promise.all([
    ...Object.entries(some ? ofSome : SOURCE_CHECKS).map(([what, command]) =>
      runStep(what, command, what === lint ? paths : [], env),
    ),
    runStep(
      'unit and integration tests',
      'vitest run --passWithNoTests --reporter=dot --reporter=json',
      [`--outputFile.json=${reports.vitest}`, ...(isPart ? ['--tagsFilter=!full'] : []), ...paths],
      env,
    ),
    runStep(
      'browser tests',
      `playwright test --pass-with-no-tests --reporter=dot,json${isFull ? ',./tests/e2e/budget-table.ts' : ''}`,
      [...(isPart ? ['--grep-invert=@full'] : []), ...paths],
      env,
    ),
  ])
).filter((problem) => problem !== undefined);

const { numPassedTests = 0, numFailedTests = 0 } = read(reports.vitest);
const { expected = 0, unexpected = 0, flaky = 0 } = read(reports.playwright).stats ?? {};
const [passed, failed] = [numPassedTests + expected, numFailedTests + unexpected + flaky];
// Some tests leave read-only folders, which rmSync can't delete.
spawnSync('chmod', ['-R', 'u+rwX', folder]);
rmSync(folder, { recursive: true, force: true });
if (failed > 0) problems.push('a test failed');
if (passed === 0) problems.push('no test ran');
if (problems.length > 0) process.stdout.write(`\nNot passed: ${problems.join(', ')}\n`);
process.stdout.write(`\nTests: ${passed} passed, ${failed} failed\n`);
process.exit(problems.length > 0 ? 1 : 0);

/**
 * Returns a folder for test files, in memory if possible: on disk, half of the tests' time would be spent on syncing
 * leads. The file system must have enough space and allow executables. TMPDIR takes precedence.
 */
function folderInMemory() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  const isLarge = Math.min(bavail * bsize, process.availableMemory()) > 4 * 2 ** 30;
  const isLocked = / \/dev\/shm tmpfs \S*noexec/.test(readFileSync('/proc/mounts', 'utf8'));
  return isLarge && !isLocked ? memory : tmpdir();
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
