import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { HOUR_MS, MINUTE_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';
import { checkedTime, oldestKept } from '#leads/manage/clock.ts';
import { deleteReplaced, findCopies, findLastCopy, MAX_KEEP_DAYS } from '#leads/manage/copies.ts';
import { purge } from '#leads/manage/erase.ts';

interface Options {
  store: LeadStore;
  config: Pick<Config, 'backups' | 'databaseFile'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** How often to look whether something is due; the first time after as long. */
  lookEveryMs?: number;
}

/** A night's work is done at this hour, where the server runs. */
const HOUR = 3;

/** Time limit for a copy, and the pause after a failed night. */
const TIMEOUT_MS = HOUR_MS;

/** The command line: beside this file, and in the bundle beside the server. */
const COMMAND = fileURLToPath(new URL(`./cli${extname(import.meta.url)}`, import.meta.url));

/**
 * Every night backs up the database, and then removes the leads that are older than the privacy policy says. Makes up
 * for a night that was missed. Compares the clock with the records at the start, before any lead comes.
 * @returns stops looking, and ends a backup under way
 */
export function startNightly({ store, config, log, lookEveryMs = 5 * MINUTE_MS }: Options): () => void {
  const { databaseFile = '', backups } = config;
  const abort = new AbortController();
  const { signal } = abort;
  let purgedFor: number | undefined;
  void run().catch(() => {});
  return () => abort.abort();

  /** Until it is stopped. */
  async function run(): Promise<never> {
    await timeNow().catch(() => {});
    for (let wait = lookEveryMs; ; ) {
      await sleep(wait, undefined, { signal, ref: false });
      const problem = await look().then(() => undefined, reasonOf);
      wait = problem === undefined ? lookEveryMs : TIMEOUT_MS;
      if (problem !== undefined && !signal.aborted) log.error({ reason: problem }, 'the night’s work failed');
    }
  }

  async function look(): Promise<void> {
    // This clock only says when to look. What is old enough to go is decided by the database's.
    const night = lastNight(new Date());
    const last = backups && findLastCopy(backups.folder, databaseFile)?.madeAt;
    if (backups && (!last || last < night))
      log.info(await makeCopy(signal), 'a copy of the database was made');
    if (purgedFor !== night.getTime()) await removeOld();
    purgedFor = night.getTime();
  }

  async function timeNow(): Promise<Date> {
    // Also a backup from the future counts: the clock is behind then, or was ahead.
    return await checkedTime(store, backups && findCopies(backups.folder, databaseFile).at(-1)?.madeAt);
  }

  async function removeOld(): Promise<void> {
    const now = await timeNow();
    if (databaseFile) deleteReplaced(databaseFile, backups?.keep ?? MAX_KEEP_DAYS, now);
    const before = oldestKept(now);
    const removed = await purge(store, before, { actor: 'server', user_name: null });
    if (removed === 0) return;
    await store.emptyLog();
    log.info({ removed, before }, 'old leads were removed');
  }
}

/** The last time that the clock showed the hour of the night's work. */
export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

/**
 * Runs `leads backup` with the environment of this process, in one of its own: checking a copy takes seconds in which a
 * process does nothing else.
 */
async function makeCopy(signal: AbortSignal): Promise<object> {
  const options = { signal, timeout: TIMEOUT_MS };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'backup', '--json'], options);
  return JSON.parse(stdout);
}

/** The command's own words, if it had any. */
function reasonOf(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  return stderr.trim().split('\n').at(-1) || errorMessage(error);
}
