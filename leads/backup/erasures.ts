import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { loweredSpellings } from '../address-spellings.ts';
import { errorMessage } from '../error-message.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { syncFile } from './sync-file.ts';

// Who was erased stays erased in a restored copy. The ledger beside the copies holds a key on its first line, and
// then a line for each erasure: its time, and a hash of each spelling of the address under that key (decision 44).

interface Erasure {
  at: string;
  hashes: string[];
}

interface Revocation {
  revoked: string;
  amount: number;
}

export type Erasures = NonNullable<ReturnType<typeof readErasures>>;

/**
 * Writes an erasure down, on disk before it returns.
 * @param folder of the copies
 * @throws if a restore would not know of it
 */
export function recordErasure(folder: string, email: string, at: Date): void {
  const hashes = (key: KeyObject) => loweredSpellings(email).map((spelling) => hash(key, spelling));
  append(
    folder,
    (key) => ({ at: at.toISOString(), hashes: hashes(key) }),
    'Nothing was erased, since the erasure',
  );
}

/**
 * Writes down that the links of a lead were revoked, on disk before it returns.
 * @param folder of the copies
 * @param amount how often by now
 * @throws if a restore would not know of it
 */
export function recordRevocation(folder: string, leadId: string, amount: number): void {
  append(folder, (key) => ({ revoked: hash(key, leadId), amount }), 'Nothing was revoked, since it');
}

function append(folder: string, lineFor: (key: KeyObject) => Erasure | Revocation, failure: string): void {
  const file = ledgerIn(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) createLedger(file);
    const text = readFileSync(file, 'utf8');
    const { key } = parseLedger(file, text);
    // A kill or a full disk may have left half a line.
    const start = text.endsWith('\n') ? '' : '\n';
    appendFileSync(file, `${start}${JSON.stringify(lineFor(key))}\n`, { flush: true });
  } catch (cause) {
    throw new Error(`${failure} can't be written down for a restore: ${errorMessage(cause)}`, { cause });
  }
}

/**
 * Reads who was erased, and whose links were revoked.
 * @returns undefined if there is no ledger in the folder
 * @throws if the ledger can't be read
 */
export function readErasures(folder: string) {
  const file = ledgerIn(folder);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const { key, erasures, revocations, unreadable } = parseLedger(file, readFileSync(file, 'utf8'));
  const times = new Map<string, string>();
  for (const { at, hashes } of erasures) {
    for (const one of hashes) if (at > (times.get(one) ?? '')) times.set(one, at);
  }
  const amounts = new Map<string, number>();
  for (const { revoked, amount } of revocations) {
    amounts.set(revoked, Math.max(amount, amounts.get(revoked) ?? 0));
  }
  return {
    count: erasures.length,
    /** Lines that can't be read: of an erasure that was cut off before it began, or damaged. */
    unreadable,
    /** @param address as SQLite's `lower` leaves it */
    isErased(address: string, receivedAt: string): boolean {
      const at = times.get(hash(key, address));
      return at !== undefined && receivedAt <= at;
    },
    /** How often the links of a lead had been revoked when that was last written down. */
    revocationsOf: (leadId: string): number => (amounts.size > 0 && amounts.get(hash(key, leadId))) || 0,
  };
}

function ledgerIn(folder: string): string {
  return join(folder, 'erasures.jsonl');
}

/** Creates the ledger with its key, complete or not at all. */
function createLedger(file: string): void {
  const draft = `${file}.${crypto.randomUUID()}`;
  try {
    writeFileSync(draft, `${JSON.stringify({ key: randomBytes(32).toString('base64') })}\n`, { mode: 0o600 });
    syncFile(draft);
    linkOrCopy(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function parseLedger(file: string, text: string) {
  const [first = '', ...others] = text.split('\n');
  const { key } = parseLine(first) ?? {};
  if (typeof key !== 'string') throw new Error(`${file} is damaged: its first line has no key`);
  const lines = others.filter((line) => line !== '');
  const parsed = lines.map(parseLine);
  const erasures = parsed.filter((line): line is Erasure => Array.isArray(line?.hashes));
  const revocations = parsed.filter(
    (line): line is Revocation => typeof line?.revoked === 'string' && Number.isInteger(line.amount),
  );
  const unreadable = lines.length - erasures.length - revocations.length;
  // A key object makes a million hashes in five seconds, a buffer in twenty.
  return { key: createSecretKey(key, 'base64'), erasures, revocations, unreadable };
}

function parseLine(line: string): Partial<Erasure & Revocation & { key: string }> | undefined {
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}

function hash(key: KeyObject, address: string): string {
  return createHmac('sha256', key).update(address).digest('hex');
}
