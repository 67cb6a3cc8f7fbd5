import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CERTIFICATE, KEY } from './certificates.ts';
import { freePort } from './free-port.ts';

export interface RunningProxy {
  /** Where it speaks https, with the certificate of `certificates.ts`. */
  url: string;
  /** Where it only leads to https. */
  plainUrl: string;
  stop(): Promise<void>;
}

export type ProxyName = keyof typeof PROXIES;

interface Addresses {
  folder: string;
  upstream: string;
  port: number;
  plainPort: number;
}

/** The proxies that `deploy/` has a file for: the package of Debian, how to ask for its version, and its command. */
export const PROXIES = {
  caddy: {
    package: 'caddy',
    versionArgs: ['version'],
    async command({ folder, upstream, port, plainPort }: Addresses) {
      const config = replaced('deploy/Caddyfile', {
        '{\n\tservers {': `{\n\tadmin off\n\thttp_port ${plainPort}\n\tservers {`,
        'shop.example {': `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
        '127.0.0.1:3000': upstream,
      });
      writeFileSync(join(folder, 'Caddyfile'), config);
      return ['caddy', 'run', '--config', `${folder}/Caddyfile`];
    },
  },
  nginx: {
    package: 'nginx',
    versionArgs: ['-v'],
    async command({ folder, upstream, port, plainPort }: Addresses) {
      const site = replaced('deploy/nginx.conf', {
        '127.0.0.1:3000': upstream,
        'listen 80;': `listen 127.0.0.1:${plainPort};`,
        'listen [::]:80;': '',
        'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
        'listen [::]:443 ssl http2;': '',
        'server_name shop.example;': 'server_name localhost;',
        '/etc/letsencrypt/live/shop.example/fullchain.pem': `${folder}/cert.pem`,
        '/etc/letsencrypt/live/shop.example/privkey.pem': `${folder}/key.pem`,
      });
      // What an operator's own file may say besides: Debian's has gzip, here for all types.
      const config = `daemon off;
user ${userInfo().username};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  gzip on;
  gzip_types *;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site}
}
`;
      writeFileSync(join(folder, 'nginx.conf'), config);
      return ['nginx', '-p', folder, '-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`];
    },
  },
};

export function hasProxy(name: ProxyName): boolean {
  return spawnSync(name, PROXIES[name].versionArgs, { env: ENV }).status === 0;
}

/**
 * Starts a real proxy with its file in `deploy/`, of which only the addresses and the certificate are replaced. It ends
 * with this process.
 * @param serverUrl the server behind it
 */
export async function startProxy(name: ProxyName, serverUrl: string): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `loomline-${name}-`));
  writeFileSync(join(folder, 'cert.pem'), CERTIFICATE);
  writeFileSync(join(folder, 'key.pem'), KEY, { mode: 0o600 });
  const [port, plainPort] = [await freePort(), await freePort()];
  const upstream = new URL(serverUrl).host;
  const command = await PROXIES[name].command({ folder, upstream, port, plainPort });
  // The shell ends it once its own standard input ends, which it does with this process.
  const child = spawn('sh', ['-c', '"$@" & read -r _; kill $!; wait', 'sh', ...command], {
    env: { ...ENV, HOME: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  for (let tries = 0; !(await listens(port)); tries++) {
    if (tries === 1200) child.stdin.end();
    if (child.exitCode !== null || tries === 1200) throw new Error(`${name} does not listen: ${said}`);
    await sleep(50);
  }
  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    async stop() {
      child.stdin.end();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** @throws an error if the file no longer says what is replaced */
function replaced(file: string, replacements: Record<string, string>): string {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`${file} does not have: ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

const ENV = { PATH: `${process.env.PATH}:/usr/sbin` };
