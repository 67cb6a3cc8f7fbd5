import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { isListening } from './listen.ts';

/** Returns whether PgBouncer is installed. If it is missing, tries to install it first (on Debian, as root). */
export function hasPgBouncer(): boolean {
  const isInstalled = () => spawnSync('which', ['pgbouncer'], { env: ENV }).status === 0;
  if (isInstalled()) return true;
  if (!existsSync('/etc/debian_version') || !IS_ROOT) return false;
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'pgbouncer'], { stdio: 'ignore' });
  return isInstalled();
}

/**
 * Starts a real PgBouncer in transaction mode with few server connections. Every other setting is the default; in
 * particular, it ignores no startup parameters.
 * @param databaseUrl URL of the PostgreSQL behind it, with user and password
 */
export async function startPgBouncer(databaseUrl: string) {
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
    // PgBouncer refuses to run as root. The shell kills it when stdin closes, at the latest when this process exits.
    child = spawn('sh', ['-c', 'pgbouncer "$0" & read -r _; kill $!; wait', config], {
      env: ENV,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(IS_ROOT && { uid: NOBODY, gid: NOBODY }),
    });
    while (!(await isListening(port))) await sleep(20);
  };
  await start();
  return {
    /** The DATABASE_URL for connections through PgBouncer. */
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
