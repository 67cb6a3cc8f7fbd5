import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defineConfig, envField } from 'astro/config';
import { POLICY_ALIASES } from './content/navigation.ts';
import { SERVICES } from './content/services.ts';
import { SITE } from './content/site.ts';
import * as SITE_KNOWLEDGE from './content/site-knowledge.ts';
import packageJson from './package.json' with { type: 'json' };
import { className } from './site/build/class-name.mjs';
import { finishFiles } from './site/build/finish-files.ts';
import { layerOfFolder } from './site/build/layer-of-folder.ts';
import { withoutPreloads } from './site/build/without-preloads.ts';
import { withoutWorkerStyles } from './site/build/without-worker-styles.ts';
import { workedOut } from './site/build/worked-out.ts';
import { checkServices } from './site/service-pages.ts';

/** Pages excluded from the sitemap: aliases, redirects, and responses to forms. */
const UNLISTED = new Set([
  ...SERVICES.map(({ alias }) => `/services/${alias}`),
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

/** A page's own script is only a few hundred bytes, so inlining it saves a request. */
const isSmallScript = (path: string) => path.includes('astro_type_script');

const SHARED_BY_FORMS =
  /node_modules|site\/(ui\/(?!Val)|forms\/(?!FormS)[\w-]+\.)|leads\/validation|content\/(forms|terms)/;

/** The oldest supported browsers, in Vite's format. */
const FLOOR = packageJson.browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' >= ', ''),
);

/** URL of the server during development. */
const SERVER = `http://127.0.0.1:${process.env.DEV_INSERT_PORT ?? 3001}`;

const PUBLIC = { context: 'client', access: 'public', optional: true } as const;

/** Astro's React integration with our own client entry point: Astro's offers no way to add an error boundary. */
function reactForForms(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  const clientEntrypoint = fileURLToPath(new URL('site/forms/island-client.tsx', import.meta.url));
  integration.hooks['astro:config:setup'] = (options) =>
    setUp?.({ ...options, addRenderer: (own) => options.addRenderer({ ...own, clientEntrypoint }) });
  return integration;
}

checkServices();

export default defineConfig({
  site: process.env.SITE_URL || SITE.origin,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  // Not in node_modules: copies of the project in tests share that folder, so concurrent builds would share a cache.
  cacheDir: './.astro/cache',
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    reactForForms(),
    sitemap({ filter: (page) => isListed(new URL(page).pathname.replace(/\/$/, '')) }),
    finishFiles(),
  ],
  env: {
    schema: {
      PUBLIC_DATA_URL: envField.string({ ...PUBLIC, url: true }),
      PUBLIC_DATA_KEY: envField.string(PUBLIC),
      PUBLIC_CHAT_WIDGET_SRC: envField.string({ ...PUBLIC, url: true }),
      PUBLIC_CHAT_LAUNCHER: envField.string(PUBLIC),
      PUBLIC_ANALYTICS: envField.enum({ ...PUBLIC, values: ['plausible', 'umami', 'goatcounter'] }),
      PUBLIC_ANALYTICS_URL: envField.string({ ...PUBLIC, url: true }),
      PUBLIC_ANALYTICS_SITE: envField.string(PUBLIC),
    },
  },
  vite: {
    // The agents' scripts are built as workers and need the model's name.
    envPrefix: ['PUBLIC_', 'AGENT_MODEL'],
    // One file for what several forms share, one for the forms on a sheet, and one for the booking form, because many
    // small files compress worse.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'forms', minShareCount: 2, test: SHARED_BY_FORMS },
                  { name: 'sheet', test: /\/site\/(forms\/FormSheet|ui\/ValidationDialog)\./ },
                  {
                    name: 'booking',
                    test: /\/site\/forms\/booking\/(?!CallTimes|ThanksPanel|NearestTimes|tentative)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [withoutPreloads()],
    css: { ...layerOfFolder, modules: { generateScopedName: className } },
    build: { target: FLOOR, cssTarget: FLOOR, assetsInlineLimit: isSmallScript },
    // In other formats, Vite inlines styles, which the Content-Security-Policy blocks.
    worker: {
      format: 'es',
      plugins: () => [withoutWorkerStyles(), workedOut('/content/site-knowledge.ts', SITE_KNOWLEDGE)],
    },
    server: { proxy: { '/rest': SERVER, '/call-times': SERVER, '/ask': SERVER } },
    // Listed, because the dev server would otherwise discover them at the agent's first question and reload the page.
    optimizeDeps: { include: ['leven', 'valibot'] },
  },
});
