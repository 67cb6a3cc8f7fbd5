import type { Plugin } from 'vite';

/** Replaces the module at `path` with its computed `values`, so that a worker bundle doesn't include their sources. */
export function workedOut(path: string, values: Record<string, unknown>): Plugin {
  const lines = Object.entries(values).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return { name: 'worked-out', load: (id) => (id.endsWith(path) ? lines.join('\n') : undefined) };
}
