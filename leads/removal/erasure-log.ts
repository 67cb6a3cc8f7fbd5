import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../error-message.ts';
import { isLeadTable, type LeadTable } from '../lead-types/lead-types.ts';

// `ended.jsonl`, in the backup folder, lists what a restore must repeat: which leads were erased, by id, and how often
// each lead's links were revoked. It contains no other visitor data.

const LIST = 'ended.jsonl';

export interface Ended {
  act: 'erase' | 'revoke';
  table: LeadTable;
  id: string;
  /** For `revoke`: how often the lead's links have been revoked so far. */
  amount?: number;
}

/** Adds acts to the list, and flushes the list to disk. @throws if the list can't be written */
export function recordEnded(folder: string, ended: readonly Ended[]): void {
  const file = join(folder, LIST);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Start on a new line: a crash or a full disk may have left half a line.
    const lines = ['', ...ended.map((act) => JSON.stringify(act)), ''].join('\n');
    appendFileSync(file, lines, { mode: 0o600, flush: true });
  } catch (cause) {
    const problem = `${file}, which a restore reads, can't be written: ${errorMessage(cause)}`;
    throw new Error(`Nothing was done, because ${problem}`, { cause });
  }
}

/** Reads the list in a folder, if there is one. Skips a half-written line, since its act was never committed. */
export function readEnded(folder: string): Ended[] {
  const file = join(folder, LIST);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
}

function parseLine(line: string): Ended[] {
  try {
    const ended: Ended = JSON.parse(line);
    return isLeadTable(ended.table) ? [ended] : [];
  } catch {
    return [];
  }
}
