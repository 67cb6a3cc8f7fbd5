import { constants, copyFileSync, linkSync } from 'node:fs';

/** Gives a file a second name, or makes a copy where the file system has no second names, as on a USB stick. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
