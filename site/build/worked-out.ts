import type { Plugin } from 'vite';

/**
 * Replaces modules by their computed exports, so that a worker's file holds values instead of all content behind them.
 * @param files the exports of each module, by the end of its path
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
