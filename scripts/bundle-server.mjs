import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './setup.mjs';

/**
 * Bundles the server and the desk with all that they import into a folder beside `dist/`, where they start
 * without reading hundreds of modules and need no package (decision 25).
 * @param {string} project the folder that `build/` goes into
 */
export async function bundleServer(project = ROOT) {
  const outdir = join(project, 'build');
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts', 'server/desk.ts'],
    outdir,
    bundle: true,
    // What only PostgreSQL, e-mail or a webhook need is loaded where they are set up.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
  });
}
