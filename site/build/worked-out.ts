import type { Plugin } from 'vite';

/**
 * Puts into a worker's file what some content comes to, rather than every page's words that it is put together from.
 * @param files what each exports, by the end of its path
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
