import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface RunningProxy {
  /** Where it speaks https, with a certificate of Caddy's own authority. */
  url: string;
  /** Where it only leads to https. */
  plainUrl: string;
  process: { pid?: number | undefined };
  stop(): Promise<void>;
}

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

/**
 * Starts Caddy with `deploy/Caddyfile` over the built site. It ends with this process.
 * @param serverUrl the server behind it
 * @param scheme `http` for floods, which speak no TLS
 */
export async function startCaddy(
  serverUrl: string,
  scheme: 'http' | 'https' = 'https',
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-caddy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  // Avoid other Caddys' ports, and don't install Caddy's root certificate on this machine.
  const alone = `admin off\n\tskip_install_trust\n\thttp_port ${plainPort}\n\tservers {`;
  writeFileSync(
    join(folder, 'Caddyfile'),
    readFileSync('deploy/Caddyfile', 'utf8').replace('servers {', alone),
  );
  // The shell ends it once its own standard input ends, which it does with this process.
  const run = 'exec 3<&0; caddy run --config "$0" & read -r _ <&3; kill $!; wait';
  const child = spawn('sh', ['-c', run, join(folder, 'Caddyfile')], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE: `${scheme}://localhost:${port}`,
      DIST: join(process.cwd(), 'dist'),
      SERVER: new URL(serverUrl).host,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (let tries = 0; !(await listens(port)); tries++) {
    if (tries === 1200) child.stdin.end();
    if (child.exitCode !== null || tries === 1200) throw new Error(`Caddy does not listen: ${said}`);
    await sleep(50);
  }
  return {
    url: `${scheme}://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    process: child,
    async stop() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
