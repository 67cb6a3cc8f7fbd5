import { type BigIntStats, truncateSync } from 'node:fs';
import { type Notify, StoreUnavailable } from './lead-store.ts';
import { causeOf } from './sqlite-errors.ts';
import { rollBack } from './sqlite-lock.ts';
import {
  type Connections,
  createPrivately,
  type Files,
  filesAt,
  isSame,
  openAtPath,
  statOf,
} from './sqlite-open.ts';

export interface SqliteFile {
  /**
   * The connections to the file that is at the path now: another one that was put there is opened.
   * @throws StoreUnavailable while there is none that can be used
   */
  take(): Promise<Connections>;
  /**
   * Makes sure that what was committed went into the file at the path.
   * @throws StoreUnavailable where it did not
   */
  confirm(): void;
  /** @throws StoreUnavailable where the log is as large as it may get */
  refuseFullLog(): void;
  /** Opens the same file anew, which ends every transaction. */
  reopen(): void;
  close(): Promise<void>;
}

export interface LogLimits {
  /** Size of the write-ahead log in bytes from which on the operator is told. */
  warnAt: number;
  /** Its size in bytes from which on no lead is taken: the disk would be filled. */
  refuseAt: number;
  /** How often it is emptied, in ms: it may hold copies of what was erased. */
  emptyEveryMs: number;
}

const LOG_LIMITS: LogLimits = { warnAt: 64 * 2 ** 20, refuseAt: 2 ** 30, emptyEveryMs: 60_000 };

/** How often the file is looked at by itself. */
const WATCH_MS = 1000;

/** How long a file that was put in place has to stay the same before it is opened: it may be being copied. */
const SETTLE_MS = 1000;

/** When a file that was refused is looked into again. */
const REFUSED_MS = 10_000;

/**
 * Opens a database file, makes it where there is none, and from then on watches that it is still the one at the
 * path. What is written into a file that was removed or replaced would be lost (decision 28).
 * @throws where the file can't be opened, is no database, is damaged, or was written by a newer version
 */
export async function openSqliteFile(
  path: string,
  notify: Notify,
  logLimits: Partial<LogLimits> = {},
): Promise<SqliteFile> {
  const limits = { ...LOG_LIMITS, ...logLimits };
  createPrivately(path);
  let opened = await openAtPath(path);
  /** Undefined while nothing is open. */
  let connections: Connections | undefined = opened.connections;
  /** Why nothing can be stored. */
  let fault: string | undefined;
  let announced: string | undefined;
  let opening: Promise<Connections> | undefined;
  /** What is at the path while nothing is open, and when to try to open it. */
  let candidate: { signature: string; tryAt: number; refusal: string } | undefined;
  let isLogWarned = false;
  let logEmptied = performance.now();

  const watch = setInterval(() => {
    look();
    take().then(tendLog, () => {});
  }, WATCH_MS);
  watch.unref();

  return {
    take,
    confirm() {
      look();
      if (fault !== undefined) throw unavailable(fault);
    },
    refuseFullLog() {
      const size = logSize();
      if (size >= limits.refuseAt) throw unavailable(logReport(size));
    },
    reopen() {
      if (!connections || fault !== undefined) return;
      closeAll();
      trustFile();
    },
    async close() {
      clearInterval(watch);
      await opening?.catch(() => {});
      look();
      // While there is a fault, closing could bring this log into a file that it does not belong to.
      if (fault === undefined) closeAll();
    },
  };

  async function take(): Promise<Connections> {
    // While all is well it is enough to look afterwards.
    if (fault !== undefined) look();
    if (connections && fault !== undefined) throw unavailable(fault);
    if (connections) return connections;
    opening ??= openAgain().finally(() => {
      opening = undefined;
    });
    return await opening;
  }

  /** Compares what is open with what is at the path, and closes it where it is not the same. */
  function look(): void {
    if (!connections) return;
    const now = filesAt(path, opened.realPath);
    fault = faultOf(path, now, opened.files);
    if (fault === undefined) {
      opened.files = now;
      announceEnd();
      return;
    }
    announce(fault);
    if (!save(now)) return;
    closeAll();
    // It is whole now, and has been checked before.
    if (now.main?.size && isSame(now.main, opened.files.main)) trustFile();
  }

  /**
   * Brings what only this process still has into the file, unless another process may have written there since.
   * @returns whether the connections can be closed: the last one to close brings its log into the file
   */
  function save({ main, log, index }: Files): boolean {
    const { files, realPath } = opened;
    if (!isSame(main, files.main)) {
      // It was moved, and perhaps without its log.
      emptyLog();
      return true;
    }
    if (main?.size === 0n) {
      // SQLite ignores the log of an empty file, but would bring it into the next one.
      if (!isSame(log, files.log)) return false;
      truncateSync(`${realPath}-wal`);
      return true;
    }
    const isUntouched =
      main?.mtimeNs === files.main?.mtimeNs &&
      (log === undefined || isSame(log, files.log)) &&
      (index === undefined || isSame(index, files.index));
    return isUntouched && emptyLog();
  }

  /** Moves the log into the file. Returns false where another process is at it. */
  function emptyLog(): boolean {
    if (!connections) return false;
    // A transaction that is under way fails, as in any outage.
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

  /** Lets the file that is at the path now be opened at once. */
  function trustFile(): void {
    candidate = { signature: signatureOf(statOf(path)), tryAt: 0, refusal: '' };
  }

  async function openAgain(): Promise<Connections> {
    const { main, log } = filesAt(path, opened.realPath);
    const missing = missingOf(path, main);
    if (missing !== undefined) return refuse(missing);
    const isLeftLog = !isSame(main, opened.files.main) && isSame(log, opened.files.log) && log?.size !== 0n;
    if (isLeftLog) return refuse(`${path}-wal belongs to the file that was there before: move it away`);
    const signature = signatureOf(main);
    if (candidate?.signature !== signature) {
      candidate = { signature, tryAt: performance.now() + SETTLE_MS, refusal: '' };
    }
    if (performance.now() < candidate.tryAt) throw unavailable(candidate.refusal || `${path} is new`);
    try {
      opened = await openAtPath(path);
    } catch (error) {
      const refusal = `${path} is not opened: ${causeOf(error, path)}`;
      candidate = { signature, tryAt: performance.now() + REFUSED_MS, refusal };
      return refuse(refusal);
    }
    connections = opened.connections;
    fault = undefined;
    candidate = undefined;
    announceEnd();
    return connections;
  }

  function refuse(reason: string): never {
    announce(reason);
    throw unavailable(reason);
  }

  function announce(reason: string): void {
    if (reason !== announced) notify('error', `the database can't be used: ${reason}`);
    announced = reason;
  }

  function announceEnd(): void {
    if (announced !== undefined) notify('info', `${path} is open again`);
    announced = undefined;
  }

  function logSize(): number {
    return Number(opened.files.log?.size ?? 0);
  }

  function logReport(size: number): string {
    return `${opened.realPath}-wal has grown to ${Math.round(size / 2 ** 20)} MB: a process that reads the database all the time keeps it from being emptied`;
  }

  /** Empties the log once in a while, and as soon as it can where it has grown large. */
  function tendLog(): void {
    const isLarge = logSize() >= limits.warnAt;
    if (isLarge && !isLogWarned) notify('error', logReport(logSize()));
    isLogWarned = isLarge;
    if (!isLarge && performance.now() - logEmptied < limits.emptyEveryMs) return;
    logEmptied = performance.now();
    emptyLog();
    look();
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
  if (!isSame(now.main, opened.main)) return `${path} is another file than the one that was opened`;
  if (!isSame(now.log, opened.log)) return `${path}-wal was removed or replaced`;
  if (!isSame(now.index, opened.index)) return `${path}-shm was removed or replaced`;
  return undefined;
}

function missingOf(path: string, main: BigIntStats | undefined): string | undefined {
  if (main === undefined) return `${path} is gone`;
  return main.size === 0n ? `${path} is empty` : undefined;
}
