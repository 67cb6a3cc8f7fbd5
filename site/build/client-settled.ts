import type { AstroIntegration } from 'astro';

/** `client:settled`: an island wakes up once the page was painted, so that its scripts never stand before that. */
export function clientSettled(): AstroIntegration {
  return {
    name: 'client-settled',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'settled', entrypoint: './site/build/client-settled-directive.ts' }),
    },
  };
}
