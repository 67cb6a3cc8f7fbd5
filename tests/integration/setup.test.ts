import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fullUnless } from '../full.ts';

// What the commands install: a small project, real npm, and a registry with a package that runs and one of the tests.

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

let registry: Awaited<ReturnType<typeof startRegistry>>;
let project: string;

beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.stop());
beforeEach(() => {
  registry.isStalled = false;
  project = mkdtempSync(join(tmpdir(), 'loomline-setup-'));
  cpSync('scripts', join(project, 'scripts'), { recursive: true });
  lock({ runs: '1.0.0', tests: '1.0.0' });
});
afterEach(() => rmSync(project, { recursive: true }));

for (const [script, packages, isExample] of [
  ['start.mjs', ['runs'], true],
  ['build.mjs', ['runs'], false],
  ['leads.mjs', ['runs'], false],
  ['doctor.mjs', ['runs'], false],
  ['dev.mjs', ['runs', 'tests'], false],
  ['test.mjs', ['runs', 'tests'], false],
  ['install.mjs', ['runs', 'tests'], false],
] as const)
  test(`${script} installs what it needs`, fullUnless(isExample), async () => {
    await run(script);
    expect(installed()).toEqual(packages);
  });

test('what the tests need is added later, and stays', async () => {
  expect(await run('leads.mjs')).toContain('Installing packages');
  expect(await run('leads.mjs')).not.toContain('Installing packages');
  expect(await run('install.mjs')).toContain('Installing packages');
  expect(installed()).toEqual(['runs', 'tests']);
  expect(await run('leads.mjs')).not.toContain('Installing packages');
  expect(await run('install.mjs')).not.toContain('Installing packages');
  lock({ runs: '2.0.0', tests: '1.0.0' });
  expect(await run('leads.mjs')).toContain('Installing packages');
  expect(installed()).toEqual(['runs', 'tests']);
  expect(versionOf('runs')).toBe('2.0.0');
});

test('what somebody has installed with npm itself stays as well', async () => {
  await start('npm', 'install', '--no-save', '--no-audit').output;
  expect(installed()).toEqual(['runs', 'tests']);
  await run('leads.mjs');
  expect(installed()).toEqual(['runs', 'tests']);
});

test('after an interrupted install every package is installed anew', async () => {
  await run('install.mjs');
  lock({ runs: '2.0.0', tests: '1.0.0' });
  await killWhileInstalling();
  // As if the kill had come while npm wrote it.
  rmSync(join(project, 'node_modules', 'tests', 'index.js'));
  expect(await run('leads.mjs')).toContain('Installing packages');
  expect(versionOf('runs')).toBe('2.0.0');
  expect(existsSync(join(project, 'node_modules', 'tests', 'index.js'))).toBe(true);
  expect(await run('leads.mjs')).not.toContain('Installing packages');
});

test('an install that is under way is left alone', async () => {
  await run('leads.mjs');
  lock({ runs: '2.0.0', tests: '1.0.0' });
  registry.isStalled = true;
  const first = start(process.execPath, 'scripts/leads.mjs');
  await registry.isAsked();
  expect(await run('leads.mjs')).toBe(
    `Process ${first.process.pid} is installing the packages. Try again when it has ended.\n`,
  );
  registry.release();
  await first.output;
  expect(versionOf('runs')).toBe('2.0.0');
});

/** Writes the manifest and the lock file of a project that has these packages. */
function lock(versions: Record<'runs' | 'tests', string>): void {
  const manifest = {
    dependencies: { runs: versions.runs },
    devDependencies: { tests: versions.tests },
    optionalDependencies: { [NODE_PACKAGE]: process.versions.node },
  };
  const packages = {
    '': manifest,
    'node_modules/runs': registry.locked('runs', versions.runs),
    'node_modules/tests': { ...registry.locked('tests', versions.tests), dev: true },
    [`node_modules/${NODE_PACKAGE}`]: {
      ...registry.locked(NODE_PACKAGE, process.versions.node),
      optional: true,
    },
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
}

function installed(): string[] {
  return ['runs', 'tests'].filter((name) => existsSync(join(project, 'node_modules', name, 'index.js')));
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Runs a script of the project, and returns what it wrote to stderr. */
function run(script: string): Promise<string> {
  return start(process.execPath, join('scripts', script)).output;
}

function start(command: string, ...args: string[]) {
  const child = spawn(command, args, {
    cwd: project,
    env: {
      // Without the tools of this project, which a script would run next.
      PATH: process.env.PATH?.split(':')
        .filter((folder) => !folder.endsWith('node_modules/.bin'))
        .join(':'),
      HOME: project,
      npm_config_registry: registry.url,
      npm_config_fetch_retries: '0',
      npm_config_update_notifier: 'false',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, with npm in it.
    detached: true,
  });
  return { process: child, output: text(child.stderr) };
}

async function killWhileInstalling(): Promise<void> {
  registry.isStalled = true;
  const { process: child, output } = start(process.execPath, 'scripts/leads.mjs');
  await registry.isAsked();
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await output;
  registry.release();
}

/** A registry of two packages and the Node of this machine, which can be told to answer nothing for a while. */
async function startRegistry() {
  const tarballs = new Map(
    [
      ['runs', '1.0.0'],
      ['runs', '2.0.0'],
      ['tests', '1.0.0'],
      [NODE_PACKAGE, process.versions.node],
    ].map(([name = '', version = '']) => [`${name}-${version}.tgz`, pack(name, version)]),
  );
  const events = new EventEmitter();
  const server = createServer(async (request, response) => {
    events.emit('asked');
    if (registry.isStalled) await once(events, 'released');
    const path = request.url?.slice(1) ?? '';
    const tarball = tarballs.get(path);
    if (tarball) return response.end(tarball);
    const versions = [...tarballs.keys()]
      .filter((file) => file.startsWith(`${path}-`))
      .map((file) => file.slice(path.length + 1, -'.tgz'.length))
      .map((version) => [
        version,
        { ...manifestOf(path, version), dist: { tarball: `${url}/${path}-${version}.tgz` } },
      ]);
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ name: path, versions: Object.fromEntries(versions) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    isStalled: false,
    isAsked: () => once(events, 'asked'),
    release() {
      this.isStalled = false;
      events.emit('released');
    },
    locked(name: string, version: string) {
      const tarball = tarballs.get(`${name}-${version}.tgz`) ?? '';
      return { version, integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}` };
    },
    stop: () => server.close(),
  };
}

function pack(name: string, version: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-package-'));
  mkdirSync(join(folder, 'package', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifestOf(name, version)));
  writeFileSync(join(folder, 'package', 'index.js'), '');
  writeFileSync(join(folder, 'package', 'bin', 'node'), '#!/bin/sh\n', { mode: 0o755 });
  const { stdout } = spawnSync('tar', ['-cz', '-C', folder, 'package']);
  rmSync(folder, { recursive: true });
  return stdout;
}

function manifestOf(name: string, version: string) {
  return { name, version };
}
