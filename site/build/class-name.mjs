import { createHash } from 'node:crypto';

/**
 * The class of a name in a CSS module: the same in the site's build and in the server's bundle, which renders the main
 * part of some pages.
 * @param {string} name
 * @param {string} path of the module
 */
export function className(name, path) {
  const [, file = path] = /\/(site\/[^?]+)/.exec(path) ?? [];
  return `${name}-${createHash('sha256').update(file).digest('hex').slice(0, 5)}`;
}
