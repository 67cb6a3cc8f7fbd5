import { type LeadStore, type Notify, StoreUnavailable } from './lead-store.ts';
import { proveWritable } from './prove-writable.ts';
import { SQLITE_QUERIES } from './query-dialects.ts';
import { sqliteKysely } from './sqlite-dialect.ts';
import { isUnavailable, reasonOf } from './sqlite-errors.ts';
import { type LogLimits, openSqliteFile } from './sqlite-file.ts';
import { sqliteInserts } from './sqlite-inserts.ts';
import { emptyLog } from './sqlite-log.ts';

/** How long to wait while another process (a command, a backup) locks the file. */
const BUSY_TIMEOUT_MS = 2000;

interface Options {
  notify?: Notify;
  logLimits?: Partial<LogLimits>;
}

/**
 * Opens the embedded store, creates the file and its folder if needed, and migrates the schema. It holds two
 * connections: one for inserts, and one for everything else.
 * @param path of the database file
 * @throws if the file can't be opened, is not a database, or was written by a newer version
 */
export async function openSqliteStore(
  path: string,
  { notify = () => {}, logLimits }: Options = {},
): Promise<LeadStore> {
  const file = await openSqliteFile(path, notify, logLimits).catch((error: unknown) => {
    throw new Error(`The database file ${path} can't be used: ${reasonOf(error, path)}`, { cause: error });
  });
  const db = sqliteKysely({
    acquire: async () => (await file.acquire()).other,
    verify: file.verify,
    discard: file.reopen,
    busyTimeoutMs: BUSY_TIMEOUT_MS,
  });
  const inserts = sqliteInserts(file, BUSY_TIMEOUT_MS);
  return {
    dialect: SQLITE_QUERIES,
    description: `${path} (SQLite)`,
    db,
    insert: (table, row, beside) => withUnavailable(() => inserts.insert(table, row, beside)),
    available: withUnavailable,
    ping: () =>
      withUnavailable(async () => {
        const { inserting } = await file.acquire();
        file.checkLogSize();
        inserting.prepare('select 1 from kysely_migration').get();
        file.verify();
      }),
    proveWritable: () =>
      withUnavailable(async () => {
        file.checkLogSize();
        await proveWritable(db);
      }),
    emptyLog: () => emptyLog(db),
    async close() {
      await inserts.finished();
      await db.destroy();
      await file.close();
    },
  };

  /** Turns errors of the database into `StoreUnavailable`. */
  async function withUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) throw new StoreUnavailable(reasonOf(error, path), { cause: error });
      throw error;
    }
  }
}
