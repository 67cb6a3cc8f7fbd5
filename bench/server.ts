import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../tests/load/resident.ts';
import { startServer } from '../tests/start-server.ts';
import { median, type Row } from './table.ts';

const PAGE = '/about';
const ROUNDS = 5;
const SECONDS = 4;
const QUIET = { LOG_LEVEL: 'silent' };

/**
 * Compares throughput with nginx: each serves the same precompressed file from one process, in alternating rounds with
 * 32 connections of `wrk`. If nginx or wrk is missing, skips the benchmark and names the missing program in the row.
 */
export async function pagesBesideNginx(): Promise<Row[]> {
  const missing = ['nginx', 'wrk'].filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0)
    return [{ measured: 'pages beside nginx', result: `skipped: no ${missing.join(', no ')}` }];
  const ours = await startServer(QUIET);
  const theirs = await startNginx();
  const rates = { ours: [] as number[], theirs: [] as number[] };
  requestsASecond(ours.url);
  requestsASecond(theirs.url);
  let memory = 0;
  for (let round = 0; round < ROUNDS; round++) {
    rates.theirs.push(requestsASecond(theirs.url));
    rates.ours.push(requestsASecond(ours.url));
    memory = Math.max(memory, residentMb(ours.process.pid));
  }
  theirs.stop();
  await ours.stop();
  const [nginx, loomline] = [median(rates.theirs), median(rates.ours)];
  return [
    {
      page: `${PAGE}, gzip`,
      'nginx, a second': Math.round(nginx),
      'ours, a second': Math.round(loomline),
      ratio: (loomline / nginx).toFixed(2),
      'ours resident, MB': memory,
    },
  ];
}

function requestsASecond(url: string): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c32', `-d${SECONDS}s`, '-H', 'accept-encoding: gzip', `${url}${PAGE}`],
    { encoding: 'utf8' },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function startNginx(): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'loomline-nginx-'));
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/dist; try_files $uri.html $uri =404; }
}
`,
  );
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await sleep(500);
  return { url: `http://127.0.0.1:${port}`, stop: () => nginx.kill() };
}

/** Measures the time from spawning the bundled server until it reports ready. */
export async function startUp(): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    const server = await startServer(QUIET);
    times.push(performance.now() - started);
    await server.stop();
  }
  return [{ measured: 'start to ready', 'median, ms': Math.round(median(times)), 'budget, ms': 500 }];
}
