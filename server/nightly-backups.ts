import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { type BackupSettings, findLastCopy } from '#leads/backup/copies.ts';
import { errorMessage } from '#leads/error-message.ts';

interface Options {
  /** The path of the database file. */
  database: string;
  backups: BackupSettings;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** How often to look whether a copy is due; the first time after as long. */
  lookEveryMs?: number;
}

/** A night's copy is made at this hour, where the server runs. */
const HOUR = 3;

const LOOK_EVERY_MS = 5 * 60_000;

/** Time limit for a copy, and the pause after a failed one. */
const TIMEOUT_MS = 60 * 60_000;

/** The command line: beside this file, and in the bundle beside the server. */
const COMMAND = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './cli.ts' : './cli.mjs', import.meta.url),
);

/**
 * Backs up the database every night, and makes up for a missed night. The copy is the work
 * of `leads backup` in a process of its own with a low priority: checking a copy takes seconds in which a process does
 * nothing else. Of several servers over one file the first makes it.
 * @returns stops looking, and ends a copy under way
 */
export function startNightlyBackups({
  database,
  backups,
  log,
  lookEveryMs = LOOK_EVERY_MS,
}: Options): () => void {
  const abort = new AbortController();
  let isBusy = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    abort.abort();
  };

  async function look(): Promise<void> {
    if (isBusy || performance.now() - failedAt < TIMEOUT_MS) return;
    isBusy = true;
    try {
      const due = lastNight(new Date());
      const last = findLastCopy(backups.folder, database);
      if (last && last.madeAt >= due) return;
      log.info(await makeCopy(abort.signal), 'a copy of the database was made');
    } catch (error) {
      if (abort.signal.aborted) return;
      failedAt = performance.now();
      log.error({ reason: reasonOf(error) }, 'no copy of the database could be made');
    } finally {
      isBusy = false;
    }
  }
}

/** The last time that the clock showed the hour of the copies. */
export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

/** Runs `leads backup` with the environment of this process. */
async function makeCopy(signal: AbortSignal): Promise<object> {
  const args = [COMMAND, 'backup', '--json'];
  const run = promisify(execFile)(process.execPath, args, { signal, timeout: TIMEOUT_MS });
  try {
    setPriority(run.child.pid ?? 0, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the service may not (`deploy/systemd`).
  }
  const { stdout } = await run;
  return JSON.parse(stdout);
}

/** The command's own words, if it had any. */
function reasonOf(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  return stderr.trim().split('\n').at(-1) || errorMessage(error);
}
