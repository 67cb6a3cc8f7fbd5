import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { className } from '../site/build/class-name.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the server and the command line, each with its imports, so that they start fast and need no packages
 * (decision 2).
 * @param {string} project the folder to put `build/` into
 */
export async function bundleServer(project = ROOT) {
  await rm(join(project, 'build'), { recursive: true, force: true });
  await build(optionsFor(project));
}

/** Bundles the server and the command line, and again whenever a source changes. */
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
      { in: 'server/cli.ts', out: 'cli' },
      // Runs in a thread of its own.
      { in: 'leads/calendar/calendar-worker.ts', out: 'calendar-worker' },
    ],
    outdir: join(project, 'build'),
    bundle: true,
    // Loads the code for PostgreSQL, e-mail and webhooks only if they are set up.
    splitting: true,
    plugins: [siteFiles],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Makes the start faster and the image smaller. Names stay, for stack traces in the log.
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
 * Loads CSS as Vite does for the site's components: a file as text, and a CSS module as its class names.
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
