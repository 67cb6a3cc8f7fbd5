import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { TERMS } from '#content/terms.ts';
import { type BackupSettings, findLastBackup } from '../backup/backups.ts';
import { findChange, findRicher } from '../backup/make-copy.ts';
import { callHours } from '../calls/call-hours.ts';
import { findUnanswered, TIMES_PER_DAY } from '../calls/quotas.ts';
import type { LeadStore } from '../db/lead-store.ts';
import { waits } from '../db/tables.ts';
import { ALERTS, DELIVERY_KINDS } from '../delivery-kinds.ts';
import { formatDuration, HOUR_MS } from '../durations.ts';
import { errorMessage } from '../error-message.ts';
import { LEAD_TABLES } from '../lead-types/lead-types.ts';
import type { MailSettings } from '../mail/send-mail.ts';
import { NO_LEAD } from '../outbox/outbox.ts';
import { onOneLine } from '../printable.ts';
import { proveWritable } from '../record/insert-lead.ts';
import { ClockJumped, checkClock } from '../removal/clock.ts';
import { withTimeout } from '../with-timeout.ts';

export interface Finding {
  check: string;
  found: string;
  todo?: string | undefined;
  /** Whether the team was already alerted, so that no alert repeats the finding. */
  isKnown?: boolean;
}

export interface Watched {
  /** Opens the store; undefined before the database exists. */
  open: (() => Promise<LeadStore>) | undefined;
  /** The database file, or its folder before the file exists; undefined for PostgreSQL. */
  databaseFile: string | undefined;
  backups: BackupSettings | undefined;
  mail: MailSettings | undefined;
  calendarUrl?: string | undefined;
  inboxUrl?: string | undefined;
  owners?: string | undefined;
}

/** Time limits: for opening the database, which may have to wait for a migration, and for each check. */
const OPEN_MS = 20_000;
const CHECK_MS = 15_000;

/** The age at which an unsent delivery is a problem. By then, it has failed about a dozen times. */
const MAX_WAIT_MS = HOUR_MS;

/** One day, plus time for the nightly backup itself. */
const MAX_BACKUP_AGE_MS = 26 * HOUR_MS;

/** Free space for the write-ahead log to grow. The server has to reject leads when the disk is full. */
const MIN_FREE_BYTES = 2 ** 30;

/**
 * Checks everything that could stop leads from being stored, sent or answered. Each check has a time limit, and reports
 * an error as its finding, so that the other checks still run.
 */
export async function health(watched: Watched): Promise<Finding[]> {
  const { open, databaseFile, backups, mail, calendarUrl, inboxUrl, owners } = watched;
  const checks = [
    open && checkDatabase(open),
    open && attempt('Backup', BACK_UP, () => checkBackup(databaseFile, backups)),
    databaseFile !== undefined && attempt('Disk', 'check the disk', () => checkDisk(databaseFile, backups)),
    attempt('E-mail', 'check SMTP_URL', () => checkMail(mail)),
    inboxUrl !== undefined && attempt('Inbox', 'check INBOX_URL', () => checkInbox(inboxUrl)),
    calendarUrl !== undefined &&
      attempt('Calendar', 'check CALENDAR_URL', () => checkCalendar(calendarUrl, owners)),
  ];
  return (await Promise.all(checks)).flatMap((found) => found || []);
}

/** Returns the new problems for an alert, one line each. Omits unanswered leads, for which there are other emails. */
export function formatProblems(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ check, todo, isKnown }) => todo !== undefined && check !== 'Answers' && !isKnown)
    .map(({ check, found }) => onOneLine(`${check}: ${found}`));
}

async function checkDatabase(open: () => Promise<LeadStore>): Promise<Finding[]> {
  const store = await withTimeout(OPEN_MS, Promise.try(open)).catch(errorMessage);
  if (typeof store === 'string') return [{ check: 'Database', found: store, todo: FIX_DATABASE }];
  return await Promise.all([
    attempt('Database', FIX_DATABASE, async () => {
      await proveWritable(store);
      return { found: `${store.description}, answers and takes leads` };
    }),
    attempt('Deliveries', READ_FAILED, () => checkWaiting(store)),
    attempt('Given up', READ_FAILED, () => checkGivenUp(store)),
    attempt('Answers', READ_FAILED, () => checkAnswers(store)),
    attempt('Clock', 'do what the finding says', async () => {
      await checkClock(store);
      return { found: 'agrees with the newest records' };
    }),
    attempt('Call times', READ_FAILED, () => checkCallTimes(store)),
  ]);
}

const FIX_DATABASE =
  'check that a server has started once, the database runs, its disk and permissions are fine, and no other process locks it';
const READ_FAILED = 'fix the database first';
const BACK_UP = 'run leads backup; if you make backups in another way, set BACKUP_DIR=off';

/** Finds deliveries that have been waiting too long. Skips alerts, because they report the findings of other checks. */
async function checkWaiting({ reader }: LeadStore): Promise<Outcome> {
  // Skip emails that a limit delays: they have an error, but no attempts.
  const { rows } = await sql<{ kind: string; lead_id: string; created_at: string; count: number }>`
    with waiting as (select * from deliveries where kind in (${sql.join(LOOKED_AT)})
      and delivered_at is null and failed_at is null and (attempts > 0 or error is null))
    select kind, lead_id, created_at, (select count(*) from waiting) as count
    from waiting order by created_at limit 1`.execute(reader);
  const [oldest] = rows;
  if (!oldest) return { found: 'none waits' };
  const { kind, lead_id, count, created_at } = oldest;
  const age = Date.now() - Date.parse(created_at);
  const found = `waiting: ${count}, the oldest (${kind}) for ${formatDuration(age)}`;
  const todo = `check that a server runs; ${saysWhy(lead_id)}leads retry tries again at once`;
  return { found, todo: age >= MAX_WAIT_MS && todo };
}

async function checkGivenUp({ reader }: LeadStore): Promise<Outcome> {
  const { rows: kinds } = await sql<{ kind: string; count: number; lead: string }>`
    select kind, count(*) as count, min(cast(lead_id as text)) as lead from deliveries
    where kind in (${sql.join(LOOKED_AT)}) and failed_at is not null group by kind`.execute(reader);
  const [first] = kinds;
  if (!first) return { found: 'no delivery' };
  const todo = `${saysWhy(first.lead)}leads retry tries again, leads retry --forget discards them`;
  return { found: kinds.map(({ kind, count }) => `${count} ${kind}`).join(', '), todo };
}

function saysWhy(leadId: string): string {
  return leadId === NO_LEAD ? '' : `leads show ${leadId} says why, `;
}

const LOOKED_AT = DELIVERY_KINDS.filter((kind) => !ALERTS.includes(kind));

async function checkAnswers({ reader }: LeadStore): Promise<Outcome> {
  const hours = TERMS.confirmationHours;
  const before = new Date(Date.now() - hours * HOUR_MS).toISOString();
  const late = LEAD_TABLES.map((table) => {
    const isLate = sql`created_at < ${before} and ${waits(table)}`;
    return sql`(select count(*) from ${sql.table(table)} as lead where ${isLate})`;
  });
  const counted = sql<{ count: number }>`select ${sql.join(late, sql` + `)} as count`;
  const count = (await counted.execute(reader)).rows[0]?.count ?? 0;
  if (count === 0) return { found: 'no lead waits too long' };
  const found = `wait: ${count} leads for more than ${hours} hours`;
  return { found, todo: 'leads list --waiting shows them; confirm or decline bookings, answer the others' };
}

async function checkCallTimes(store: LeadStore): Promise<Outcome> {
  const count = (await findUnanswered(store)).filter(({ isOfDay }) => isOfDay).length;
  const todo = 'no more times are held for bookings: confirm or decline those that leads calendar shows';
  return { found: `${count} of a day's ${TIMES_PER_DAY} wait for you`, todo: count >= TIMES_PER_DAY && todo };
}

/** A missing backup is fine while the database is younger than the maximum age of a backup. */
async function checkBackup(databaseFile?: string, backups?: BackupSettings): Promise<Outcome> {
  if (databaseFile === undefined) return { found: 'not checked: back up PostgreSQL yourself' };
  if (!backups) return { found: 'BACKUP_DIR is off' };
  const oldest = Date.now() - MAX_BACKUP_AGE_MS;
  const last = findLastBackup(backups.folder, databaseFile);
  if (!last) {
    const isOld = (statSync(databaseFile, { throwIfNoEntry: false })?.birthtimeMs ?? Infinity) <= oldest;
    return { found: 'There is no backup', todo: isOld && BACK_UP };
  }
  const change = await findChange(last.file);
  if (change !== undefined) return { found: `${last.file} is damaged: ${change}`, todo: BACK_UP };
  const isOld = last.madeAt.getTime() <= oldest;
  const [richer] = isOld ? [] : await findRicher(backups.folder, databaseFile, last);
  const found = richer && `${richer.file} holds far more leads than the last backup`;
  if (found) return { found, todo: 'restore it if what is missing should be there, or else delete it' };
  return { found: `The last backup is from ${last.madeAt.toISOString()}`, todo: isOld && BACK_UP };
}

async function checkDisk(databaseFile: string, backups: BackupSettings | undefined): Promise<Outcome> {
  const size = statSync(databaseFile, { throwIfNoEntry: false })?.size ?? 0;
  const needed = Math.max(MIN_FREE_BYTES, size);
  const places = [databaseFile, ...(backups ? [backups.folder] : [])].map(nearest);
  const disks = await Array.fromAsync(places, async (place) => {
    const { bavail, bsize } = await statfs(place);
    return { place, free: bavail * bsize };
  });
  const found = disks.map(({ place, free }) => `${formatBytes(free)} free at ${place}`).join(', ');
  const isShort = disks.some(({ free }) => free < needed);
  return { found, todo: isShort && `make room for at least ${formatBytes(needed)}` };
}

/** Returns a path, or the nearest folder above it that exists. */
export function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

async function checkMail(mail: Watched['mail']): Promise<Outcome> {
  if (!mail) return { found: 'SMTP_URL is unset' };
  const { createMailer } = await import('../mail/send-mail.ts');
  await createMailer(mail.url, { from: mail.from ?? mail.team }).verify();
  return { found: 'the server answers' };
}

async function checkInbox(url: string): Promise<Outcome> {
  const { openMailbox } = await import('../received/open-mailbox.ts');
  (await openMailbox(url)).close();
  return { found: 'can be read' };
}

async function checkCalendar(url: string, owners?: string): Promise<Outcome> {
  const hours = callHours();
  if (!hours) return { found: 'not needed: no times are offered' };
  const { readCalendar } = await import('../calendar/read-calendar.ts');
  const { busy, problem } = await readCalendar(url, hours, owners);
  const todo = busy ? 'compare your calendar with leads calendar; block missing times' : 'check CALENDAR_URL';
  return { found: problem ?? 'can be read', todo: problem !== undefined && todo };
}

type Outcome = { found: string; todo?: string | false };

/** Runs a check within the time limit. Reports an error as the check's finding. @param todo how to fix the error */
async function attempt(check: string, todo: string, work: () => Promise<Outcome>): Promise<Finding> {
  try {
    const { found, todo } = await withTimeout(CHECK_MS, work());
    return { check, found, todo: todo || undefined };
  } catch (error) {
    const isKnown = error instanceof ClockJumped && error.isKnown;
    return { check, found: errorMessage(error), todo, isKnown };
  }
}

function formatBytes(count: number): string {
  return count < 2 ** 30 ? `${Math.floor(count / 2 ** 20)} MB` : `${(count / 2 ** 30).toFixed(1)} GB`;
}
