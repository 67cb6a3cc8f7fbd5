// Runs before anything is installed, on any Node: plain JavaScript without packages.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const MODULES = join(ROOT, 'node_modules');
const BIN = join(MODULES, '.bin');

/** Holds the hash of what the packages were installed from. */
const INSTALLED = join(MODULES, '.installed');

/** Holds the id of the process that installs, until all is there: what is left was interrupted. */
const INSTALLING = join(MODULES, '.installing');

/** The packages that hold Node: one per platform, all of one version, each with its hash in the lock file. */
const NODE_PACKAGES = Object.entries(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).optionalDependencies,
).filter(([name]) => name.startsWith('node-'));
const NODE_VERSION = NODE_PACKAGES[0]?.[1];
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const isPackaged = NODE_PACKAGES.some(([name]) => name === NODE_PACKAGE);

/** The Node that the project runs on: its package, or the machine's own if there is none for the platform. */
export const PINNED_NODE = isPackaged ? join(MODULES, NODE_PACKAGE, 'bin', 'node') : process.execPath;

/** Node keeps compiled code here, so that the next start is faster. */
const COMPILE_CACHE = join(MODULES, '.cache', 'node');

/** The environment for the project's tools: the pinned Node comes first on the path. */
export const TOOL_ENV = {
  ...process.env,
  PATH: [BIN, process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ASTRO_TELEMETRY_DISABLED: '1',
};

/**
 * Installs the packages if they are missing or out of date, and stops if Node is not the pinned one.
 * @param {{ dev?: boolean }} needed `dev`: also the packages of `devDependencies`; once installed, they stay
 */
export async function installIfStale({ dev = false } = {}) {
  if (!isPackaged && isOlder(process.versions.node, NODE_VERSION))
    stop(
      `Node ${NODE_VERSION} or a newer one has to be installed: ${NODE_PACKAGE} is no package of the lock file.`,
    );
  const wanted = hashOf(['package-lock.json', 'package.json'].map((name) => readFileSync(join(ROOT, name))));
  const installer = readIfThere(INSTALLING);
  if (installer && isRunning(Number(installer)))
    stop(`Process ${installer} is installing the packages. Try again when it has ended.`);
  const isInterrupted = installer !== undefined;
  if (!isInterrupted && readIfThere(INSTALLED) === wanted && (!dev || hasDevPackages())) return;
  const kinds = dev || hasDevPackages() ? '--include=dev' : '--omit=dev';
  // npm would take a package of which half is there for a whole one.
  if (isInterrupted) rmSync(MODULES, { recursive: true, force: true });
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(INSTALLING, String(process.pid));
  // Not `npm ci`: it refuses a platform whose optional binaries the lock file does not list.
  const options = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm replaces packages, the pinned Node among them, so it must not run on that one.
  const env = { ...process.env, PATH: pathWithout(BIN) };
  await run('Installing packages', 'npm', ['install', kinds, ...options], env);
  // npm skips an optional package without a word if its hash is not the one in the lock file.
  if (isPackaged && installedVersion(NODE_PACKAGE) !== NODE_VERSION)
    stop(
      `${NODE_PACKAGE} ${NODE_VERSION} was not installed: npm could not get one with the hash that package-lock.json has.`,
    );
  writeFileSync(INSTALLED, wanted);
  rmSync(INSTALLING);
}

/** Whether the packages of `devDependencies` are there, as npm has recorded it. */
function hasDevPackages() {
  return readIfThere(join(MODULES, '.package-lock.json'))?.includes('"dev": true') ?? false;
}

/**
 * Builds the site and bundles the server, each if it is missing or older than its sources. Before a build that a
 * start needs it checks the settings, so that what is wrong is said first.
 */
export async function buildIfStale() {
  const [site, server] = [hashOfSite(), hashOfServer()];
  const isSiteStale = readIfThere(join(ROOT, 'dist', '.built')) !== site;
  const isServerStale = readIfThere(join(ROOT, 'build', '.built')) !== server;
  if (isSiteStale || isServerStale) checkSettings('serve');
  await Promise.all([isSiteStale && buildSite(site), isServerStale && bundle(server)]);
}

/** Builds the site into `dist/` and bundles the server into `build/`. */
export async function build() {
  checkSettings();
  await Promise.all([buildSite(hashOfSite()), bundle(hashOfServer())]);
}

/**
 * Stops with one line where a setting is wrong.
 * @param {string[]} purposes `serve`: also the settings of the server, and whether it could listen
 */
export function checkSettings(...purposes) {
  const { status } = spawnSync(PINNED_NODE, [join(ROOT, 'scripts', 'check-settings.ts'), ...purposes], {
    cwd: ROOT,
    env: TOOL_ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

/** @param {string} sources */
async function buildSite(sources) {
  await run('Building the site', 'astro', ['build'], TOOL_ENV);
  writeFileSync(join(ROOT, 'dist', '.built'), sources);
}

/** @param {string} sources */
async function bundle(sources) {
  const { bundleServer } = await import('./bundle-server.mjs');
  await bundleServer();
  writeFileSync(join(ROOT, 'build', '.built'), sources);
}

/** Hashes what the site is built from: sources, packages and settings. */
function hashOfSite() {
  const settings = Object.entries(process.env)
    .filter(([name]) => name === 'SITE_URL' || name.startsWith('PUBLIC_'))
    .sort();
  return hashOf([
    JSON.stringify(settings),
    ...sourcesIn('agent', 'content', 'site', 'leads'),
    readFileSync(join(ROOT, 'astro.config.ts')),
  ]);
}

/** Hashes what the server is bundled from, and how. */
function hashOfServer() {
  return hashOf([
    ...sourcesIn('config', 'content', 'leads', 'server'),
    readFileSync(join(ROOT, 'scripts', 'bundle-server.mjs')),
  ]);
}

/**
 * Returns the paths and contents of all files in some folders, and of the lock file.
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
  const manifest = readIfThere(join(MODULES, name, 'package.json'));
  return manifest && JSON.parse(manifest).version;
}

/** @param {number} pid */
function isRunning(pid) {
  // In a container that starts again, process ids start again as well.
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
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
 * Runs a tool. Prints how long it took and its warnings; the rest of its output only if it fails, and then exits.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function run(what, command, args, env) {
  const started = Date.now();
  process.stderr.write(`${what} …\n`);
  const print = (/** @type {string} */ outcome, /** @type {string[]} */ lines) => {
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stderr.write([`${what}: ${outcome} after ${seconds} s`, ...lines, ''].join('\n'));
  };
  try {
    const running = promisify(execFile)(command, args, { cwd: ROOT, env, maxBuffer: Infinity });
    running.child.stdin?.end();
    const { stdout, stderr } = await running;
    const warnings = `${stdout}\n${stderr}`.split('\n').filter((line) => line.startsWith('Warning: '));
    print('done', warnings);
  } catch (error) {
    const { stdout = '', stderr = '', message } = /** @type {any} */ (error);
    const output = `${stdout}${stderr}`.trim() || message;
    print('failed', output.split('\n').slice(-40));
    process.exit(1);
  }
}

/** Whether this process runs on the pinned Node. */
export function isPinned() {
  return realpathSync(process.execPath) === realpathSync(PINNED_NODE);
}

/**
 * Runs a program of the project with the arguments of this process, Node's too, and exits with its status.
 * @param {string} program path in the project
 */
export function runPinned(program) {
  const child = spawn(PINNED_NODE, [...process.execArgv, join(ROOT, program), ...process.argv.slice(2)], {
    cwd: ROOT,
    env: TOOL_ENV,
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
