import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { FULL } from '../full.ts';

// Runs deploy/release and deploy/rollback with the real server and stand-ins for what only root has: systemd, another
// user and paths outside the project. `units.test.ts` runs the scripts in a booted Debian.

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGKILL'] as const;

test('releases are built, tried with a copy of the leads, switched to, and rolled back', async () => {
  const machine = await makeMachine('DATABASE_URL="sqlite:FILE"', '::');
  for (const words of ['One', 'Two', 'Three'])
    expect(await machine.release(words)).toEqual({ status: 0, said: expect.stringMatching(/serves\n$/) });
  expect(await machine.heading()).toBe('Three');
  // The first release has no database yet.
  expect(machine.read('commands').match(/backup --to/g)).toHaveLength(2);
  expect(await machine.run('rollback')).toMatchObject({ status: 0 });
  expect(await machine.heading()).toBe('Two');
  expect(machine.copies()).toEqual([]);
  expect(machine.trials()).toEqual([]);
  expect(machine.read('victim')).toBe('as it was');
});

for (const signal of SIGNALS) {
  test(
    `${signal} during the trial leaves no copy of the leads and nothing to roll back to`,
    FULL,
    async () => {
      const machine = await makeMachine(`export DATABASE_URL='sqlite:FILE'`, '0.0.0.0');
      await killDuring(machine, 'trial-hangs', signal);
      await expect.poll(machine.copies, { timeout: 5000 }).toEqual([]);
      if (signal !== 'SIGKILL') expect(machine.trials()).toEqual([]);
      expect(await machine.heading()).toBe('One');
      expect(await machine.run('rollback')).toMatchObject({
        status: 1,
        said: expect.stringMatching(/no release before/),
      });
      await expectNextRelease(machine);
    },
  );

  test(
    `${signal} during the switch leaves a release that rollback replaces by the last that served`,
    FULL,
    async () => {
      const machine = await makeMachine('export DATABASE_URL=sqlite:FILE', '');
      await killDuring(machine, 'live-hangs', signal);
      if (signal === 'SIGKILL') expect(await machine.run('rollback')).toMatchObject({ status: 0 });
      expect(await machine.heading()).toBe('One');
      await expectNextRelease(machine);
    },
  );
}

/** Makes a release, and kills the next one once its trial or its server hangs. */
async function killDuring(machine: Machine, hang: 'trial-hangs' | 'live-hangs', signal: NodeJS.Signals) {
  await machine.release('One');
  machine.set(hang);
  const { child, ended } = machine.start('release', 'Two');
  await expect.poll(() => machine.has('hanging')).toBe(true);
  if (hang === 'trial-hangs') expect(machine.copies()).toHaveLength(1);
  machine.unset(hang);
  child.kill(signal);
  await ended;
}

/** Checks that the next release serves, and can be rolled back to the first. */
async function expectNextRelease(machine: Machine): Promise<void> {
  expect(await machine.release('Three')).toMatchObject({ status: 0 });
  expect(await machine.run('rollback')).toMatchObject({ status: 0 });
  expect(await machine.heading()).toBe('One');
}

test.each([
  ['the link can’t be replaced', (machine: Machine) => fs.mkdirSync(join(machine.program, 'next'))],
  ['systemd refuses', (machine: Machine) => machine.set('systemctl-fails')],
])('a switch that fails because %s ends with 1 and is no success', FULL, async (_why, spoil) => {
  const machine = await makeMachine();
  await machine.release('One');
  spoil(machine);
  expect(await machine.release('Two')).toMatchObject({
    status: 1,
    said: expect.not.stringContaining('Z serves\n'),
  });
  expect(await machine.heading()).toBe('One');
  expect(fs.readlinkSync(join(machine.program, 'current'))).toBe(`releases/${machine.releases()[0]}`);
});

test('a second release at the same time is refused', FULL, async () => {
  const machine = await makeMachine();
  await machine.release('One');
  machine.set('trial-hangs');
  const { child, ended } = machine.start('release', 'Two');
  await expect.poll(() => machine.has('hanging')).toBe(true);
  expect(await machine.release('Three')).toEqual({
    status: 1,
    said: 'release: another release or rollback is running\n',
  });
  expect(await machine.run('rollback')).toMatchObject({ status: 1 });
  child.kill();
  await ended;
});

type Machine = Awaited<ReturnType<typeof makeMachine>>;

/** Makes a folder with the scripts, the stand-ins and a checkout whose build is a copy of this project's. */
async function makeMachine(database = 'DATABASE_URL=sqlite:FILE', host = '127.0.0.1') {
  const folder = fs.mkdtempSync(join(tmpdir(), 'loomline-release-'));
  const [program, bin, tmp] = ['srv', 'bin', 'tmp'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const [settings, victim] = [join(folder, 'settings'), join(folder, 'victim')];
  const write = (path: string, content: string) => {
    fs.mkdirSync(join(path, '..'), { recursive: true });
    fs.writeFileSync(path, content, { mode: 0o755 });
  };
  for (const path of ['deploy/release', 'deploy/rollback'])
    write(
      join(program, path),
      fs
        .readFileSync(path, 'utf8')
        .replaceAll('/etc/loomline/settings', settings)
        .replaceAll('/var/tmp', tmp),
    );
  fs.mkdirSync(tmp);
  fs.writeFileSync(victim, 'as it was');
  const port = await freePort();
  const url = database.replace('FILE', join(folder, 'leads.db'));
  fs.writeFileSync(settings, `${url}\nHOST=${host}\nPORT=${port}\nDESK_PORT=off\nBACKUP_DIR=off\n`);
  write(join(program, 'scripts/setup.mjs'), '');
  write(
    join(program, 'scripts/build.mjs'),
    `import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
    cpSync(${JSON.stringify(resolve('build'))}, 'build', { recursive: true });
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.html', process.env.WORDS);`,
  );
  const hang = `touch ${folder}/hanging; exec ${process.execPath} -e 'setTimeout(() => {}, 2e4)' "$@"`;
  write(
    join(program, 'node_modules/.bin/node'),
    `#!/bin/sh
case "$*" in *main.mjs)
  rm -f ${folder}/hanging
  [ "$PORT" = 0 ] && [ -e ${folder}/trial-hangs ] && { ${hang}; }
  [ "$PORT" != 0 ] && [ -e ${folder}/live-hangs ] && { ${hang}; }
esac
exec ${process.execPath} "$@"`,
  );
  write(join(bin, 'runuser'), '#!/bin/sh\nshift 3\nexec "$@"');
  const current = join(program, 'current');
  write(
    join(bin, 'leads'),
    `#!/bin/sh
echo "$*" >>${folder}/commands
ln -s ${victim} "$3/log"
exec ${process.execPath} --env-file=${settings} ${current}/build/cli.mjs "$@"`,
  );
  write(
    join(bin, 'systemctl'),
    `#!/bin/sh
[ ! -e ${folder}/systemctl-fails ] || exit 1
[ ! -e ${folder}/pid ] || { kill "$(cat ${folder}/pid)"; tail --pid="$(cat ${folder}/pid)" -s 0.1 -f /dev/null; }
cd ${current}
setsid ./node --env-file=${settings} build/main.mjs </dev/null >${folder}/log 2>&1 &
echo $! >${folder}/pid`,
  );
  const has = (name: string) => fs.existsSync(join(folder, name));
  const read = (name: string) => fs.readFileSync(join(folder, name), 'utf8');
  onTestFinished(() => {
    if (has('pid')) process.kill(Number(read('pid')));
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const start = (script: 'release' | 'rollback', words = '') => {
    const child = spawn(join(program, 'deploy', script), {
      cwd: folder,
      env: { PATH: `${bin}:${join(program, 'node_modules/.bin')}:${process.env.PATH}`, WORDS: words },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
    return { child, ended: ended.then(([[status], said]) => ({ status, said })) };
  };
  return {
    ...{ program, read, has, start },
    set: (name: string) => fs.writeFileSync(join(folder, name), ''),
    unset: (name: string) => fs.rmSync(join(folder, name)),
    release: (words: string) => start('release', words).ended,
    run: (script: 'rollback') => start(script).ended,
    /** The copies of the database that contain leads. */
    copies: () =>
      fs.readdirSync(tmp, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.db')),
    /** The command lines of trial servers that still run. */
    trials: () =>
      fs
        .globSync('/proc/[0-9]*/cmdline')
        .map((path) => (fs.existsSync(path) ? fs.readFileSync(path, 'utf8') : ''))
        .filter((command) => command.includes(`${program}/releases/.new`)),
    releases: () => fs.readdirSync(join(program, 'releases')).filter((name) => !name.startsWith('.')),
    heading: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
  };
}
