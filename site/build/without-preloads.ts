import type { Plugin } from 'vite';

/** Replaces Vite's helper for dynamic imports, which preloads a chunk's imports: ours are on the page already. */
export function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
  };
}
