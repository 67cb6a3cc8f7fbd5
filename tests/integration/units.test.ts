import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FULL, IS_FULL } from '../full.ts';
import { BOOKING } from '../start-server.ts';

const MINUTE_MS = 60_000;

/** The programs that install and boot a Debian system, by package. */
const MACHINERY = { debootstrap: 'debootstrap', 'systemd-container': 'systemd-nspawn' };

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0;
const canAnalyze = IS_FULL && isInstalled('systemd-analyze');
const canRun = IS_FULL && process.getuid?.() === 0 && Object.values(MACHINERY).every(isInstalled);
if (IS_FULL && !(canAnalyze && canRun)) {
  const needed = `systemd-analyze, root, and the Debian packages ${Object.keys(MACHINERY).join(' and ')}`;
  process.stderr.write(`Not all tests of the systemd units run: they need ${needed}.\n`);
}

describe.skipIf(!canAnalyze)('the systemd units', FULL, () => {
  const folder = copyUnits();
  const units = fs.readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));

  test('contain only known settings, and name programs that exist', () => {
    const { status, stderr } = analyze('verify', ...units.map((name) => name.replace('@.', '@x.')));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each(units.filter((name) => name.endsWith('.service')))('%s has few privileges', (name) => {
    const unit = name.replace('@.', '@x.');
    const { stdout } = analyze('security', '--offline=true', '--no-pager', unit);
    expect(Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });

  function analyze(...args: string[]) {
    // The trailing colon adds systemd's own units.
    return spawnSync('systemd-analyze', args, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
  }
});

test.skipIf(!canRun)(
  'a Debian set up by docs/go-live.md serves, survives a kill, and loses no form in a release, a rollback or a failed release',
  { ...FULL, timeout: 60 * MINUTE_MS },
  async ({ onTestFinished }) => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'loomline-debian-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    const machine = join(folder, 'machine');
    makeDebian(machine);
    install(machine);
    await boot(machine);
    const seen = JSON.parse(fs.readFileSync(join(machine, 'root/seen.json'), 'utf8'));
    expect(seen).toMatchObject({ inserted: 201, listed: [BOOKING.email] });
    for (const line of [/^NoNewPrivs:\t1$/m, /^Seccomp:\t2$/m, /^CapBnd:\t0+$/m, /^Uid:\t[1-9]/m])
      expect(seen.process).toMatch(line);
    expect(seen).toMatchObject({ checked: 0, checkedWithoutDatabase: 1 });
    expect(seen.told).toMatch(/^loomline-check\.service\n[\s\S]*^FAIL {2}Database/m);
    expect(seen).toMatchObject({ readyAgain: 200, listedAgain: [BOOKING.email] });
    expect(seen.releases).toEqual([
      { what: 'another text', status: 0, heading: 'Another heading' },
      { what: 'rollback', status: 0, heading: null },
      { what: 'a server that does not start', status: 1, heading: null },
      { what: 'a server that starts in the trial alone', status: 1, heading: null },
    ]);
    expect(seen.answers).toEqual({ forms: { 303: seen.stored }, pages: { 200: expect.any(Number) } });
    expect(seen.oldScript).toBe(200);
    // Two releases are kept. A failed release is removed; otherwise a rollback could switch to it.
    expect(seen.kept).toBe(2);
  },
);

/** Installs Debian 12 with systemd and Caddy into a folder, and caches the downloaded packages. */
function makeDebian(folder: string): void {
  const cache = join(process.cwd(), 'node_modules/.cache/debootstrap');
  fs.mkdirSync(cache, { recursive: true });
  const options = ['--variant=minbase', '--include=systemd,systemd-sysv,dbus,caddy', `--cache-dir=${cache}`];
  const { status, stdout } = spawnSync('debootstrap', [...options, 'bookworm', folder], {
    encoding: 'utf8',
    timeout: 20 * MINUTE_MS,
  });
  expect(status, stdout).toBe(0);
}

/** Copies the sources to the manual's path, and writes scripts that run its commands and send a visitor's requests. */
function install(machine: string): void {
  const program = join(machine, 'srv/loomline');
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = spawnSync('git', listing, { encoding: 'utf8' }).stdout.trim().split('\n');
  for (const file of files) if (fs.existsSync(file)) fs.cpSync(file, join(program, file));
  fs.mkdirSync(join(program, 'node_modules'));
  fs.writeFileSync(join(machine, 'etc/hosts'), '127.0.0.1 localhost\n');
  const manual = fs.readFileSync('docs/go-live.md', 'utf8').split('## On a server of your own')[1];
  const commands = manual?.match(/^install [\s\S]*?(?=^```)/m)?.[0];
  const visit = '/srv/loomline/current/node /root/visit.mjs';
  fs.writeFileSync(join(machine, 'root/set-up'), `set -ex\ncd /srv/loomline\n${commands}\n${visit}\n`);
  fs.writeFileSync(join(machine, 'root/visit.mjs'), `const BOOKING = ${JSON.stringify(BOOKING)};\n${VISIT}`);
  const units = join(machine, 'etc/systemd/system');
  fs.mkdirSync(join(units, 'multi-user.target.wants'), { recursive: true });
  fs.symlinkSync('../set-up.service', join(units, 'multi-user.target.wants/set-up.service'));
  fs.writeFileSync(
    join(units, 'set-up.service'),
    `[Unit]
After=dbus.service
[Service]
Type=oneshot
ExecStart=/bin/sh -c 'sh /root/set-up > /root/said 2>&1; systemctl poweroff'
`,
  );
}

/** A script that runs on the machine after its set-up, and writes its observations to a file. */
const VISIT = `
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
const run = (command, ...args) => spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 30 });
const ask = (path, options) => fetch('http://127.0.0.1:3000' + path, options).then(({ status }) => status, () => 0);
const until = async (isSo) => { for (let tries = 0; tries < 600 && !(await isSo()); tries++) await sleep(200); };
const isReady = async () => (await ask('/readyz')) === 200;
const list = () => run('leads', 'list', '--json', '--all').stdout.trim().split('\\n').map((line) => JSON.parse(line).email);
const mainPid = () => run('systemctl', 'show', '--property=MainPID', '--value', 'loomline-server').stdout.trim();
const FILE = '/var/lib/loomline/leads.db';

await until(isReady);
const headers = { 'content-type': 'application/json', 'x-form-trap': '' };
const inserted = await ask('/rest/v1/call_bookings', { method: 'POST', headers, body: JSON.stringify(BOOKING) });
const listed = list();
const pid = mainPid();
const process = readFileSync('/proc/' + pid + '/status', 'utf8');
const checked = run('systemctl', 'start', 'loomline-check').status;
// The unit can't write files, so its script prints to the journal.
writeFileSync('/etc/loomline/tell', '#!/bin/sh\\necho "$1"; journalctl --output=cat "_SYSTEMD_INVOCATION_ID=$MONITOR_INVOCATION_ID"; id -u\\n');
chmodSync('/etc/loomline/tell', 0o755);
renameSync(FILE, FILE + '-away');
const checkedWithoutDatabase = run('systemctl', 'start', 'loomline-check').status;
renameSync(FILE + '-away', FILE);
let told = '';
await until(() => (told = run('journalctl', '--output=cat', '--unit=unit-failed@loomline-check.service.service').stdout).includes('FAIL'));
run('kill', '-9', pid);
await until(async () => mainPid() !== pid && (await isReady()));
const readyAgain = await ask('/readyz');
const listedAgain = list();

// Release and roll back behind Caddy, while a form is submitted every 100 ms.
const caddyfile = readFileSync('/srv/loomline/deploy/Caddyfile', 'utf8').replace('{$SITE:shop.example}', 'http://localhost');
writeFileSync('/etc/caddy/Caddyfile', caddyfile);
writeFileSync('/etc/loomline/settings', readFileSync('/etc/loomline/settings', 'utf8') + 'RATE_LIMIT=1000000\\n');
run('systemctl', 'restart', 'loomline-server', 'caddy');
await until(async () => (await isReady()) && (await fetch('http://localhost/').catch(() => ({}))).ok);
const answers = { forms: {}, pages: {} };
const count = (kind, status) => { answers[kind][status] = (answers[kind][status] ?? 0) + 1; };
let isOver = false;
const pending = new Set();
const track = (kind, promise) => {
  const one = promise.then(({ status }) => count(kind, status), (error) => count(kind, String(error.cause ?? error)));
  pending.add(one.finally(() => pending.delete(one)));
};
const before = list().length;
const posting = (async () => {
  for (let n = 0; !isOver; n++) {
    const body = new URLSearchParams({ ...BOOKING, email: 'visitor' + n + '@visitor.example' });
    track('forms', fetch('http://localhost/rest/v1/call_bookings', { method: 'POST', redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin' }, body }));
    track('pages', fetch('http://localhost/pricing'));
    await sleep(100);
  }
})();
const heading = async () => /Another heading/.exec(await (await fetch('http://localhost/')).text())?.[0] ?? null;
const script = /\\/_astro\\/[^"]+\\.js/.exec(await (await fetch('http://localhost/book-call')).text())[0];
const releases = [];
const release = async (what, command = 'release') => {
  const child = spawn('/srv/loomline/deploy/' + command, { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  releases.push({ what, status, heading: await heading() });
};
const edit = async (file, from, to, what) => {
  const path = '/srv/loomline/' + file;
  const text = readFileSync(path, 'utf8');
  if (!from.test(text)) throw new Error(what);
  writeFileSync(path, text.replace(from, to));
  await release(what);
  writeFileSync(path, text);
};
await edit('content/home.ts', /(?<=heading: ')[^']+/, 'Another heading', 'another text');
const oldScript = (await fetch('http://localhost' + script)).status;
await release('rollback', 'rollback');
await edit('server/main.ts', /^try \\{/m, "throw new Error('no start');\\ntry {", 'a server that does not start');
await edit('server/main.ts', /^try \\{/m, "if (process.env.PORT !== '0') throw new Error('no start');\\ntry {", 'a server that starts in the trial alone');
isOver = true;
await posting;
await Promise.all(pending);
const stored = list().length - before;
const kept = readdirSync('/srv/loomline/releases').filter((name) => !name.startsWith('.')).length;
writeFileSync('/root/seen.json', JSON.stringify({ inserted, listed, process, checked, checkedWithoutDatabase, told, readyAgain, listedAgain, releases, answers, oldScript, stored, kept }));
`;

/** Boots the machine, which runs the scripts and powers itself off. */
async function boot(machine: string): Promise<void> {
  const child = spawn(
    'systemd-nspawn',
    [
      ...['--quiet', '--boot', '--register=no', '--keep-unit', '--private-network', `--directory=${machine}`],
      `--overlay=${join(process.cwd(), 'node_modules')}::/srv/loomline/node_modules`,
    ],
    { stdio: 'ignore', timeout: 40 * MINUTE_MS },
  );
  await once(child, 'exit');
  const said = fs.readFileSync(join(machine, 'root/said'), 'utf8');
  expect(fs.readdirSync(join(machine, 'root')), said).toContain('seen.json');
}

/**
 * Copies the systemd units to a temporary folder, points the program's path in them at the working directory, and
 * substitutes a stub for the operator's `tell` script.
 */
function copyUnits(): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'loomline-units-'));
  fs.cpSync('deploy/systemd', folder, { recursive: true });
  const tell = join(folder, 'tell');
  fs.writeFileSync(tell, '#!/bin/sh\n');
  fs.chmodSync(tell, 0o755);
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(service|conf)$/.test(file)) continue;
    const path = join(folder, file);
    const text = fs.readFileSync(path, 'utf8').replaceAll('/srv/loomline/current/node', process.execPath);
    fs.writeFileSync(
      path,
      text.replaceAll('/srv/loomline/current', process.cwd()).replaceAll('/etc/loomline/tell', tell),
    );
  }
  return folder;
}
