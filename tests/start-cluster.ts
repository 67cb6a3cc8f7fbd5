import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { postmasterPid } from './postmaster-pid.ts';
import { type RunningLink, startLink } from './start-link.ts';
import { query } from './start-postgres.ts';

/** One PostgreSQL server of a cluster. */
interface ClusterNode {
  url: string;
  /** Ends all of its processes at once, as a machine that loses its power does. */
  kill(): void;
  /** Stops all of its processes where they are: the kernel still takes connections. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

export interface RunningCluster {
  primary: ClusterNode;
  standby: ClusterNode;
  /** The way from the standby to its primary. */
  replication: RunningLink;
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of Debian's newest PostgreSQL; undefined where none is installed. */
export function debianPostgres(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest && `${folder}/${newest}/bin`;
}

/**
 * Starts a primary and a standby that streams from it. Each commit waits until the standby has it.
 * @param programs the folder of `initdb`, `pg_basebackup` and `postgres`
 * @param commit what the standby has to have done with a commit
 */
export async function startCluster(
  programs: string,
  commit: 'on' | 'remote_apply' = 'on',
): Promise<RunningCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-cluster-'));
  if (IS_ROOT) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), args, { cwd: folder, ...AS_NOBODY });

  const data = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
  await run('initdb', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C', data.primary);
  const primary = await startNode(programs, data.primary);
  const replication = await startLink(primary.url);
  const { port } = new URL(replication.url);
  const source = `host=127.0.0.1 port=${port} user=postgres application_name=standby`;
  await run('pg_basebackup', '--write-recovery-conf', `--dbname=${source}`, `--pgdata=${data.standby}`);
  const standby = await startNode(programs, data.standby);
  await query(primary.url, `alter system set synchronous_standby_names = 'standby'`);
  await query(primary.url, `alter system set synchronous_commit = ${commit}`);
  await query(primary.url, 'select pg_reload_conf()');
  const state = `select count(*) from pg_stat_replication where sync_state = 'sync'`;
  while ((await query(primary.url, state))[0]?.count !== '1') await sleep(50);
  return {
    primary,
    standby,
    replication,
    promote: async () => void (await query(standby.url, 'select pg_promote()')),
    async stop() {
      replication.close();
      await Promise.all([primary.stop(), standby.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNode(programs: string, data: string): Promise<ClusterNode> {
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  // The shell stops it once its own standard input ends, which it does with this process.
  const child = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" & read -r _; kill -QUIT $!; wait',
      join(programs, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { cwd: data, stdio: ['pipe', 'ignore', 'ignore'], ...AS_NOBODY },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let isUp = false; !isUp; await sleep(50)) {
    isUp = await query(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (child.exitCode !== null) throw new Error(`PostgreSQL in ${data} ended`);
  }
  const postmaster = postmasterPid(data);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [postmaster, ...childrenOf(postmaster)]) sendSignal(pid, name);
  };
  return {
    url,
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      signal('SIGCONT');
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

const IS_ROOT = process.getuid?.() === 0;
const NOBODY = 65534;

/** PostgreSQL refuses to run as root. */
const AS_NOBODY = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
