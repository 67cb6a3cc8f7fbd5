import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullUnless } from '../full.ts';
import { spawnCommand } from '../run-command.ts';

// The commands themselves: each stops before it builds, so the build of this project stays as it is.

const taken = createServer();
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => void taken.close());

/** What npm runs for each. */
const COMMANDS = {
  start: 'node scripts/setup.mjs --build && node build/main.mjs',
  build: 'node scripts/build.mjs',
};

function run(command: keyof typeof COMMANDS, env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync('sh', ['-c', COMMANDS[command]], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`,
      ...env,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr, stdout };
}

const ORIGIN = 'an origin such as https://shop.example, without a path';
const DATABASE = 'the address of a database such as https://project.supabase.co';
const SCRIPT = 'the address of a script such as https://chat.example/widget.js';
const VISITS = 'the address of what counts visits such as https://plausible.io';
const SELECTOR = 'a CSS selector such as #chat-button or chat-widget >>> button';

for (const [index, [variable, value, expected]] of Object.entries([
  ['SITE_URL', 'foo', ORIGIN],
  ['PUBLIC_DATA_URL', 'ftp://x.y', DATABASE],
  ['PUBLIC_CHAT_WIDGET_SRC', 'foo', SCRIPT],
  ['PUBLIC_ANALYTICS', 'foo', 'plausible, umami or goatcounter'],
  ['PUBLIC_ANALYTICS_URL', 'foo', VISITS],
  ['PUBLIC_CHAT_LAUNCHER', 'chat-widget >>>', SELECTOR],
  ['SITE_URL', 'ftp://x.y', ORIGIN],
  ['PUBLIC_DATA_URL', 'foo', DATABASE],
  ['PUBLIC_CHAT_LAUNCHER', '[[[', SELECTOR],
] as const))
  for (const command of ['start', 'build'] as const)
    test(
      `${variable}=${value} is named by npm run ${command} in one line before anything is built`,
      // One value of each, and the build once.
      fullUnless(Number(index) < (command === 'start' ? 4 : 1)),
      () => {
        const built = readFileSync('dist/.built', 'utf8');
        expect(run(command, { [variable]: value })).toEqual({
          status: 1,
          stdout: '',
          stderr: `${variable}="${value}" is invalid: expected ${expected}\n`,
        });
        expect(readFileSync('dist/.built', 'utf8')).toBe(built);
      },
    );

test.each([
  [{ PUBLIC_ANALYTICS: 'umami' }, `PUBLIC_ANALYTICS_URL="" is invalid: expected ${VISITS}`],
  [
    { PUBLIC_ANALYTICS: 'umami', PUBLIC_ANALYTICS_URL: 'https://visits.example' },
    'PUBLIC_ANALYTICS_SITE="" is invalid: expected the domain or the id that it has for this site',
  ],
])('what counts visits needs %o and more', (env, line) => {
  expect(run('build', env)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
});

test('a launcher in a shadow root is taken', () => {
  const launcher = { PUBLIC_CHAT_LAUNCHER: 'typebot-bubble >>> [part="button"]:not(.off)' };
  // The next setting is looked at, which the taken port shows.
  expect(run('start', { ...launcher, PORT: String(port) }).stderr).toMatch(/^PORT=/);
});

test.each([
  ['before a build that the start needs', { SITE_URL: 'https://stale.example' }],
  ['with nothing to build', {}],
])('a host or a port that cannot be listened on is named in one line, %s', (_when, env) => {
  const host = 'an address of this machine such as 127.0.0.1, 0.0.0.0 or localhost';
  for (const [setting, expected] of [
    [{ HOST: '999.1.1.1' }, `HOST="999.1.1.1" is invalid: expected ${host}`],
    [{ HOST: '192.0.2.1' }, 'HOST="192.0.2.1" is invalid: expected an address of this machine'],
    [
      { PORT: String(port) },
      `PORT="${port}" is invalid: expected a port that is free on 127.0.0.1, such as ${port + 1}`,
    ],
  ] as const) {
    expect(run('start', { ...env, ...setting })).toEqual({
      status: 1,
      stdout: '',
      stderr: `${expected}\n`,
    });
  }
});

for (const command of ['list', 'stats', 'export'])
  test(
    `leads ${command} on a database that is not there says so, and makes none`,
    fullUnless(command === 'list'),
    async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
      expect(await spawnCommand(`sqlite:${file}`, [command])).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `There is no database at ${file}. The server makes it at its first start; DATABASE_URL names it.\n`,
      });
      expect(existsSync(file)).toBe(false);
    },
  );
