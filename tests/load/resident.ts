import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process, in MiB. Linux only. */
export function residentMb(pid: number | undefined): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
}
