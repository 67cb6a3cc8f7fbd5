import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { findChange } from '../backup/check-copy.ts';
import { type BackupSettings, findLastCopy } from '../backup/copies.ts';
import { callHours } from '../calls/call-hours.ts';
import { countWaiting } from '../count-leads.ts';
import { ALERTS } from '../delivery/channels.ts';
import { errorMessage } from '../error-message.ts';
import type { Finding } from '../finding.ts';
import { newestLead } from '../store/find-lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';
import { answerWithinHours, LEAD_TABLES, leadType } from '../types.ts';
import { withTimeout } from '../with-timeout.ts';
import { backupProblem } from './backup-problem.ts';
import { countUnsent, oldestUnsent, type Unsent } from './unsent.ts';

/** What the checks look at. */
export interface Watched {
  open: () => Promise<LeadStore>;
  /** The database file, or its folder before there is one; undefined for PostgreSQL. */
  databaseFile: string | undefined;
  /** Where its copies go; undefined if they are off. */
  backups: BackupSettings | undefined;
  /** Undefined if e-mail is off. */
  smtpUrl: string | undefined;
  /** The address of the provider's calendar, a secret; undefined if there is none. */
  calendarUrl: string | undefined;
  /** Servers to compare this clock with, by their addresses. */
  clocks?: readonly string[];
}

/** How long each check may take. Opening a database may have to wait for a migration. */
const OPEN_MS = 20_000;
const CHECK_MS = 15_000;
const ANSWER_MS = 5000;

const HOUR_S = 60 * 60;
const DAY_MS = 24 * HOUR_S * 1000;

/** An unsent delivery of this age means trouble: it was tried a dozen times. */
const MAX_WAIT_S = HOUR_S;

/** The write-ahead log may take as much before leads are refused. */
const MIN_FREE_BYTES = 2 ** 30;

const CLOCK_TOLERANCE_MS = 60_000;

/** Certificates are usually renewed a month before they expire. */
const MIN_CERTIFICATE_DAYS = 14;

/**
 * Looks at everything that stops leads from being stored, sent or answered. No check throws or waits for long, and one
 * that fails hides no other.
 */
export async function runChecks(watched: Watched): Promise<Finding[]> {
  return (
    await Promise.all([checkDatabase(watched.open), checkBackup(watched), runOtherChecks(watched)])
  ).flat();
}

/** The checks that need no database. */
export async function runOtherChecks({
  databaseFile,
  smtpUrl,
  calendarUrl,
  clocks = [],
}: Omit<Watched, 'open' | 'backups'>): Promise<Finding[]> {
  const checks = [
    attempt('Clock', SET_CLOCK, () => checkClock(clocks)),
    databaseFile !== undefined && attempt('Disk', 'look at the disk', () => checkDisk(databaseFile)),
    attempt('E-mail', 'look at SMTP_URL', () => checkMail(smtpUrl)),
    calendarUrl !== undefined &&
      attempt('Calendar', 'look at CALENDAR_URL', () => checkCalendar(calendarUrl)),
  ];
  return await Promise.all(checks.filter((check) => check !== false));
}

async function checkDatabase(open: Watched['open']): Promise<Finding[]> {
  let store: LeadStore;
  try {
    store = await withTimeout(OPEN_MS, open());
  } catch (error) {
    return [{ check: 'Database', found: errorMessage(error), todo: MEND_DATABASE }];
  }
  const { db, description } = store;
  // An alert tells of what another check finds.
  const unsent = countUnsent(store).then((all) => all.filter(({ kind }) => !ALERTS.includes(kind)));
  return await Promise.all([
    attempt('Database', MEND_DATABASE, async () => {
      await store.proveWritable();
      return { found: `${description}, answers and takes leads` };
    }),
    attempt('Database clock', READ_FAILED, () => checkDatabaseClock(store)),
    attempt('Deliveries', READ_FAILED, async () => checkWaiting(db, await unsent)),
    attempt('Given up', READ_FAILED, async () => checkGivenUp(db, await unsent)),
    attempt('Answers', READ_FAILED, () => checkAnswers(store)),
  ]);
}

const MEND_DATABASE =
  'look whether it runs and answers, at its disk and its rights, and at what else holds it';
const READ_FAILED = 'mend the database first';

const SET_CLOCK = 'set the clock, for example with NTP';

/** Compares the database's clock with this one, and with the newest lead. */
async function checkDatabaseClock({ db, dialect }: LeadStore): Promise<Outcome> {
  const before = Date.now();
  const { now } = await db.selectNoFrom(dialect.now.as('now')).executeTakeFirstOrThrow();
  const offset = Date.parse(now) - (before + Date.now()) / 2;
  if (Math.abs(offset) > CLOCK_TOLERANCE_MS) return { found: offBy(offset, 'this machine'), todo: SET_CLOCK };
  const newest = await newestLead(db);
  if (newest && Date.parse(newest.created_at) > Date.parse(now) + CLOCK_TOLERANCE_MS) {
    const found = `${now}, but lead ${newest.id} came at ${newest.created_at}`;
    return { found, todo: `${SET_CLOCK}; if it is right now, it was ahead then` };
  }
  return { found: now };
}

/** Compares this clock with the `Date` header of the first of these servers that answers. */
async function checkClock(servers: readonly string[]): Promise<Outcome> {
  const now = new Date();
  const installedAt = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  if (now.getTime() < installedAt - DAY_MS)
    return { found: `${now.toISOString()}, before this was installed`, todo: SET_CLOCK };
  for (const server of servers) {
    const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) } as const;
    const date = (await fetch(server, options).catch(() => undefined))?.headers.get('date');
    if (!date) continue;
    const offset = Date.now() - Date.parse(date);
    const found = offBy(offset, new URL(server).host);
    return outcome(found, Math.abs(offset) > CLOCK_TOLERANCE_MS, SET_CLOCK);
  }
  return { found: now.toISOString() };
}

function offBy(offset: number, other: string): string {
  return `differs by ${Math.round(Math.abs(offset) / 1000)} s from ${other}`;
}

async function checkWaiting(db: Kysely<Tables>, unsent: Unsent[]): Promise<Outcome> {
  const waiting = unsent.reduce((sum, kind) => sum + kind.waiting, 0);
  const [oldest] = unsent.toSorted((a, b) => b.waitingSeconds - a.waitingSeconds);
  if (!oldest || waiting === 0) return { found: 'none waits' };
  const found = `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, the oldest (${oldest.kind}) for ${duration(oldest.waitingSeconds)}`;
  if (oldest.waitingSeconds < MAX_WAIT_S) return { found };
  const lead = await oldestUnsent(db, oldest.kind, 'waiting');
  return { found, todo: `see that a server runs; leads show ${lead} says why, leads retry tries at once` };
}

async function checkGivenUp(db: Kysely<Tables>, unsent: Unsent[]): Promise<Outcome> {
  const kinds = unsent.filter(({ givenUp }) => givenUp > 0);
  const [first] = kinds;
  if (!first) return { found: 'no delivery' };
  const count = kinds.reduce((sum, { givenUp }) => sum + givenUp, 0);
  const each = kinds.map(({ kind, givenUp }) => `${givenUp} ${kind}`).join(', ');
  const lead = await oldestUnsent(db, first.kind, 'given up');
  const todo = `leads show ${lead} says why; leads retry tries again, leads retry --forget lets them go`;
  return { found: `${count} ${count === 1 ? 'delivery' : 'deliveries'} (${each})`, todo };
}

/** Leads that ask for an answer, and have none in the time that the site promises. */
async function checkAnswers({ db, dialect }: LeadStore): Promise<Outcome> {
  const late = await Promise.all(
    LEAD_TABLES.map(async (table) => {
      const hours = answerWithinHours(table);
      const count = hours && (await countWaiting(db, table, dialect.in(-hours * HOUR_S * 1000)));
      return count ? [`${count} ${leadType(table).plural} for more than ${hours} hours`] : [];
    }),
  );
  const found = late.flat().join(', ');
  if (!found) return { found: 'no lead waits too long' };
  return { found: `wait: ${found}`, todo: 'leads list --waiting shows them; confirm or decline each' };
}

async function checkBackup({ databaseFile, backups }: Watched): Promise<Finding[]> {
  if (databaseFile === undefined) return [];
  if (!backups) return [{ check: 'Backup', found: 'BACKUP_DIR is off' }];
  const todo = 'leads backup makes one, or says why not; with copies of another kind set BACKUP_DIR=off';
  const look = async () => {
    const last = findLastCopy(backups.folder, databaseFile);
    const change = last && (await findChange(last.file));
    const problem =
      change === undefined ? backupProblem(backups, databaseFile) : `${last?.file} is damaged: ${change}`;
    return outcome(problem ?? `nothing is wrong in ${backups.folder}`, problem !== undefined, todo);
  };
  return [await attempt('Backup', todo, look)];
}

async function checkDisk(databaseFile: string): Promise<Outcome> {
  const size = statSync(databaseFile, { throwIfNoEntry: false })?.size;
  const { bavail, blocks, bsize } = await statfs(size === undefined ? dirname(databaseFile) : databaseFile);
  const free = bavail * bsize;
  const needed = Math.max(MIN_FREE_BYTES, size ?? 0);
  const found = `${bytes(free)} free of ${bytes(blocks * bsize)} where the database is`;
  return outcome(found, free < needed, `make room for at least ${bytes(needed)}`);
}

async function checkMail(smtpUrl: string | undefined): Promise<Outcome> {
  if (smtpUrl === undefined) return { found: 'SMTP_URL is unset' };
  const { createMailer } = await import('../delivery/send-mail.ts');
  const expiry = await createMailer(smtpUrl).verify();
  if (!expiry) return { found: 'the server answers; no certificate is checked' };
  const days = Math.floor((expiry.getTime() - Date.now()) / DAY_MS);
  const found = `the server answers; its certificate is good for ${days} days`;
  return outcome(found, days < MIN_CERTIFICATE_DAYS, 'renew the mail server’s certificate');
}

async function checkCalendar(url: string): Promise<Outcome> {
  const hours = callHours();
  if (!hours) return { found: 'not needed: no times are offered' };
  const { readCalendar } = await import('../calendar/read-calendar.ts');
  const { unread } = (await readCalendar(url, hours)).reading;
  const found = unread === 0 ? 'can be read' : `entries that can’t be read count as free: ${unread}`;
  const todo = 'look in the calendar for entries without a start, or that repeat too often';
  return outcome(found, unread > 0, todo);
}

type Outcome = Omit<Finding, 'check'>;

function outcome(found: string, isAmiss: boolean, todo: string): Outcome {
  return { found, todo: isAmiss ? todo : undefined };
}

/**
 * Runs a check within its time. What it throws is what it found.
 * @param todo how to fix that
 */
async function attempt(check: string, todo: string, work: () => Promise<Outcome>): Promise<Finding> {
  try {
    return { check, ...(await withTimeout(CHECK_MS, work())) };
  } catch (error) {
    return { check, found: errorMessage(error), todo };
  }
}

function duration(seconds: number): string {
  if (seconds < 2 * 60) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR_S) return `${Math.round(seconds / 60)} min`;
  return seconds < 48 * HOUR_S
    ? `${Math.round(seconds / HOUR_S)} h`
    : `${Math.round(seconds / HOUR_S / 24)} days`;
}

function bytes(count: number): string {
  return count < 2 ** 30 ? `${Math.floor(count / 2 ** 20)} MB` : `${(count / 2 ** 30).toFixed(1)} GB`;
}
