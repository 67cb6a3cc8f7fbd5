import { existsSync, readFileSync } from 'node:fs';
import { hashOf, keep } from './keep.ts';

interface MadeBy {
  /** The hash of the code, from an import that ends in `?code-hash`; undefined outside a build. */
  code: string | undefined;
  /** The files that the code reads, by their paths in the project. */
  files?: string[];
}

/** npm writes into it what it has installed, with the hash of each package. */
const PACKAGES = 'node_modules/.package-lock.json';

/**
 * Makes a function of plain data keep its results between builds, for as long as its code, the files it reads, the
 * packages and Node are the same. Outside a build the function stays as it is.
 */
export function keptBetweenBuilds<Input>(
  make: (input: Input) => Promise<Uint8Array<ArrayBuffer>>,
  { code, files = [] }: MadeBy,
): (input: Input) => Promise<Uint8Array<ArrayBuffer>> {
  if (code === undefined || !existsSync(PACKAGES)) return make;
  const { version, platform, arch } = process;
  const read = [PACKAGES, ...files].map((path) => readFileSync(path));
  const maker = hashOf([code, make.name, version, platform, arch, ...read]);
  return (input) => keep([maker, JSON.stringify(input)], () => make(input));
}
