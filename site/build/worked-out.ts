import type { Plugin } from 'vite';

/**
 * Replaces modules with their computed exports, so a worker bundle holds the values but not their source content.
 * @param files the exports of each module, by path suffix
 */
export function workedOut(files: Record<string, Record<string, unknown>>): Plugin {
  return {
    name: 'worked-out',
    load(id) {
      const [file] = Object.keys(files).filter((path) => id.endsWith(path));
      if (!file) return;
      return Object.entries(files[file] ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
