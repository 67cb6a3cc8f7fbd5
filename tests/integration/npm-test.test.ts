import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullUnless } from '../full.ts';

// `npm test -- PATH` in a copy of the project in which rules are broken.

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'loomline-broken-'));
  const left = ['.git', 'data', 'node_modules', 'screens', 'test-results'];
  for (const name of readdirSync('.').filter((entry) => !left.includes(entry))) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** As from a terminal: the runner that runs this has settings of its own. */
function environment() {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  return { PATH, HOME, CHROMIUM_PATH };
}

interface Broken {
  /** Each file, and what in it becomes what. */
  rules: [file: string, from: string, to: string][];
  args: string[];
}

/** What stands at the end of a run with these rules broken. */
function problemsWith({ rules, args }: Broken): string {
  const whole = rules.map(([file]) => readFileSync(join(copy, file), 'utf8'));
  for (const [index, [file, from, to]] of rules.entries()) {
    expect(whole[index]).toContain(from);
    writeFileSync(join(copy, file), (whole[index] ?? '').replace(from, to));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
    cwd: copy,
    env: environment(),
    encoding: 'utf8',
  });
  for (const [index, [file]] of rules.entries()) writeFileSync(join(copy, file), whole[index] ?? '');
  expect(status, stdout + stderr).toBe(1);
  return stdout.split('Not passed:\n')[1] ?? stdout + stderr;
}

test('a rule that is broken fails npm test, which ends with the test that failed and how', () => {
  const problems = problemsWith({
    rules: [['leads/types/booking-form.ts', "'Name is required'", "'A name is required'"]],
    args: ['--only', 'unit', 'leads/types/booking-form.test.ts'],
  });
  expect(problems).toMatch(
    /^unit and integration tests: it ended with status 1\nunit and integration tests: \d failed\n/,
  );
  expect(problems).toMatch(/^leads\/types\/booking-form\.test\.ts › .+\n {2}AssertionError: expected .+$/m);
  expect(problems).toMatch(/\n\nTests: \d+ passed, \d failed\n$/);
});

test('so does one of any other kind', { tags: 'full', timeout: 600_000 }, () => {
  const problems = problemsWith({
    rules: [
      [
        'leads/time-of-day.ts',
        'export function',
        "debugger;\nexport const HOURS: number = '24';\n\nexport function",
      ],
      ['server/insert-error.ts', '`permission denied', '`no permission'],
      ['content/site.ts', '2024', '2031'],
    ],
    args: ['leads/time-of-day.ts', 'tests/integration/postgrest-client.test.ts', 'tests/e2e/shell.spec.ts'],
  });
  expect(problems).toMatch(/^formatting and lint: biome ended with status 1$/m);
  expect(problems).toMatch(/^types: tsc ended with status \d$/m);
  expect(problems).toMatch(/^tests\/integration\/postgrest-client\.test\.ts › .+\n {2}\w*Error: .+$/m);
  expect(problems).toMatch(
    /^browser tests: it ended with status 1\nbrowser tests: 1 failed\ntests\/e2e\/shell\.spec\.ts › the footer .+\n {2}Error: .+$/m,
  );
});

/** A file that starts a server, says which, and has a test that never ends. */
const HANGING = `
  import { writeFileSync } from 'node:fs';
  import { beforeAll, test } from 'vitest';
  import { startServer } from '../tests/start-server.ts';
  beforeAll(async () => writeFileSync('PID', String((await startServer()).process.pid)));
  test('hangs', { timeout: TIMEOUT }, () => new Promise(() => {}));`;

for (const [how, timeout] of [
  ['times out', '1000'],
  ['is killed with its runner', '600_000'],
] as const)
  test(`a test that ${how} leaves no server behind`, fullUnless(timeout === '1000'), async () => {
    const pidFile = join(copy, `pid-${timeout}`);
    // A unit test, so that the run starts no PostgreSQL.
    writeFileSync(
      join(copy, 'scripts/hanging.test.ts'),
      HANGING.replace('TIMEOUT', timeout).replace('PID', pidFile),
    );
    const runner = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'hanging.test.ts'], {
      cwd: copy,
      env: environment(),
    });
    let output = '';
    for (const stream of [runner.stdout, runner.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = once(runner, 'exit');
    await Promise.race([
      expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toBeTruthy(),
      ended.then(() => expect(existsSync(pidFile), output).toBe(true)),
    ]);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    expect(isRunning(pid)).toBe(true);
    if (timeout === '1000') expect(await ended).toEqual([1, null]);
    else runner.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
