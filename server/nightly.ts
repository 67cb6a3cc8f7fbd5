import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/config.ts';
import { deleteReplaced, findBackups, findLastBackup, MAX_KEEP_DAYS } from '#leads/backup/backups.ts';
import type { LeadStore } from '#leads/db/lead-store.ts';
import { HOUR_MS, MINUTE_MS } from '#leads/durations.ts';
import { errorMessage } from '#leads/error-message.ts';
import { checkClock, oldestKept } from '#leads/removal/clock.ts';
import { purge } from '#leads/removal/erase.ts';
import { makeBackup } from './make-backup.ts';

interface Options {
  store: LeadStore;
  config: Pick<Config, 'backups' | 'databaseFile'>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** How often to check whether a run is due. The first check takes place this long after the start. */
  lookEveryMs?: number;
}

/** The hour of the nightly run, in the server's time zone. */
const HOUR = 3;

/**
 * Backs up the database every night, then deletes the leads that are older than the privacy policy allows. Catches up
 * on a missed night. Checks the clock at startup: the first lead stored after a clock jump would hide the jump.
 * @returns a function that stops the runs, including a backup under way
 */
export function startNightly({ store, config, log, lookEveryMs = 5 * MINUTE_MS }: Options): () => void {
  const { databaseFile = '', backups } = config;
  const abort = new AbortController();
  const { signal } = abort;
  let purgedFor: number | undefined;
  void run().catch(() => {});
  return () => abort.abort();

  async function run(): Promise<never> {
    await timeNow().catch(() => {});
    for (let wait = lookEveryMs; ; ) {
      await sleep(wait, undefined, { signal, ref: false });
      const problem = await look().then(() => undefined, errorMessage);
      wait = problem === undefined ? lookEveryMs : HOUR_MS;
      if (problem !== undefined && !signal.aborted) log.error({ reason: problem }, 'the nightly run failed');
    }
  }

  async function look(): Promise<void> {
    // The server's clock only decides when to run. The database's clock decides which leads are old enough.
    const night = lastNight(new Date());
    const last = backups && findLastBackup(backups.folder, databaseFile)?.madeAt;
    if (backups && (!last || last < night)) log.info(await makeBackup(signal), 'the database was backed up');
    if (purgedFor !== night.getTime()) await removeOld();
    purgedFor = night.getTime();
  }

  async function timeNow(): Promise<Date> {
    // Include backups from the future: they show that the clock is behind now or was ahead then.
    return await checkClock(store, backups && findBackups(backups.folder, databaseFile).at(-1)?.madeAt);
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

export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}
