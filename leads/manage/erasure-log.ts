import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../error-message.ts';
import { isLeadTable, type LeadTable } from '../lead-types/lead-types.ts';

// What a copy must not bring back: the list `ended.jsonl` beside the copies holds, a line each, the ids of leads that were
// erased, and how often the links of others were revoked. It names nobody.

const LIST = 'ended.jsonl';

export interface Ended {
  act: 'erase' | 'revoke';
  table: LeadTable;
  id: string;
  /** How often its links were revoked by now. */
  amount?: number;
}

/**
 * Writes down what a restore has to do again, on disk before it returns.
 * @param folder of the copies
 * @throws if it can't be written
 */
export function recordEnded(folder: string, ended: readonly Ended[]): void {
  const file = join(folder, LIST);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A kill or a full disk may have left half a line.
    const lines = ['', ...ended.map((one) => JSON.stringify(one)), ''].join('\n');
    appendFileSync(file, lines, { mode: 0o600, flush: true });
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new Error(`Nothing was done, since a restore would not know of it: ${reason}`, { cause });
  }
}

/** Reads the list of a folder, if there is one. Half a line is of an act that was not done. */
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
