import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { className } from '../site/build/class-name.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the server and the command line with their dependencies, so that they start fast and need no `node_modules`
 * (decision 2).
 * @param {string} project the folder in which to create `build/`
 */
export async function bundleServer(project = ROOT) {
  await rm(join(project, 'build'), { recursive: true, force: true });
  await build(optionsFor(project));
}

/** Bundles the server and the command line, now and whenever a source file changes. */
export async function watchServer() {
  await bundleServer();
  await (await context(optionsFor(ROOT))).watch();
}

/**
 * @param {string} project
 * @returns {import('esbuild').BuildOptions}
 */
function optionsFor(project) {
  return {
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'cli/main.ts', out: 'cli' },
      // Separate entry points, because they run in worker threads.
      { in: 'leads/calendar/calendar-worker.ts', out: 'calendar-worker' },
      { in: 'leads/received/inbox-worker.ts', out: 'inbox-worker' },
      { in: 'leads/db/sqlite-reader-worker.ts', out: 'sqlite-reader-worker' },
    ],
    outdir: join(project, 'build'),
    bundle: true,
    // Lets the server load the code for PostgreSQL, email or webhooks only if they are configured.
    splitting: true,
    plugins: [siteFiles],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Makes the start faster and the image smaller. Identifiers stay, so that stack traces are readable.
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  };
}

/**
 * Loads CSS modules as objects of class names, as Vite does, and other CSS files as text.
 * @type {import('esbuild').Plugin}
 */
const siteFiles = {
  name: 'site-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const css = readFileSync(path, 'utf8');
      const names = css.match(/(?<=\.)[a-z]\w*/gi) ?? [];
      const classes = Object.fromEntries(names.map((name) => [name, className(name, path)]));
      for (const [, name = '', composed] of css.matchAll(/\.(\w+) \{\s+composes: (.+) from global/g))
        classes[name] += ` ${composed}`;
      return { loader: 'json', contents: JSON.stringify(classes) };
    });
    onLoad({ filter: /\.css$/ }, ({ path }) => ({ loader: 'text', contents: readFileSync(path) }));
  },
};
