import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** In the project's folder. */
const FOLDER = '.astro/kept';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns what `make` makes, or what an earlier build has kept of it. It reads and writes synchronously: for files of
 * a few kilobytes, handing the work to another thread costs more than the work.
 * @param madeFrom everything that decides the result: code, tools and input
 */
export async function keep(
  madeFrom: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = hashOf(madeFrom);
  const kept = readKept(key);
  if (kept) return kept;
  const made = new Uint8Array(await make());
  mkdirSync(FOLDER, { recursive: true });
  // It gets its name once it is whole, so that another build never reads half of it.
  const unfinished = join(FOLDER, randomUUID());
  writeFileSync(unfinished, Buffer.concat([checksumOf(key, made), made]));
  renameSync(unfinished, join(FOLDER, key));
  return made;
}

/** Removes what no build has used for a day. */
export function removeUnused(): void {
  const names = ifThere(() => readdirSync(FOLDER)) ?? [];
  for (const name of names) {
    const path = join(FOLDER, name);
    const age = ageOf(path);
    if (age !== undefined && age > DAY_MS) rmSync(path, { force: true });
  }
}

/** Hashes parts, each behind its length, so that no two lists of parts have the same hash. */
export function hashOf(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** Returns undefined where nothing is kept under the key, or a broken file. */
function readKept(key: string): Uint8Array<ArrayBuffer> | undefined {
  const path = join(FOLDER, key);
  const file = ifThere(() => readFileSync(path));
  if (!file) return undefined;
  const kept = new Uint8Array(file.subarray(CHECKSUM_BYTES));
  if (!checksumOf(key, kept).equals(file.subarray(0, CHECKSUM_BYTES))) return undefined;
  const age = ageOf(path);
  // Not at each use: a site has thousands of these files.
  if (age !== undefined && age > HOUR_MS) ifThere(() => utimesSync(path, new Date(), new Date()));
  return kept;
}

const CHECKSUM_BYTES = 32;

/** The key is part of it, so that a file under another's name counts as broken. */
function checksumOf(key: string, result: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(result).digest();
}

/** Returns how long ago a file was used, in ms; undefined if it is missing. */
function ageOf(path: string): number | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && Date.now() - file.mtimeMs;
}

/** Returns undefined if the file is missing; another build may remove it at any time. */
function ifThere<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
