import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT, TOOL_ENV } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The first two load internal pages for address-bar suggestions into each tab, which takes a third of a test's time.
 * The others repeat Playwright's own list for Chromium, because our flag overrides Playwright's.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags that let Chromium run as root and without a GPU, and stop its background requests. */
export const CHROMIUM_ARGS = [
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser for the tests: at `CHROMIUM_PATH`, on `PATH`, or where Playwright installs it, in this order.
 * Exits the process if `CHROMIUM_PATH` is set to something else.
 * Installs Chromium if none is found. If the installation fails, prints instructions and exits the process.
 * @returns {string} the path of the executable
 */
export function findOrInstallChromium() {
  const found = findChromium() ?? installChromium();
  if (found) return found;
  process.stderr.write('No Chromium was found: install one, or set CHROMIUM_PATH to its executable.\n');
  process.exit(1);
}

/**
 * Finds Chromium's headless shell, which uses less CPU time than the full browser but lacks bfcache.
 * @returns {string | undefined} the path of the executable; undefined if there is none or `CHROMIUM_PATH` is set
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined;
  return onPath(['chromium-headless-shell']);
}

function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (isExecutable(CHROMIUM_PATH)) return CHROMIUM_PATH;
    process.stderr.write(`CHROMIUM_PATH=${CHROMIUM_PATH} is not the path of an executable.\n`);
    process.exit(1);
  }
  return onPath(NAMES) ?? [chromium.executablePath()].find(isExecutable);
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function installChromium() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  process.stdout.write('Installing Chromium for the browser tests …\n');
  if (isDebianRoot) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    // Install separately: some Debian releases lack the second package.
    for (const name of ['chromium', 'chromium-headless-shell'])
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
  } else {
    spawnSync('playwright', ['install', 'chromium'], { cwd: ROOT, env: TOOL_ENV, stdio: 'ignore' });
  }
  return findChromium();
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
