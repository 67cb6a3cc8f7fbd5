import { readFileSync } from 'node:fs';

/** Linux: resident memory of a process. */
export function residentMb(pid: number | undefined): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
