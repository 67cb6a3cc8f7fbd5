import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { openStore } from '#leads/db/open-store.ts';
import { query, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Databases with the current schema and no rows. Copying them is ten times as fast as running the migrations. */
    templates: { postgres: string; sqlite: string };
  }
}

/** Starts one PostgreSQL server for all test files. Each test creates its own databases. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  // Turn off fsync: no test crashes this server, and stopping it would sync hundreds of databases.
  await query(postgres.url, 'alter system set fsync = off');
  await query(postgres.url, 'select pg_reload_conf()');
  const templates = {
    postgres: await postgres.createDatabase(),
    sqlite: `sqlite:${join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db')}`,
  };
  for (const url of Object.values(templates)) await (await openStore(url)).close();
  await closeTemplate(postgres.url, templates.postgres);
  provide('postgresUrl', postgres.url);
  provide('templates', templates);
  return () => postgres.stop();
}

/** Closes a database to all sessions, because PostgreSQL can't copy a database that is in use. */
async function closeTemplate(serverUrl: string, template: string): Promise<void> {
  const name = new URL(template).pathname.slice(1);
  await query(serverUrl, `alter database ${name} with allow_connections false`);
  const sessions = `from pg_stat_activity where datname = '${name}'`;
  await query(serverUrl, `select pg_terminate_backend(pid) ${sessions}`);
  while ((await query(serverUrl, `select ${sessions}`)).length > 0) await sleep(10);
}
