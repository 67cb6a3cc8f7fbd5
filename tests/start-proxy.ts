import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { trySending } from './send-request.ts';

export type RunningProxy = Awaited<ReturnType<typeof startCaddy>>;

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

/**
 * Starts Caddy with `deploy/Caddyfile` over the built site. Caddy stops when this process exits.
 * @param serverUrl origin of the server behind it
 * @param scheme `http` for floods, which don't use TLS
 */
export async function startCaddy(serverUrl: string, scheme: 'http' | 'https' = 'https') {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-caddy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  // Avoid the ports of other Caddys, and don't install Caddy's root certificate on this machine.
  const alone = `admin off\n\tskip_install_trust\n\thttp_port ${plainPort}\n\tservers {`;
  writeFileSync(
    join(folder, 'Caddyfile'),
    readFileSync('deploy/Caddyfile', 'utf8').replace('servers {', alone),
  );
  // The shell kills Caddy when stdin closes, at the latest when this process exits.
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
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const url = `${scheme}://localhost:${port}`;
  // Caddy listens before it has a certificate.
  for (let tries = 0; (await trySending(url, { family: 4, timeout: 5000 })).status === 0; tries++) {
    if (tries === 1200) child.stdin.end();
    if (child.exitCode !== null || tries === 1200) throw new Error(`Caddy doesn't answer: ${output}`);
    await sleep(50);
  }
  return {
    /** Caddy's origin. With https, the certificate is from Caddy's local authority. */
    url,
    /** The http origin, which redirects to https. */
    plainUrl: `http://localhost:${plainPort}`,
    async stop() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
