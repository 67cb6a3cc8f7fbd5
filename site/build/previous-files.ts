import { randomUUID } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

/** In the project's folder. */
const ASIDE = '.astro/previous';

export interface PreviousFiles {
  /**
   * Puts a file of the previous build back if it holds just this content, with the owner and mode of a new file. A
   * new one costs several times as much: ext4 looks for an inode that was not freed within the last minutes, and a
   * build frees thousands.
   * @param path where the file was and will be; its folder exists
   * @returns whether the file is back
   */
  putBack: (path: string, content: Uint8Array) => boolean;
  /** Removes the files that were not put back. */
  remove: () => void;
}

/** Moves the previous build's files out of the output folder. What cannot be moved stays; Astro removes it. */
export function setPreviousFilesAside(folder: string): PreviousFiles {
  const remove = () => rmSync(ASIDE, { recursive: true, force: true });
  remove();
  mkdirSync(ASIDE, { recursive: true });
  const asNew = join(ASIDE, randomUUID());
  writeFileSync(asNew, '');
  const { uid, mode } = statSync(asNew);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    // As Astro does: a folder that is published from a branch is a repository.
    if (name !== '.git') tryTo(() => renameSync(join(folder, name), join(ASIDE, name)));
  }
  return {
    putBack: (path, content) => {
      const previous = join(ASIDE, relative(folder, path));
      return tryTo(() => {
        const file = lstatSync(previous);
        // Others may have the file under another name, and Astro writes into it.
        if (file.uid !== uid || file.mode !== mode || file.nlink > 1) return false;
        if (file.size !== content.length || !readFileSync(previous).equals(content)) return false;
        renameSync(previous, path);
        return true;
      });
    },
    remove,
  };
}

/** A file that is missing or cannot be moved is written anew. */
function tryTo<Result>(work: () => Result): Result | false {
  try {
    return work();
  } catch {
    return false;
  }
}
