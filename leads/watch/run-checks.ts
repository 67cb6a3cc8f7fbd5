import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { BackupSettings } from '../backup/copies.ts';
import { callHours } from '../calls/call-hours.ts';
import { countWaiting } from '../cli/count-leads.ts';
import { ALERT_OVER, type DeliveryKind } from '../delivery/channels.ts';
import { errorMessage } from '../error-message.ts';
import { type Finding, finding } from '../finding.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';
import { LEAD_TABLES, leadType } from '../types.ts';
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
  return await Promise.all([
    attempt('Clock', () => checkClock(clocks), SET_CLOCK),
    ...(databaseFile === undefined
      ? []
      : [attempt('Disk', () => checkDisk(databaseFile), 'look at the disk')]),
    checkMail(smtpUrl),
    ...(calendarUrl === undefined
      ? []
      : [attempt('Calendar', () => checkCalendar(calendarUrl), 'look at CALENDAR_URL')]),
  ]);
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
    attempt(
      'Database',
      async () => {
        await store.proveWritable();
        return { check: 'Database', found: `${description}, answers and takes leads` };
      },
      MEND_DATABASE,
    ),
    attempt('Database clock', () => checkDatabaseClock(store), READ_FAILED),
    attempt('Deliveries', async () => checkWaiting(db, await unsent), READ_FAILED),
    attempt('Given up', async () => checkGivenUp(db, await unsent), READ_FAILED),
    attempt('Answers', () => checkAnswers(store), READ_FAILED),
  ]);
}

const MEND_DATABASE =
  'look whether it runs and answers, at its disk and its rights, and at what else holds it';
const READ_FAILED = 'mend the database first';

const ALERTS: DeliveryKind[] = Object.values(ALERT_OVER);

const SET_CLOCK = 'set the clock, for example with NTP';

/** Compares the database's clock with this one, and with the newest lead. */
async function checkDatabaseClock({ db, dialect }: LeadStore): Promise<Finding> {
  const check = 'Database clock';
  const before = Date.now();
  const { now } = await db.selectNoFrom(dialect.now.as('now')).executeTakeFirstOrThrow();
  const offset = Date.parse(now) - (before + Date.now()) / 2;
  if (Math.abs(offset) > CLOCK_TOLERANCE_MS)
    return { check, found: offBy(offset, 'this machine'), todo: SET_CLOCK };
  const newest = await newestLead(db);
  if (newest && Date.parse(newest.created_at) > Date.parse(now) + CLOCK_TOLERANCE_MS) {
    const found = `${now}, but lead ${newest.id} came at ${newest.created_at}`;
    return { check, found, todo: `${SET_CLOCK}; if it is right now, it was ahead then` };
  }
  return { check, found: now };
}

/** Compares this clock with the `Date` header of the first of these servers that answers. */
async function checkClock(servers: readonly string[]): Promise<Finding> {
  const now = new Date();
  if (now.getTime() < installedAt() - DAY_MS) {
    return { check: 'Clock', found: `${now.toISOString()}, before this was installed`, todo: SET_CLOCK };
  }
  for (const server of servers) {
    const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) } as const;
    const date = (await fetch(server, options).catch(() => undefined))?.headers.get('date');
    if (!date) continue;
    const offset = Date.now() - Date.parse(date);
    const found = offBy(offset, new URL(server).host);
    return finding('Clock', found, Math.abs(offset) > CLOCK_TOLERANCE_MS, SET_CLOCK);
  }
  return { check: 'Clock', found: now.toISOString() };
}

function offBy(offset: number, other: string): string {
  return `differs by ${Math.round(Math.abs(offset) / 1000)} s from ${other}`;
}

function installedAt(): number {
  return statSync(fileURLToPath(import.meta.url)).mtimeMs;
}

async function newestLead(db: Kysely<Tables>): Promise<{ id: string; created_at: string } | undefined> {
  const newest = await Promise.all(
    LEAD_TABLES.map((table) =>
      db.selectFrom(table).select(['id', 'created_at']).orderBy('created_at', 'desc').limit(1).execute(),
    ),
  );
  return newest.flat().toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))[0];
}

async function checkWaiting(db: Kysely<Tables>, unsent: Unsent[]): Promise<Finding> {
  const waiting = unsent.reduce((sum, kind) => sum + kind.waiting, 0);
  const [oldest] = unsent.toSorted((a, b) => b.waitingSeconds - a.waitingSeconds);
  if (!oldest || waiting === 0) return { check: 'Deliveries', found: 'none waits' };
  const found = `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, the oldest (${oldest.kind}) for ${duration(oldest.waitingSeconds)}`;
  if (oldest.waitingSeconds < MAX_WAIT_S) return { check: 'Deliveries', found };
  const lead = await oldestUnsent(db, oldest.kind, 'waiting');
  const todo = `see that a server runs; leads show ${lead} says why, leads retry tries at once`;
  return { check: 'Deliveries', found, todo };
}

async function checkGivenUp(db: Kysely<Tables>, unsent: Unsent[]): Promise<Finding> {
  const count = unsent.reduce((sum, kind) => sum + kind.givenUp, 0);
  const first = unsent.find(({ givenUp }) => givenUp > 0);
  if (!first) return { check: 'Given up', found: 'no delivery' };
  const lead = await oldestUnsent(db, first.kind, 'given up');
  const kinds = unsent.filter(({ givenUp }) => givenUp > 0).map(({ kind, givenUp }) => `${givenUp} ${kind}`);
  const todo = `leads show ${lead} says why; leads retry tries again, leads retry --forget lets them go`;
  return {
    check: 'Given up',
    found: `${count} ${count === 1 ? 'delivery' : 'deliveries'} (${kinds.join(', ')})`,
    todo,
  };
}

/** Leads that ask for an answer, and have none in the time that the site promises. */
async function checkAnswers({ db, dialect }: LeadStore): Promise<Finding> {
  const late = await Promise.all(
    LEAD_TABLES.map(async (table) => {
      const hours = leadType(table).answerWithinHours;
      const count = hours && (await countWaiting(db, table, dialect.in(-hours * HOUR_S * 1000)));
      return count ? [`${count} ${leadType(table).plural} for more than ${hours} hours`] : [];
    }),
  );
  const found = late.flat().join(', ');
  return found
    ? {
        check: 'Answers',
        found: `wait: ${found}`,
        todo: 'leads list --waiting shows them; confirm or decline each',
      }
    : { check: 'Answers', found: 'no lead waits too long' };
}

async function checkBackup({ databaseFile, backups }: Watched): Promise<Finding[]> {
  if (databaseFile === undefined) return [];
  if (!backups) return [{ check: 'Backup', found: 'BACKUP_DIR is off' }];
  const todo = 'leads backup makes one, or says why not; with copies of another kind set BACKUP_DIR=off';
  const look = async () => {
    const problem = backupProblem(backups, databaseFile);
    return problem
      ? { check: 'Backup', found: problem, todo }
      : { check: 'Backup', found: `nothing is wrong in ${backups.folder}` };
  };
  return [await attempt('Backup', look, todo)];
}

async function checkDisk(databaseFile: string): Promise<Finding> {
  const size = statSync(databaseFile, { throwIfNoEntry: false })?.size;
  const { bavail, blocks, bsize } = await statfs(size === undefined ? dirname(databaseFile) : databaseFile);
  const free = bavail * bsize;
  const needed = Math.max(MIN_FREE_BYTES, size ?? 0);
  return finding(
    'Disk',
    `${bytes(free)} free of ${bytes(blocks * bsize)} where the database is`,
    free < needed,
    `make room for at least ${bytes(needed)}`,
  );
}

async function checkMail(smtpUrl: string | undefined): Promise<Finding> {
  if (smtpUrl === undefined) return { check: 'E-mail', found: 'SMTP_URL is unset' };
  return await attempt(
    'E-mail',
    async () => {
      const { createMailer } = await import('../delivery/send-mail.ts');
      const expiry = await createMailer(smtpUrl).verify();
      if (!expiry) return { check: 'E-mail', found: 'the server answers; no certificate is checked' };
      const days = Math.floor((expiry.getTime() - Date.now()) / DAY_MS);
      return finding(
        'E-mail',
        `the server answers; its certificate is good for ${days} days`,
        days < MIN_CERTIFICATE_DAYS,
        'renew the mail server’s certificate',
      );
    },
    'look at SMTP_URL',
  );
}

async function checkCalendar(url: string): Promise<Finding> {
  const check = 'Calendar';
  const hours = callHours();
  if (!hours) return { check, found: 'not needed: no times are offered' };
  const { readCalendarOnce } = await import('../calendar/read-calendar.ts');
  const { unread } = await readCalendarOnce(url, hours);
  const found = unread === 0 ? 'can be read' : `${unread} entries can’t be read and count as free`;
  const todo = 'look in the calendar for entries without a start, or that repeat without end';
  return finding(check, found, unread > 0, todo);
}

/** Runs a check within its time. What it throws is what it found. */
async function attempt(check: string, work: () => Promise<Finding>, todo: string): Promise<Finding> {
  try {
    return await withTimeout(CHECK_MS, work());
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
