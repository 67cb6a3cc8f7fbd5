import { chmodSync, copyFileSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { operator, recordAct } from '../audit.ts';
import { deleteLeads } from '../cli/remove-leads.ts';
import { giveUpRestored } from '../delivery/outbox.ts';
import { errorMessage } from '../error-message.ts';
import { SQLITE } from '../store/dialects.ts';
import { newestLead } from '../store/find-lead.ts';
import { migrate } from '../store/migrate.ts';
import { SQLITE_QUERIES } from '../store/query-dialects.ts';
import { sqliteKysely } from '../store/sqlite-dialect.ts';
import { isBusy, isDamaged } from '../store/sqlite-errors.ts';
import { createPrivateFile, isSameFile, statOf } from '../store/sqlite-open.ts';
import { LEAD_TABLES, type LeadTable, leadType } from '../types.ts';
import { countRows, findDamage } from './check-database.ts';
import { replacedDatabases, replacedName } from './copies.ts';
import type { Erasures } from './erasures.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { removeAll } from './remove-all.ts';
import { syncFile } from './sync-file.ts';

/**
 * Puts a copy in the place of the database, without those who were erased since, and gives up what may have been sent
 * since. Everything is prepared in a file of its own; one rename then changes the database, which no other process
 * can open meanwhile.
 * @returns what was restored: the rows, the instant of the newest lead, the number of leads removed because their people
 * were erased, the number of deliveries given up, and the path of the database it replaced
 * @throws if the copy is not a whole database that this version knows, or another process has the database open
 */
export async function restore(file: string, database: string, erasures: Erasures[]) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
  if (existsSync(database) && isSame(database, file)) throw new Error(`${file} is the database itself`);
  using held = holdDatabase(database);
  const { path } = held;
  const prepared = `${path}.restoring`;
  removeAll(prepared);
  try {
    createPrivateFile(prepared);
    copyPrivately(file, prepared);
    // A copy by other means may still have a part of it in a log.
    if (existsSync(`${file}-wal`)) copyPrivately(`${file}-wal`, `${prepared}-wal`);
    const result = await prepare(prepared, file, erasures);
    syncFile(prepared);
    return { ...result, replaced: held.replaceBy(prepared) };
  } catch (error) {
    // Only then: after the rename another restore may have begun with a file of this name.
    removeAll(prepared);
    throw error;
  }
}

/** Leads deleted at a time: SQLite takes so many parameters. */
const BATCH = 500;

/** Locks the database against every other process. */
function holdDatabase(database: string) {
  const isNew = !existsSync(database);
  createPrivateFile(database);
  const path = realpathSync(database);
  const before = statOf(path);
  const connection = new DatabaseSync(path, { timeout: 0 });
  let isReplaced = false;
  try {
    // Moves the log into the file, which SQLite only does while nobody else has the file open.
    connection.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    // A file that is damaged can't be locked, and nobody can work with it either.
    if (!isDamaged(error)) {
      connection.close();
      if (isNew) rmSync(path);
      if (isBusy(error)) throw new Error('a server or another command has the database open: stop it first');
      throw error;
    }
  }
  // Another restore may have ended in between: then this lock is on what that one replaced.
  if (!isSameFile(before, statOf(path))) {
    connection.close();
    throw new Error('the database was just replaced');
  }
  // A restore that was killed just before the end leaves a second name of the same file.
  for (const { file } of replacedDatabases(path)) if (isSame(file, path)) rmSync(file);

  return {
    path,
    /** @returns where the replaced file is */
    replaceBy(prepared: string): string | undefined {
      const replaced = statSync(path).size > 0 ? replacedName(path, new Date()) : undefined;
      // A second name, not a rename: at no moment is there no database.
      if (replaced) linkOrCopy(path, replaced);
      // Only a damaged file still has a log. It must not be taken for the new file's.
      for (const suffix of ['-wal', '-journal']) {
        if (replaced && existsSync(path + suffix)) renameSync(path + suffix, replaced + suffix);
      }
      rmSync(`${path}-shm`, { force: true });
      renameSync(prepared, path);
      isReplaced = true;
      syncFile(dirname(path));
      return replaced;
    },
    [Symbol.dispose]() {
      connection.close();
      if (isNew && !isReplaced) rmSync(path);
    },
  };
}

function isSame(a: string, b: string): boolean {
  return isSameFile(statOf(a), statOf(b));
}

function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}

/** Checks a copy, brings it up to date, erases again who was erased, and gives open deliveries up. */
async function prepare(prepared: string, source: string, erasures: Erasures[]) {
  const connection = new DatabaseSync(prepared);
  try {
    assertWhole(connection, source);
    connection.exec('pragma journal_mode = delete; pragma synchronous = off; pragma secure_delete = on');
    const db = sqliteKysely({ database: connection, busyMs: 0 });
    await migrate(db, SQLITE);
    let erased = 0;
    for (const table of LEAD_TABLES) {
      const leads = erasedLeads(connection, table, erasures);
      erased += leads.length;
      while (leads.length > 0) {
        const batch = leads.splice(0, BATCH);
        await db.transaction().execute((transaction) => deleteLeads(transaction, batch));
      }
    }
    revokeAgain(connection, erasures);
    const givenUp = await giveUpRestored({ db, dialect: SQLITE_QUERIES });
    await recordAct(db, operator(), { act: 'restore', detail: basename(source) });
    const newest = (await newestLead(db))?.created_at;
    return { rows: countRows(connection), newest, erased, givenUp };
  } finally {
    connection.close();
  }
}

function assertWhole(connection: DatabaseSync, source: string): void {
  let damage: string | undefined;
  try {
    const tables = connection.prepare("select name from sqlite_schema where name = 'kysely_migration'").all();
    if (tables.length === 0) throw new Error(`${source} is no database of leads`);
    damage = findDamage(connection);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    damage = errorMessage(error);
  }
  if (damage !== undefined) throw new Error(`${source} is damaged, or no database (${damage})`);
}

function erasedLeads(
  connection: DatabaseSync,
  table: LeadTable,
  erasures: Erasures[],
): { table: LeadTable; id: string }[] {
  if (erasures.length === 0) return [];
  const { email } = leadType(table).contact;
  const leads = connection.prepare(`select id, created_at, lower(${email}) as address from ${table}`);
  const found: { table: LeadTable; id: string }[] = [];
  for (const { id, created_at, address } of leads.iterate()) {
    const isErased = erasures.some((ledger) => ledger.isErased(String(address), String(created_at)));
    if (isErased) found.push({ table, id: String(id) });
  }
  return found;
}

/** Ends the links again that were revoked since the copy was made. */
function revokeAgain(connection: DatabaseSync, ledgers: Erasures[]): void {
  const revoke = connection.prepare(
    `insert into revocations (lead_id, lead_table, amount) values (?, ?, ?)
     on conflict (lead_id) do update set amount = max(amount, excluded.amount)`,
  );
  for (const table of LEAD_TABLES) {
    const found: [string, string, number][] = [];
    for (const { id } of connection.prepare(`select id from ${table}`).iterate()) {
      const amount = Math.max(0, ...ledgers.map((ledger) => ledger.revocationsOf(String(id))));
      if (amount > 0) found.push([String(id), table, amount]);
    }
    for (const values of found) revoke.run(...values);
  }
}
