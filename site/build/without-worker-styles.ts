import type { Plugin } from 'vite';

/** Drops the styles that a worker bundle imports: the pages that load the worker already have them. */
export function withoutWorkerStyles(): Plugin {
  return {
    name: 'without-worker-styles',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}
