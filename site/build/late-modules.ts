import type { AstroIntegration } from 'astro';
import { THANKS_MODULE } from '../screens/book-call/load-thanks.ts';

const SOURCES = {
  [THANKS_MODULE]: './site/screens/book-call/ThanksPanel.tsx',
};

/**
 * Builds the modules that few visits need at addresses that those who load them know: a page's inline script cannot
 * learn a hash, and Vite's own loader costs a form more than half a kilobyte.
 */
export function lateModules(): AstroIntegration {
  return {
    name: 'late-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'late-modules',
                applyToEnvironment: ({ name }) => name === 'client',
                buildStart() {
                  for (const [address, id] of Object.entries(SOURCES))
                    this.emitFile({ type: 'chunk', id, fileName: address.slice(1) });
                },
              },
            ],
          },
        });
      },
    },
  };
}
