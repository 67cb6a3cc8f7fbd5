import type { Plugin } from 'vite';

/** Drops the styles that a worker's file imports: the pages that load the worker have them already. */
export function withoutWorkerStyles(): Plugin {
  return {
    name: 'without-worker-styles',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}
