import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, TestRunner, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { lackingFor, makeDebian, run } from '../make-debian.ts';
import { postRow } from '../post-row.ts';
import { hasCaddy, startCaddy } from '../start-proxy.ts';
import { BOOKING } from '../start-server.ts';

// The image from its Dockerfile, by Debian's buildah. The image that it starts from is made here: Debian by
// debootstrap, the pinned Node from its package, npm as it is on this machine. No registry of images is asked.

const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const MINUTE = 60_000;

const isAsked = TestRunner.matchesTags(['full']);
const lacking = isAsked ? lackingFor({ buildah: 'buildah' }) : 'nobody asked for it';
if (isAsked && lacking) process.stderr.write(`The image is not built: ${lacking}.\n`);

describe.skipIf(lacking)('the image', { tags: ['full'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-image-'));
  const base = join(folder, 'base');
  let root: string;
  let container: string;
  let config: { User: string; Cmd: string[]; Healthcheck: { Test: string[] } };

  beforeAll(async () => {
    makeBase();
    const scratch = buildah('from', 'scratch');
    buildah('copy', '--quiet', scratch, base, '/');
    buildah(
      ...[
        'config',
        '--env',
        'PATH=/usr/local/bin:/usr/bin:/bin',
        '--env',
        `NODE_EXTRA_CA_CERTS=${AUTHORITIES}`,
      ],
      scratch,
    );
    buildah('commit', '--quiet', '--rm', scratch, `localhost/node:${process.versions.node}-slim`);
    const cache = run('npm', ['config', 'get', 'cache']);
    buildah(
      ...['build', '--pull=never', '--isolation=chroot', '--layers=false', '--format=docker'],
      ...['--volume', `${cache}:/root/.npm`, '--build-arg', 'SITE_URL=https://shop.example'],
      ...['--tag', 'localhost/loomline', '.'],
    );
    container = buildah('from', '--pull=never', 'localhost/loomline');
    root = buildah('mount', container);
    config = JSON.parse(buildah('inspect', '--type=image', 'localhost/loomline')).Docker.config;
  }, 20 * MINUTE);
  afterAll(() => {
    if (container) buildah('rm', '--all');
    rmSync(folder, { recursive: true, force: true });
  }, MINUTE);

  test('holds the site and the server, and at most 10 MB more than the image that it starts from', () => {
    expect(bytesIn(root) - bytesIn(base)).toBeLessThan(10_000_000);
    expect(run('ls', [join(root, 'app')])).toBe('build\ndata\ndist');
  });

  test('serves as user 1000, keeps a booking in its volume over a kill, and ends at SIGTERM', {
    timeout: 5 * MINUTE,
  }, async () => {
    const port = String(await freePort());
    const data = join(folder, 'data');
    mkdirSync(data);
    chownSync(data, 1000, 1000);
    const isolated = [
      ...['run', '--isolation=chroot', `--volume=${data}:/app/data`, '--env', `PORT=${port}`],
      ...['--env', 'RATE_LIMIT=100000'],
      ...[container, '--'],
    ];
    const healthy = () => spawnBuildah([...isolated, ...config.Healthcheck.Test.slice(1)]).status;
    expect(config.Healthcheck.Test[0]).toBe('CMD');
    expect(healthy()).toBe(1);
    expect(spawnBuildah([...isolated, 'id', '-u']).stdout.trim()).toBe('1000');
    expect(spawnBuildah([...isolated, 'touch', 'dist/x']).status).toBe(1);

    const url = `http://127.0.0.1:${port}`;
    await runUntil('SIGKILL', async () => {
      expect(healthy()).toBe(0);
      const page = await (await fetch(`${url}/about`)).text();
      expect(page).toContain('<link rel="canonical" href="https://shop.example/about"');
      expect((await postRow(url)).status).toBe(201);
    });
    const posting = hasCaddy() ? await startPosting(url) : undefined;
    const exit = await runUntil('SIGTERM', async () => {
      const list = spawnBuildah([...isolated, 'node', 'build/cli.mjs', 'list']).stdout;
      expect(list).toContain(BOOKING.name);
    });
    expect(exit).toEqual([0, null]);
    // As an update does: behind Caddy no form is refused between the old container and the new one.
    await runUntil('SIGTERM', async () => {
      if (posting) expect(Object.keys(await posting.stop())).toEqual(['303']);
    });

    /** Starts what the image starts, and ends it. @returns how it ended */
    async function runUntil(signal: NodeJS.Signals, use: () => Promise<void>): Promise<unknown[]> {
      const child = spawn('buildah', [...store(), ...isolated, ...config.Cmd], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      const ended = once(child, 'exit');
      try {
        await expect.poll(() => said).toContain('Loomline is ready at');
        await use();
        // Not to buildah, which kills what it runs.
        process.kill(innermost(Number(child.pid)), signal);
        return await ended;
      } finally {
        child.kill();
      }
    }
  });

  /** Sends a plain form every 100 ms through Caddy, until it is stopped. */
  async function startPosting(serverUrl: string) {
    const caddy = await startCaddy(serverUrl, 'http');
    const sent: Promise<number>[] = [];
    const send = async () => {
      const body = new URLSearchParams({ ...BOOKING, email: `${sent.length}@visitor.example` });
      const headers = { 'sec-fetch-site': 'same-origin' };
      const request = { method: 'POST', redirect: 'manual', headers, body } as const;
      return (await fetch(`${caddy.url}/rest/v1/call_bookings`, request)).status;
    };
    const timer = setInterval(() => sent.push(send()), 100);
    return {
      async stop() {
        clearInterval(timer);
        const answers = Object.groupBy(await Promise.all(sent), String);
        await caddy.stop();
        return answers;
      },
    };
  }

  /** The last in a chain of processes of which each started the next. */
  function innermost(pid: number): number {
    const child = Number.parseInt(spawnSync('pgrep', ['--parent', String(pid)]).stdout.toString(), 10);
    return Number.isNaN(child) ? pid : innermost(child);
  }

  function makeBase(): void {
    makeDebian(base);
    cpSync(process.execPath, join(base, 'usr/local/bin/node'));
    const npm = 'usr/local/lib/node_modules/npm';
    const machinesNpm = dirname(dirname(realpathSync(run('sh', ['-c', 'command -v npm']))));
    cpSync(machinesNpm, join(base, npm), { recursive: true });
    symlinkSync(`/${npm}/bin/npm-cli.js`, join(base, 'usr/local/bin/npm'));
    if (existsSync(AUTHORITIES)) cpSync(AUTHORITIES, join(base, AUTHORITIES));
    run('chroot', [base, 'useradd', '--uid=1000', '--user-group', '--create-home', 'node']);
  }

  function buildah(...args: string[]): string {
    const { status, stdout, stderr } = spawnBuildah(args);
    if (status !== 0) throw new Error(`buildah ${args[0]} ended with status ${status}: ${stdout}\n${stderr}`);
    return stdout.trim();
  }

  function spawnBuildah(args: string[]): SpawnSyncReturns<string> {
    return spawnSync('buildah', [...store(), ...args], { encoding: 'utf8', timeout: 15 * MINUTE });
  }

  /** Images and containers of this run's own, in plain folders, which work in a container as well. */
  function store(): string[] {
    return [`--root=${folder}/store`, `--runroot=${folder}/run`, '--storage-driver=vfs'];
  }
});

function bytesIn(path: string): number {
  return Number.parseInt(run('du', ['--bytes', '--summarize', path]), 10);
}
