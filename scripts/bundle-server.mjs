import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the server and the command line, each with its imports, so that they start fast and need no packages
 * (decision 3).
 * @param {string} project the folder to put `build/` into
 */
export async function bundleServer(project = ROOT) {
  const outdir = join(project, 'build');
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: 'server/main.ts', out: 'main' },
      { in: 'server/cli.ts', out: 'cli' },
      // Runs in a thread of its own.
      { in: 'leads/calendar/calendar-worker.ts', out: 'calendar-worker' },
    ],
    outdir,
    bundle: true,
    // Loads the code for PostgreSQL, e-mail and webhooks only if they are configured.
    splitting: true,
    // Less to read at the start, and to put into an image. Names stay, for the log's stacks.
    minifyWhitespace: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  });
}
