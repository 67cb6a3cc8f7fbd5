import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { SITE } from './content/site.ts';
import { contentSecurityPolicy } from './site/build/content-security-policy.ts';
import { precompress } from './site/build/precompress.ts';

/** A hosted database, where the build is given one, takes the inserts itself. */
const dataOrigins = process.env.PUBLIC_DATA_URL ? [new URL(process.env.PUBLIC_DATA_URL).origin] : [];

export default defineConfig({
  site: process.env.SITE_URL || SITE.origin,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react(), contentSecurityPolicy({ 'connect-src': dataOrigins }), precompress()],
  env: {
    schema: {
      PUBLIC_DATA_URL: envField.string({ context: 'client', access: 'public', optional: true, url: true }),
      PUBLIC_DATA_KEY: envField.string({ context: 'client', access: 'public', optional: true }),
    },
  },
  vite: {
    build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: 0 },
    server: { proxy: { '/rest': `http://127.0.0.1:${process.env.DEV_INSERT_PORT ?? 3001}` } },
  },
});
