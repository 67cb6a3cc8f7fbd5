import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage } from '../error-message.ts';
import { isLeadTable, type LeadTable } from '../lead-types/lead-types.ts';

// A restore must not bring back erased leads or revoked links. So `ended.jsonl` beside the backups has a line for each
// erased lead, and for each time that the links of a lead were revoked. The lines hold ids, and name nobody.

const LOG = 'ended.jsonl';

export interface Ended {
  act: 'erase' | 'revoke';
  table: LeadTable;
  id: string;
  /** How often the links of the lead were revoked by then. */
  amount?: number;
}

/**
 * Logs what a restore has to repeat. Returns once the log is on disk.
 * @param folder of the backups
 * @throws if the log can't be written
 */
export function recordEnded(folder: string, ended: readonly Ended[]): void {
  const file = join(folder, LOG);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // A crash or a full disk may have left half a line, so this starts on a new one.
    const lines = ['', ...ended.map((one) => JSON.stringify(one)), ''].join('\n');
    appendFileSync(file, lines, { mode: 0o600, flush: true });
  } catch (cause) {
    const reason = errorMessage(cause);
    throw new Error(`Nothing was done, since a restore would not know of it: ${reason}`, { cause });
  }
}

/** Reads the log of a folder; empty if there is none. Skips half a line: its act was not done. */
export function readEnded(folder: string): Ended[] {
  const file = join(folder, LOG);
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
