import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// `npm test -- PATH` in a copy of the project in which one rule is broken, for each kind of check.

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

const KINDS: [
  kind: string,
  path: string,
  broken: { file: string; from: string; to: string },
  says: RegExp,
][] = [
  [
    'lint',
    'leads/time-of-day.ts',
    { file: 'leads/time-of-day.ts', from: 'export function', to: 'debugger;\nexport function' },
    /^formatting and lint: biome ended with status 1\n\n/,
  ],
  [
    'types',
    'leads/time-of-day.ts',
    {
      file: 'leads/time-of-day.ts',
      from: 'export function',
      to: "export const HOURS: number = '24';\n\nexport function",
    },
    /^types: tsc ended with status \d\n\n/,
  ],
  [
    'unit',
    'leads/types/booking-form.test.ts',
    { file: 'leads/types/booking-form.ts', from: "'Name is required'", to: "'A name is required'" },
    /^unit and integration tests: it ended with status 1\nunit and integration tests: \d failed\n\n/,
  ],
  [
    'integration',
    'tests/integration/postgrest-client.test.ts',
    { file: 'server/insert-error.ts', from: '`permission denied', to: '`no permission' },
    /^unit and integration tests: it ended with status 1\nunit and integration tests: \d failed\n\n/,
  ],
  [
    'browser',
    'tests/e2e/shell.spec.ts',
    { file: 'content/site.ts', from: '2024', to: '2031' },
    /^browser tests: it ended with status 1\nbrowser tests: 1 failed\n\n/,
  ],
];

test.each(KINDS)(
  'a broken rule of the %s kind fails npm test',
  (_kind, path, { file, from, to }, says) => {
    const whole = readFileSync(join(copy, file), 'utf8');
    expect(whole).toContain(from);
    writeFileSync(join(copy, file), whole.replace(from, to));
    try {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', path], {
        cwd: copy,
        // As from a terminal: the runner that runs this has settings of its own.
        env: { PATH: process.env.PATH, HOME: process.env.HOME, CHROMIUM_PATH: process.env.CHROMIUM_PATH },
        encoding: 'utf8',
      });
      const [, problems] = stdout.split('Not passed:\n');
      expect(problems, stdout + stderr).toMatch(says);
      expect(status).toBe(1);
    } finally {
      writeFileSync(join(copy, file), whole);
    }
  },
  600_000,
);
