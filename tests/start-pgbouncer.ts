import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface RunningPgBouncer {
  /** The database behind it, as DATABASE_URL has it. */
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether PgBouncer is there. On Debian as root it is installed where it is missing, as Chromium is. */
export function hasPgBouncer(): boolean {
  const isThere = () => spawnSync('which', ['pgbouncer'], { env: ENV }).status === 0;
  if (isThere()) return true;
  if (!existsSync('/etc/debian_version') || !IS_ROOT) return false;
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { stdio: 'ignore' });
  return isThere();
}

/**
 * Starts a real PgBouncer in transaction mode with few server connections, and nothing else changed: it ignores
 * no startup parameter.
 * @param databaseUrl of the PostgreSQL behind it, with user and password
 */
export async function startPgBouncer(databaseUrl: string): Promise<RunningPgBouncer> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'loomline-pgbouncer-'));
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  );
  if (IS_ROOT) for (const file of [folder, config]) chownSync(file, NOBODY, NOBODY);
  let child: ChildProcess;
  const start = async () => {
    // It refuses to run as root. The shell stops it once its own standard input ends, which it does with this process.
    child = spawn('sh', ['-c', 'pgbouncer "$0" & read -r _; kill $!; wait', config], {
      env: ENV,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(IS_ROOT && { uid: NOBODY, gid: NOBODY }),
    });
    while (!(await answers(port))) await sleep(20);
  };
  await start();
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    start,
    async stop() {
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65534;
const ENV = { PATH: `${process.env.PATH}:/usr/sbin` };

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
