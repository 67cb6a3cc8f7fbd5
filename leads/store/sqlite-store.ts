import { type LeadStore, type Notify, StoreUnavailable } from './lead-store.ts';
import { proveWritable } from './prove-writable.ts';
import { SQLITE_QUERIES } from './query-dialects.ts';
import { kyselyOver } from './sqlite-dialect.ts';
import { causeOf, isNotNow } from './sqlite-errors.ts';
import { type LogLimits, openSqliteFile } from './sqlite-file.ts';
import { sqliteInserts } from './sqlite-inserts.ts';
import { emptyLog } from './sqlite-log.ts';

/** How long another process (a command, a backup) may hold the file before this one gives up. */
const PATIENCE_MS = 2000;

interface Options {
  notify?: Notify;
  logLimits?: Partial<LogLimits>;
}

/**
 * Opens the embedded store, makes the file and its folder where there are none, and brings the
 * schema up to date. It holds two connections: one that inserts, and one for everything else.
 * @param path of the database file
 * @throws where the file can't be opened, is no database, or was written by a newer version
 */
export async function openSqliteStore(
  path: string,
  { notify = () => {}, logLimits }: Options = {},
): Promise<LeadStore> {
  const file = await openSqliteFile(path, notify, logLimits).catch((error: unknown) => {
    throw new Error(`The database file ${path} can't be used: ${causeOf(error, path)}`, { cause: error });
  });
  const db = kyselyOver({
    take: async () => (await file.take()).other,
    confirm: file.confirm,
    giveUp: file.reopen,
    patienceMs: PATIENCE_MS,
  });
  const inserts = sqliteInserts(file, db, PATIENCE_MS);
  return {
    dialect: SQLITE_QUERIES,
    description: `${path} (SQLite)`,
    db,
    insert: (table, row, beside) => available(() => inserts.insert(table, row, beside)),
    ping: () =>
      available(async () => {
        const { inserting } = await file.take();
        file.refuseFullLog();
        inserting.prepare('select 1 from kysely_migration').get();
        file.confirm();
      }),
    proveWritable: () =>
      available(async () => {
        file.refuseFullLog();
        await proveWritable(db);
      }),
    emptyLog: () => emptyLog(db),
    async close() {
      await inserts.finished();
      await db.destroy();
      await file.close();
    },
  };

  async function available<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (isNotNow(error)) throw new StoreUnavailable(causeOf(error, path), { cause: error });
      throw error;
    }
  }
}
