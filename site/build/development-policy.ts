import type { AstroIntegration } from 'astro';

/** Gives the pages of `npm run dev` the policy of the built ones, so that what it refuses shows as it is written. */
export function developmentPolicy(): AstroIntegration {
  return {
    name: 'development-policy',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware }) => {
        if (command === 'dev')
          addMiddleware({
            order: 'post',
            entrypoint: new URL('./add-development-policy.ts', import.meta.url),
          });
      },
    },
  };
}
