import { createHash } from 'node:crypto';

/**
 * Returns the global name of a CSS module's class. The build and the server bundle share this function, because the
 * server renders the main part of some pages.
 * @param {string} name
 * @param {string} path of the module
 */
export function className(name, path) {
  const [, file = path] = /^.*\/(site\/[^?]+)/.exec(path) ?? [];
  return `${name}-${createHash('sha256').update(file).digest('hex').slice(0, 5)}`;
}
