import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../listen.ts';
import { spawnCommand } from '../run-command.ts';

// Each command stops before it builds, so this project's build stays unchanged.

const taken = createServer();
const port = await listen(taken);
afterAll(() => void taken.close());

/** The shell command of each npm script. */
const COMMANDS = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

function run(command: 'start' | 'build', env: Record<string, string>) {
  const DATABASE_URL = `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`;
  const { status, stderr, stdout } = spawnSync('sh', ['-c', COMMANDS[command]], {
    env: { PATH: process.env.PATH, DATABASE_URL, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr, stdout };
}

const ORIGIN = 'an origin such as https://shop.example, without a path';
const DATABASE = 'the address of a database such as https://project.supabase.co';
const SCRIPT = 'the address of a script such as https://chat.example/widget.js';
const VISITS = 'the address of an analytics server such as https://plausible.io';
const SELECTOR = 'a CSS selector such as #chat-button or chat-widget >>> button';

test.each([
  ['start', 'SITE_URL', 'foo', ORIGIN],
  ['start', 'PUBLIC_DATA_URL', 'ftp://x.y', DATABASE],
  ['start', 'PUBLIC_CHAT_WIDGET_SRC', 'foo', SCRIPT],
  ['start', 'PUBLIC_ANALYTICS', 'foo', 'plausible, umami or goatcounter'],
  ['start', 'PUBLIC_ANALYTICS_URL', 'foo', VISITS],
  ['start', 'PUBLIC_CHAT_LAUNCHER', '[[[', SELECTOR],
  ['build', 'SITE_URL', 'foo', ORIGIN],
] as const)('npm run %s refuses %s=%s in one line, before a build', (command, name, value, expected) => {
  const built = readFileSync('dist/.built', 'utf8');
  const stderr = `${name}="${value}" is invalid: expected ${expected}\n`;
  expect(run(command, { [name]: value })).toEqual({ status: 1, stdout: '', stderr });
  expect(readFileSync('dist/.built', 'utf8')).toBe(built);
});

test('PUBLIC_ANALYTICS needs PUBLIC_ANALYTICS_URL', () => {
  const stderr = `PUBLIC_ANALYTICS_URL="" is invalid: expected ${VISITS}\n`;
  expect(run('build', { PUBLIC_ANALYTICS: 'umami' })).toEqual({ status: 1, stdout: '', stderr });
});

test.each([
  ['before a build that the start needs', { SITE_URL: 'https://stale.example' }],
  ['with nothing to build', {}],
])('an unusable host or port is refused in one line, %s', (_when, env) => {
  const host = 'an address of this machine such as 127.0.0.1, 0.0.0.0 or localhost';
  for (const [setting, expected] of [
    [{ HOST: '999.1.1.1' }, `HOST="999.1.1.1" is invalid: expected ${host}`],
    [{ HOST: '192.0.2.1' }, 'HOST="192.0.2.1" is invalid: expected an address of this machine'],
    [
      { PORT: String(port) },
      `PORT="${port}" is invalid: expected a port that is free on 127.0.0.1, such as ${port + 1}`,
    ],
  ] as const) {
    const stderr = `${expected}\n`;
    expect(run('start', { ...env, ...setting })).toEqual({ status: 1, stdout: '', stderr });
  }
});

test('a command on a missing database fails, and creates none', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
  expect(await spawnCommand(`sqlite:${file}`, ['list'])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `There is no database at ${file}. The server creates it at its first start; DATABASE_URL sets the path.\n`,
  });
  expect(existsSync(file)).toBe(false);
});
