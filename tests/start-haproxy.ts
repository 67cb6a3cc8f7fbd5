import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { query } from './start-postgres.ts';

export interface RunningHaproxy {
  /** Host and port that lead to the primary. */
  host: string;
  stop(): Promise<void>;
}

export function hasHaproxy(): boolean {
  return spawnSync('haproxy', ['-v'], { env: ENV }).status === 0;
}

/**
 * Starts a real HAProxy that asks each server twice a second whether it is the primary, and leads all connections
 * there.
 * @param hosts with ports
 * @param psql the program that asks
 */
export async function startHaproxy(hosts: string[], psql: string): Promise<RunningHaproxy> {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-haproxy-'));
  const port = await freePort();
  const check = join(folder, 'is-primary');
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(
    check,
    `#!/bin/sh
test "$(${psql} --no-psqlrc -At "host=$3 port=$4 user=postgres dbname=postgres connect_timeout=2" -c 'select pg_is_in_recovery()')" = f
`,
  );
  chmodSync(check, 0o755);
  writeFileSync(
    config,
    `global
  external-check
  insecure-fork-wanted
defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option external-check
  external-check command ${check}
  timeout check 3s
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${hosts.map((host, index) => `  server db${index + 1} ${host} check`).join('\n')}
`,
  );
  // The shell ends it once its own standard input ends, which it does with this process.
  const child = spawn('sh', ['-c', 'haproxy -f "$0" & read -r _; kill $!; wait', config], {
    env: ENV,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const host = `127.0.0.1:${port}`;
  while (!(await leadsOn(host))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with status ${child.exitCode}`);
    await sleep(50);
  }
  return {
    host,
    async stop() {
      child.stdin?.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Whether it has found out which server is no primary: until then it takes each for one. */
async function leadsOn(host: string): Promise<boolean> {
  const ask = () =>
    query(`postgres://postgres@${host}/postgres`, 'select pg_is_in_recovery() as is_standby').then(
      ([row]) => row?.is_standby === false,
      () => false,
    );
  return (await Promise.all([ask(), ask(), ask(), ask()])).every(Boolean);
}

const ENV = { PATH: `${process.env.PATH}:/usr/sbin` };
