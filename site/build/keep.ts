import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFiles } from './open-files.ts';

/** In the project's folder. */
const FOLDER = '.astro/kept';
const DAY_MS = 86_400_000;

/**
 * Returns what `make` makes, or what an earlier build has kept of it.
 * @param madeFrom everything that decides the result: code, tools and input
 */
export async function keep(
  madeFrom: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = hashOf(madeFrom);
  const kept = await readKept(key);
  if (kept) return kept;
  const made = new Uint8Array(await make());
  await mkdir(FOLDER, { recursive: true });
  // It gets its name once it is whole, so that another build never reads half of it.
  const unfinished = join(FOLDER, randomUUID());
  await writeFile(unfinished, Buffer.concat([checksumOf(key, made), made]));
  await rename(unfinished, join(FOLDER, key));
  return made;
}

/** Removes what no build has used for a day. */
export async function removeUnused(): Promise<void> {
  const names = (await ifThere(readdir(FOLDER))) ?? [];
  await openFiles.map(names, async (name) => {
    const path = join(FOLDER, name);
    const file = await ifThere(stat(path));
    if (file && Date.now() - file.mtimeMs > DAY_MS) await rm(path, { force: true });
  });
}

/** Hashes parts, each behind its length, so that no two lists of parts have the same hash. */
export function hashOf(parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** Returns undefined where nothing is kept under the key, or a broken file. */
async function readKept(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const path = join(FOLDER, key);
  const file = await ifThere(readFile(path));
  if (!file) return undefined;
  const kept = new Uint8Array(file.subarray(CHECKSUM_BYTES));
  if (!checksumOf(key, kept).equals(file.subarray(0, CHECKSUM_BYTES))) return undefined;
  const now = new Date();
  await ifThere(utimes(path, now, now));
  return kept;
}

const CHECKSUM_BYTES = 32;

/** The key is part of it, so that a file under another's name counts as broken. */
function checksumOf(key: string, result: Uint8Array): Buffer {
  return createHash('sha256').update(key).update(result).digest();
}

/** Returns undefined if the file is missing; another build may remove it at any time. */
async function ifThere<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
