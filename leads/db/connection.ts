import type { DeliveryKind } from '../delivery-kinds.ts';
import type { Dialect } from './dialects.ts';
import type { Db } from './tables.ts';

/** A database, or a transaction in it. */
export interface Connection {
  readonly db: Db;
  readonly dialect: Dialect;
  /** The kinds of delivery that the settings of this installation allow. Other kinds are never queued. */
  readonly kinds: readonly DeliveryKind[];
}

/** Runs `work` in a transaction, or in the one that `connection` already is. Rolls back if it throws. */
export async function inTransaction<Result>(
  connection: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  const { db, dialect, kinds } = connection;
  if (db.isTransaction) return await work(connection);
  return await db.transaction().execute((transaction) => work({ db: transaction, dialect, kinds }));
}

/** Like `inTransaction`, but holds the installation-wide lock, so that only one such transaction runs at a time. */
export async function inLockedTransaction<Result>(
  connection: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return await inTransaction(connection, async (transaction) => {
    await transaction.dialect.lock(transaction.db);
    return await work(transaction);
  });
}

/** Returns the database's time. All due times use this clock, since the clocks of several servers may differ. */
export async function databaseTime({ db, dialect }: Pick<Connection, 'db' | 'dialect'>): Promise<Date> {
  const { now } = await db.selectNoFrom(dialect.now.as('now')).executeTakeFirstOrThrow();
  return new Date(now);
}
