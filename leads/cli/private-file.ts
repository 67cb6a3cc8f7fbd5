import { type FileHandle, open } from 'node:fs/promises';

/** Opens a file for writing, empty and readable by its owner alone: it will hold personal data. */
export async function openPrivateFile(path: string): Promise<FileHandle> {
  const file = await open(path, 'w', 0o600);
  // An existing file may be open to others. Devices such as /dev/stdout keep their mode.
  if ((await file.stat()).isFile()) await file.chmod(0o600);
  return file;
}
