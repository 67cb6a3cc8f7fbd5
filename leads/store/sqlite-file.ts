import { type BigIntStats, truncateSync } from 'node:fs';
import { type Notify, StoreUnavailable } from './lead-store.ts';
import { reasonOf } from './sqlite-errors.ts';
import { rollBack } from './sqlite-lock.ts';
import {
  type Connections,
  createPrivateFile,
  type Files,
  isSameFile,
  openDatabase,
  statFiles,
  statOf,
} from './sqlite-open.ts';

export type SqliteFile = Awaited<ReturnType<typeof openSqliteFile>>;

export interface LogLimits {
  /** Size of the write-ahead log, in bytes, at which the operator is warned. */
  warnAt: number;
  /** Size in bytes at which leads are refused, so that the log does not fill the disk. */
  refuseAt: number;
  /** Time between checkpoints, in ms. The log may hold copies of erased rows until then. */
  checkpointEveryMs: number;
}

const LOG_LIMITS: LogLimits = { warnAt: 64 * 2 ** 20, refuseAt: 2 ** 30, checkpointEveryMs: 60_000 };

const WATCH_INTERVAL_MS = 1000;

/** How long a new file must stay unchanged before it is opened: it may still be being copied. */
const SETTLE_MS = 1000;

/** When to try a rejected file again. */
const REJECTED_RETRY_MS = 10_000;

/**
 * Opens a database file, or creates it, and then watches that it stays the one at the path: writes to a removed or
 * replaced file would be lost (decision 28).
 * @throws if the file can't be opened, is not a database, is damaged, or was written by a newer version
 */
export async function openSqliteFile(path: string, notify: Notify, logLimits: Partial<LogLimits> = {}) {
  const limits = { ...LOG_LIMITS, ...logLimits };
  createPrivateFile(path);
  let opened = await openDatabase(path);
  /** Undefined while nothing is open. */
  let connections: Connections | undefined = opened.connections;
  /** Why nothing can be stored; undefined if all is well. */
  let fault: string | undefined;
  let reported: string | undefined;
  let opening: Promise<Connections> | undefined;
  /** The file at the path while nothing is open, and when to try to open it. */
  let candidate: { signature: string; tryAt: number; rejection: string } | undefined;
  let hasWarnedOfLog = false;
  let lastCheckpoint = performance.now();

  const watch = setInterval(() => {
    check();
    acquire().then(maintainLog, () => {});
  }, WATCH_INTERVAL_MS);
  watch.unref();

  return {
    acquire,
    /**
     * Checks that the file at the path is the one that was written to.
     * @throws StoreUnavailable if it is not
     */
    verify(): void {
      check();
      if (fault !== undefined) throw unavailable(fault);
    },
    /** @throws StoreUnavailable if the log has reached its maximum size */
    checkLogSize(): void {
      const size = logSize();
      if (size >= limits.refuseAt) throw unavailable(logWarning(size));
    },
    /** Opens the same file anew, which ends every transaction. */
    reopen(): void {
      if (!connections || fault !== undefined) return;
      closeAll();
      trustFile();
    },
    async close(): Promise<void> {
      clearInterval(watch);
      await opening?.catch(() => {});
      check();
      // With a fault, closing could move this log into a file that it does not belong to.
      if (fault === undefined) closeAll();
    },
  };

  /**
   * Returns the connections to the file at the path. Opens it anew if it has been replaced.
   * @throws StoreUnavailable while there is no usable file
   */
  async function acquire(): Promise<Connections> {
    // Without a fault, `verify` checks afterwards, which is enough.
    if (fault !== undefined) check();
    if (connections && fault !== undefined) throw unavailable(fault);
    if (connections) return connections;
    opening ??= openAgain().finally(() => {
      opening = undefined;
    });
    return await opening;
  }

  /** Compares the open files with those at the path, and closes them if they differ. */
  function check(): void {
    if (!connections) return;
    const now = statFiles(path, opened.realPath);
    fault = faultOf(path, now, opened.files);
    if (fault === undefined) {
      opened.files = now;
      reportRecovery();
      return;
    }
    report(fault);
    if (!salvage(now)) return;
    closeAll();
    // The file is complete now, and was checked when it was first opened.
    if (now.main?.size && isSameFile(now.main, opened.files.main)) trustFile();
  }

  /**
   * Moves what only the log holds into the file, unless another process may have written to it since.
   * @returns whether it is safe to close: the last connection to close moves its log into the file
   */
  function salvage({ main, log, index }: Files): boolean {
    const { files, realPath } = opened;
    if (!isSameFile(main, files.main)) {
      // Our file was moved, perhaps without its log.
      checkpoint();
      return true;
    }
    if (main?.size === 0n) {
      // SQLite ignores the log of an empty file, but would apply it to the next file.
      if (!isSameFile(log, files.log)) return false;
      truncateSync(`${realPath}-wal`);
      return true;
    }
    const isUntouched =
      main?.mtimeNs === files.main?.mtimeNs &&
      (log === undefined || isSameFile(log, files.log)) &&
      (index === undefined || isSameFile(index, files.index));
    return isUntouched && checkpoint();
  }

  /** Moves the log into the file. Returns false if another process uses it. */
  function checkpoint(): boolean {
    if (!connections) return false;
    // Lets open transactions fail, as in any outage.
    if (fault !== undefined) for (const connection of Object.values(connections)) rollBack(connection);
    try {
      return connections.inserting.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
    } catch {
      return false;
    }
  }

  function closeAll(): void {
    if (!connections) return;
    for (const connection of Object.values(connections)) connection.close();
    connections = undefined;
  }

  /** Lets the file at the path be opened without waiting. */
  function trustFile(): void {
    candidate = { signature: signatureOf(statOf(path)), tryAt: 0, rejection: '' };
  }

  async function openAgain(): Promise<Connections> {
    const { main, log } = statFiles(path, opened.realPath);
    const missing = missingOf(path, main);
    if (missing !== undefined) return reject(missing);
    const isForeignLog =
      !isSameFile(main, opened.files.main) && isSameFile(log, opened.files.log) && log?.size !== 0n;
    if (isForeignLog) return reject(`${path}-wal belongs to the previous file: move it away`);
    const signature = signatureOf(main);
    if (candidate?.signature !== signature) {
      candidate = { signature, tryAt: performance.now() + SETTLE_MS, rejection: '' };
    }
    if (performance.now() < candidate.tryAt) throw unavailable(candidate.rejection || `${path} is new`);
    try {
      opened = await openDatabase(path);
    } catch (error) {
      const rejection = `${path} can't be opened: ${reasonOf(error, path)}`;
      candidate = { signature, tryAt: performance.now() + REJECTED_RETRY_MS, rejection };
      return reject(rejection);
    }
    connections = opened.connections;
    fault = undefined;
    candidate = undefined;
    reportRecovery();
    return connections;
  }

  function reject(reason: string): never {
    report(reason);
    throw unavailable(reason);
  }

  function report(reason: string): void {
    if (reason !== reported) notify('error', `the database can't be used: ${reason}`);
    reported = reason;
  }

  function reportRecovery(): void {
    if (reported !== undefined) notify('info', `${path} is open again`);
    reported = undefined;
  }

  function logSize(): number {
    return Number(opened.files.log?.size ?? 0);
  }

  function logWarning(size: number): string {
    return `${opened.realPath}-wal has grown to ${Math.round(size / 2 ** 20)} MB: it can't be emptied while another process keeps reading the database`;
  }

  /** Runs a checkpoint from time to time, and as soon as possible while the log is large. */
  function maintainLog(): void {
    const isLarge = logSize() >= limits.warnAt;
    if (isLarge && !hasWarnedOfLog) notify('error', logWarning(logSize()));
    hasWarnedOfLog = isLarge;
    if (!isLarge && performance.now() - lastCheckpoint < limits.checkpointEveryMs) return;
    lastCheckpoint = performance.now();
    checkpoint();
    check();
  }
}

function unavailable(reason: string): StoreUnavailable {
  return new StoreUnavailable(reason, { isAnnounced: true });
}

function signatureOf(file: BigIntStats | undefined): string {
  return file ? [file.dev, file.ino, file.size, file.mtimeNs].join() : '';
}

function faultOf(path: string, now: Files, opened: Files): string | undefined {
  const missing = missingOf(path, now.main);
  if (missing !== undefined) return missing;
  if (!isSameFile(now.main, opened.main)) return `${path} was replaced by another file`;
  if (!isSameFile(now.log, opened.log)) return `${path}-wal was removed or replaced`;
  if (!isSameFile(now.index, opened.index)) return `${path}-shm was removed or replaced`;
  return undefined;
}

function missingOf(path: string, main: BigIntStats | undefined): string | undefined {
  if (main === undefined) return `${path} is gone`;
  return main.size === 0n ? `${path} is empty` : undefined;
}
