import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, envField } from 'astro/config';
import { POLICY_ALIASES } from './content/policies.ts';
import { SERVICES } from './content/services.ts';
import { SITE } from './content/site.ts';
import { SITE_KNOWLEDGE } from './content/site-knowledge.ts';
import { finishFiles } from './site/build/finish-files.ts';
import { layerOfFolder } from './site/build/layer-of-folder.ts';
import { withoutWorkerStyles } from './site/build/without-worker-styles.ts';
import { workedOut } from './site/build/worked-out.ts';

/** Pages that have an address, and are not to be found by it: other addresses of a page, and answers to a form. */
const UNLISTED = new Set([
  ...SERVICES.flatMap(({ aliases }) => aliases.map((alias) => `/services/${alias}`)),
  ...Object.values(POLICY_ALIASES).map((alias) => `/${alias}`),
  '/services',
  '/book-call/taken',
  '/book-call/confirmed',
  '/form-problem',
  '/templates/answer',
  '/case-studies/404',
]);

function isListed(path: string): boolean {
  return !UNLISTED.has(path) && !path.endsWith('/thanks');
}

/** The few hundred bytes that a page's own script is stand in the page; they are not worth a request. */
const isSmallScript = (path: string) => path.includes('astro_type_script');

/** Where development has the insert interface. */
const SERVER = `http://127.0.0.1:${process.env.DEV_INSERT_PORT ?? 3001}`;

/** What several forms are made of. */
const FORM_PARTS =
  /\/leads\/validation|\/site\/(forms\/(FormSheet|SendingState|use-checked-form|use-lead-form)|ui\/(DataNote|Field|Honeypot|ValidationDialog))/;

export default defineConfig({
  site: process.env.SITE_URL || SITE.origin,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  // Not in node_modules, which the copies that tests build share: builds at once would read each other's entries.
  cacheDir: './.astro/cache',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    react(),
    sitemap({ filter: (page) => isListed(new URL(page).pathname.replace(/\/$/, '')) }),
    finishFiles(),
  ],
  env: {
    schema: {
      PUBLIC_DATA_URL: envField.string({ context: 'client', access: 'public', optional: true, url: true }),
      PUBLIC_CHAT_WIDGET_SRC: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
        url: true,
      }),
      PUBLIC_CHAT_LAUNCHER: envField.string({ context: 'client', access: 'public', optional: true }),
      PUBLIC_DATA_KEY: envField.string({ context: 'client', access: 'public', optional: true }),
    },
  },
  vite: {
    css: layerOfFolder,
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What every island needs is one file rather than three, and so is what every form needs. The files
            // of a higher priority are loaded without a form as well.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
                  { name: 'ui', priority: 2, test: /\/site\/ui\/(Button|Icon|Input|unseen)\./ },
                  { name: 'terms', priority: 2, test: /\/content\/terms/ },
                  { name: 'forms', priority: 1, test: FORM_PARTS },
                ],
              },
            },
          },
        },
      },
    },
    build: { cssTarget: ['chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: isSmallScript },
    // As a module, since Vite would put styles into another kind of file, and the pages' policy forbids those.
    worker: {
      format: 'es',
      plugins: () => [withoutWorkerStyles(), workedOut({ '/content/site-knowledge.ts': { SITE_KNOWLEDGE } })],
    },
    server: { proxy: { '/rest': SERVER, '/call-times': SERVER } },
    // Development would find them at the first question, load the page anew, and so lose it.
    optimizeDeps: { include: ['leven', 'valibot'] },
  },
});
