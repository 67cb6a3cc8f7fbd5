import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, TestRunner, test } from 'vitest';
import { lackingFor, makeDebian, run } from '../make-debian.ts';
import { BOOKING } from '../start-server.ts';

const MINUTE = 60_000;

const isAsked = TestRunner.matchesTags(['full']);
const canAnalyze = isAsked && spawnSync('systemd-analyze', ['--version']).status === 0;
if (isAsked && !canAnalyze)
  process.stderr.write('The systemd units are not looked at: systemd-analyze is not installed.\n');
const lacking = isAsked ? lackingFor({ 'systemd-nspawn': 'systemd-container' }) : 'nobody asked for it';
if (isAsked && lacking) process.stderr.write(`The systemd units are not run: ${lacking}.\n`);

describe.skipIf(!canAnalyze)('the systemd units', { tags: ['full'] }, () => {
  const folder = copyUnits();
  const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name));

  test('say nothing that systemd does not know, and name programs that are there', () => {
    const { status, stderr } = analyze('verify', ...units.map((name) => name.replace('@.', '@x.')));
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test.each(units.filter((name) => name.endsWith('.service')))('%s is let do little', (name) => {
    const unit = name.replace('@.', '@x.');
    const { stdout } = analyze('security', '--offline=true', '--no-pager', unit);
    expect(Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2);
  });

  function analyze(...args: string[]) {
    // The colon at the end adds systemd's own units.
    return spawnSync('systemd-analyze', args, {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SYSTEMD_UNIT_PATH: `${folder}:` },
    });
  }
});

describe.skipIf(lacking)('a Debian set up by what docs/go-live.md says', { tags: ['full'] }, () => {
  let seen: Record<string, unknown>;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loomline-debian-'));
    const machine = join(folder, 'machine');
    try {
      makeDebian(machine, ['systemd', 'systemd-sysv', 'dbus', 'caddy']);
      install(machine);
      await boot(machine);
      seen = JSON.parse(readFileSync(join(machine, 'root/seen.json'), 'utf8'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 20 * MINUTE);

  test('serves, takes a lead, and shows it on the command line', () => {
    expect(seen).toMatchObject({ inserted: 201, listed: [BOOKING.email] });
  });

  test('runs as a user of its own without privileges, with 2,048 open files', () => {
    expect(seen.process).toMatch(/^NoNewPrivs:\t1$/m);
    expect(seen.process).toMatch(/^Seccomp:\t2$/m);
    expect(seen.process).toMatch(/^CapBnd:\t0+$/m);
    expect(seen.process).not.toMatch(/^Uid:\t0/m);
    expect(seen.limits).toMatch(/^Max open files +2048 +2048/m);
    expect(seen.files).toMatch(/^drwx------ .* loomline loomline .* \.$/m);
  });

  test('starts the check, and tells somebody when the check fails', () => {
    expect(seen).toMatchObject({ checked: 0, checkedWithoutDatabase: 1 });
    expect(seen.told).toMatch(/^loomline-check\.service\n[\s\S]*^FAIL {2}Database/m);
  });

  test('is there again after a kill, with the lead', () => {
    expect(seen).toMatchObject({ readyAgain: 200, listedAgain: [BOOKING.email] });
  });

  test('refuses no form and misses no page while it is released, rolled back, and released in vain', () => {
    expect(seen.releases).toEqual([
      { what: 'another text', status: 0, heading: 'Another heading' },
      { what: 'rollback', status: 0, heading: null },
      { what: 'a content that does not build', status: 1, heading: null },
      { what: 'a server that does not start', status: 1, heading: null },
      { what: 'a server that starts in the trial alone', status: 1, heading: null },
    ]);
    expect(seen.answers).toEqual({ forms: { 303: expect.any(Number) }, pages: { 200: expect.any(Number) } });
    expect(seen.stored).toBe((seen.answers as { forms: Record<string, number> }).forms[303]);
    expect(seen.oldScript).toBe(200);
    // The first and the next one: what failed is gone, or a rollback would switch to it.
    expect(seen.kept).toBe(2);
  });
});

/** Puts the sources where the manual has them, the manual's own commands into a script, and the visitor beside that. */
function install(machine: string): void {
  const program = join(machine, 'srv/loomline');
  for (const file of run('git', ['ls-files', '--cached', '--others', '--exclude-standard']).split('\n'))
    cpSync(file, join(program, file));
  mkdirSync(join(program, 'node_modules'));
  writeFileSync(join(machine, 'etc/hosts'), '127.0.0.1 localhost\n');
  const manual = readFileSync('docs/go-live.md', 'utf8').split('## On a server of your own')[1];
  const commands = manual?.match(/^install [\s\S]*?(?=^```)/m)?.[0];
  writeFileSync(
    join(machine, 'root/set-up'),
    `set -ex\ncd /srv/loomline\n${commands}\n/srv/loomline/current/node /root/visit.mjs\n`,
  );
  writeFileSync(join(machine, 'root/visit.mjs'), `const BOOKING = ${JSON.stringify(BOOKING)};\n${VISIT}`);
  const units = join(machine, 'etc/systemd/system');
  mkdirSync(join(units, 'multi-user.target.wants'), { recursive: true });
  symlinkSync('../set-up.service', join(units, 'multi-user.target.wants/set-up.service'));
  writeFileSync(
    join(units, 'set-up.service'),
    `[Unit]
After=dbus.service
[Service]
Type=oneshot
ExecStart=/bin/sh -c 'sh /root/set-up > /root/said 2>&1; systemctl poweroff'
`,
  );
}

/** What is done in the machine once it is set up, and what is seen there. */
const VISIT = `
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
const run = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' });
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
const limits = readFileSync('/proc/' + pid + '/limits', 'utf8');
const files = run('ls', '-la', '/var/lib/loomline').stdout;
const checked = run('systemctl', 'start', 'loomline-check').status;
// It can write nothing, and so tells the journal.
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

// Releases, behind Caddy, under a form every 100 ms.
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
await edit('content/home.ts', /(?<=heading: ')/, "'", 'a content that does not build');
await edit('server/main.ts', /^try \\{/m, "throw new Error('no start');\\ntry {", 'a server that does not start');
await edit('server/main.ts', /^try \\{/m, "if (process.env.PORT !== '0') throw new Error('no start');\\ntry {", 'a server that starts in the trial alone');
isOver = true;
await posting;
await Promise.all(pending);
const stored = list().length - before;
const kept = readdirSync('/srv/loomline/releases').length;
writeFileSync('/root/seen.json', JSON.stringify({ inserted, listed, process, limits, files, checked, checkedWithoutDatabase, told, readyAgain, listedAgain, releases, answers, oldScript, stored, kept }));
`;

/** Boots the machine, which sets itself up and powers itself off. */
async function boot(machine: string): Promise<void> {
  const child = spawn(
    'systemd-nspawn',
    [
      ...['--quiet', '--boot', '--register=no', '--keep-unit', '--private-network', `--directory=${machine}`],
      `--overlay=${join(process.cwd(), 'node_modules')}::/srv/loomline/node_modules`,
    ],
    { stdio: 'ignore', timeout: 15 * MINUTE },
  );
  await once(child, 'exit');
  const said = readFileSync(join(machine, 'root/said'), 'utf8');
  expect(readdirSync(join(machine, 'root')), said).toContain('seen.json');
}

/** The units, with this folder as the one of the program, and a script that stands for the operator's. */
function copyUnits(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-units-'));
  cpSync('deploy/systemd', folder, { recursive: true });
  const tell = join(folder, 'tell');
  writeFileSync(tell, '#!/bin/sh\n');
  chmodSync(tell, 0o755);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(service|conf)$/.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replaceAll('/srv/loomline/current/node', process.execPath)
        .replaceAll('/srv/loomline/current', process.cwd())
        .replaceAll('/etc/loomline/tell', tell),
    );
  }
  return folder;
}
