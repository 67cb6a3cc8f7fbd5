import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the id of PostgreSQL's main process from its data folder. */
export function postmasterPid(data: string): number {
  return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
}
