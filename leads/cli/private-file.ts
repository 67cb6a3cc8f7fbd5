import { type FileHandle, open } from 'node:fs/promises';

/** Opens a file to write it anew, for nobody but its owner: what commands write holds personal data. */
export async function openPrivateFile(path: string): Promise<FileHandle> {
  const file = await open(path, 'w', 0o600);
  // It may have been there, and open to others. A device such as /dev/stdout stays as it is.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file;
}
