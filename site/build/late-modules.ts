import type { AstroIntegration } from 'astro';
import { WAITING_MODULE } from '../waiting/waiting-script.ts';

/** Builds the module that sends what waits at an address that the pages' inline script knows. */
export function waitingModule(): AstroIntegration {
  return {
    name: 'waiting-module',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'waiting-module',
                applyToEnvironment: ({ name }) => name === 'client',
                buildStart() {
                  this.emitFile({
                    type: 'chunk',
                    id: './site/waiting/announce-waiting.ts',
                    fileName: WAITING_MODULE.slice(1),
                  });
                },
              },
            ],
          },
        });
      },
    },
  };
}
