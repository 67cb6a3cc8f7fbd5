import { globSync, readFileSync } from 'node:fs';
import { hashOf, keep } from './keep.ts';

/**
 * Makes a function of plain data keep its results between builds, as long as all code stays the same. In development,
 * where code changes while it runs, the function stays as it is.
 * @param code identifies the code of the function
 */
export function keptBetweenBuilds<Input>(
  make: (input: Input) => Promise<Uint8Array<ArrayBuffer>>,
  code = import.meta.env.PROD ? hashOfCode() : undefined,
): (input: Input) => Promise<Uint8Array<ArrayBuffer>> {
  if (code === undefined) return make;
  return (input) => keep([code, make.name, JSON.stringify(input)], () => make(input));
}

/** npm writes down here what it has installed, with the hash of each package. */
const PACKAGES = 'node_modules/.package-lock.json';

let known: string | undefined;

/** Hashes all that may decide a result beside its input: the site's own code and fonts, its copy, packages, Node. */
function hashOfCode(): string {
  const { version, platform, arch } = process;
  const files = [PACKAGES, ...globSync(['site/**/*.*', 'content/*.ts']).sort()];
  known ??= hashOf([version, platform, arch, ...files.flatMap((path) => [path, readFileSync(path)])]);
  return known;
}
