import type { Plugin } from 'vite';

/** Leaves out the styles of what a worker's file imports: they are in the pages that load it. */
export function withoutWorkerStyles(): Plugin {
  return {
    name: 'without-worker-styles',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}
