import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../start-server.ts';
import { percentile, startFleet } from './senders.ts';

interface Options {
  databaseUrl: string;
  inserts: number;
  connections: number;
}

/** A long peak: how fast, how even, and whether the server's memory grows once it is warm. */
export async function sustainPeak({ databaseUrl, inserts, connections }: Options) {
  const server = await startServer({ DATABASE_URL: databaseUrl, RATE_LIMIT: '1000000', LOG_LEVEL: 'warn' });
  const fleet = startFleet({ urls: [server.url], senders: connections, leads: inserts });
  const started = performance.now();
  const memory: { stored: number; mb: number }[] = [];
  let isDone = false;
  const finished = fleet.finished().then(() => {
    isDone = true;
  });
  while (!isDone) {
    await Promise.race([sleep(1000), finished]);
    memory.push({ stored: fleet.report.acknowledged.size, mb: residentMb(server.process.pid) });
  }
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  const at = (share: number) => memory.find(({ stored }) => stored >= inserts * share)?.mb ?? Number.NaN;
  const { times, answers } = fleet.report;
  return {
    'inserts a second': Math.round(inserts / seconds),
    'p50, ms': percentile(times, 0.5).toFixed(1),
    'p99, ms': percentile(times, 0.99).toFixed(1),
    'slowest, ms': percentile(times, 1).toFixed(0),
    'MB at 25%': at(0.25),
    'MB at 50%': at(0.5),
    'MB at 75%': at(0.75),
    'MB at the end': memory.at(-1)?.mb,
    answers: JSON.stringify(Object.fromEntries(answers)),
  };
}

/** Linux: resident memory of a process. */
export function residentMb(pid: number | undefined): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
