import { type InferResult, type RawBuilder, sql } from 'kysely';
import leven from 'leven';
import { foldText, soundsOf } from '../fold-text.ts';
import type { Stored } from '../lead-types/lead-type.ts';
import {
  columnsOf,
  contactOf,
  LEAD_TABLES,
  type Lead,
  type LeadTable,
  leadType,
  listsOf,
} from '../lead-types/lead-types.ts';
import { isOneMailbox, mailboxOf } from '../mail-address.ts';
import { UUID } from '../validation.ts';
import type { Dialect } from './dialects.ts';
import type { LeadStore } from './lead-store.ts';
import { type Appointment, type Db, type Delivery, type Entry, type LeadRecord, waits } from './tables.ts';

/** A lead from any table, with its record and its appointment. */
export type ListedLead = Lead & InferResult<ReturnType<typeof selectLeads>>[number];

export interface LeadFilter {
  table?: LeadTable | undefined;
  /** Only leads stored at or after this instant, ISO 8601 in UTC. */
  since?: string | undefined;
  /** Only leads stored before this instant, ISO 8601 in UTC. */
  before?: string | undefined;
  /** Only leads from this mailbox, in any spelling of its address. */
  email?: string | undefined;
  /** Only unanswered leads that aren't suspected spam. */
  isWaiting?: boolean | undefined;
  isSuspected?: boolean | undefined;
  /** Only leads whose visitor replied to an email, unless the team has answered the reply. */
  isHeard?: boolean | undefined;
  /** Only leads that are archived, or only leads that aren't. */
  isArchived?: boolean | undefined;
  /** Only leads with a reminder up to this day, `YYYY-MM-DD`. */
  remindBy?: string | undefined;
  isOldestFirst?: boolean | undefined;
  /** Only leads with each word of this text, or whose phone number contains it. Ignores case and accents. */
  text?: string | undefined;
  /** Only leads whose name or company is spelled nearly like this text, of the newest 2,000 per table that sound so. */
  nearTo?: string | undefined;
  /** Only leads with this address, ignoring case. Uses an index, but unlike `email` misses other spellings. */
  address?: string | undefined;
  /** Only leads listed after this lead: the cursor for paging. */
  after?: Pick<Lead, 'id' | 'created_at'> | undefined;
}

/** A common sound may be in every lead, and comparing spellings of all would take long. */
const MAX_SOUNDING = 2000;

type Readable = Pick<LeadStore, 'reader' | 'dialect'>;

/**
 * Yields leads, newest first. Reads `perPage` leads per table at a time, to bound memory and transaction times, and so
 * that the event loop gets a turn while a consumer works through many leads.
 */
export async function* findLeads(store: Readable, filter: LeadFilter, perPage = 300) {
  const sources = (filter.table ? [filter.table] : LEAD_TABLES).map((table) => ({
    ...{ table, after: filter.after, hasMore: true },
    page: [] as ListedLead[],
    read: 0,
  }));
  const most = filter.nearTo === undefined ? Number.POSITIVE_INFINITY : MAX_SOUNDING;
  for (;;) {
    for (const source of sources) {
      if (source.page.length > 0 || !source.hasMore || source.read >= most) continue;
      source.page = await findPage(store, source.table, { ...filter, after: source.after }, perPage);
      source.after = source.page.at(-1);
      source.hasMore = source.page.length === perPage;
      source.read += perPage;
    }
    const [newest] = sources.flatMap(({ page }) => page[0] ?? []).sort(filter.isOldestFirst ? byTime : byAge);
    if (!newest) return;
    sources.find(({ page }) => page[0] === newest)?.page.shift();
    const { address } = contactOf(newest.table, newest);
    const isFrom = filter.email === undefined || isOneMailbox(address, filter.email);
    if (isFrom && (filter.nearTo === undefined || isNearly(filter.nearTo, newest))) yield newest;
  }
}

/** Returns the newest leads that match a filter, and whether there are more. */
export async function findFirstLeads(store: Readable, filter: LeadFilter, count: number) {
  const leads: ListedLead[] = [];
  // Most of the leads that only sound like a name are left out, so read more of them at a time.
  const perPage = filter.nearTo === undefined ? count + 1 : undefined;
  for await (const lead of findLeads(store, filter, perPage)) {
    if (leads.length === count) return { leads, hasMore: true };
    leads.push(lead);
  }
  return { leads, hasMore: false };
}

/** Returns the lead whose id begins with `id`, if any. @throws an error that lists matching ids if there are several */
export async function findLeadByPrefix({ db }: Pick<LeadStore, 'db'>, id: string) {
  const found: ListedLead[] = [];
  for (const table of LEAD_TABLES) {
    const rows = await selectLeads(db, table).where(beginsWith('lead.id', id)).limit(3).execute();
    found.push(...rows.map((row) => fromTable<ListedLead>(table, row)));
  }
  if (found.length < 2) return found[0];
  throw new Error(`Several lead ids begin with ${id}: ${found.map((lead) => lead.id).join(', ')}`);
}

/** Returns the condition that an id begins with `prefix`, which must consist of hexadecimal digits and dashes. */
export function beginsWith(column: string, prefix: string): RawBuilder<boolean> {
  const id = sql.ref(column);
  return UUID.test(prefix) ? sql`${id} = ${prefix}` : sql`cast(${id} as text) like ${`${prefix}%`}`;
}

const byTime = (a: ListedLead, b: ListedLead) => byAge(b, a);

function byAge(a: ListedLead, b: ListedLead): number {
  return a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id) ? 1 : -1;
}

async function findPage({ reader, dialect }: Readable, table: LeadTable, filter: LeadFilter, count: number) {
  const { since, before, isWaiting, isSuspected, isHeard, isArchived, remindBy, text, nearTo, after } =
    filter;
  const [isBefore, order] = filter.isOldestFirst ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  const column = sql.ref<string>(`lead.${leadType(table).contact.email}`);
  const conditions = [
    after && sql`(lead.created_at, lead.id) ${sql.raw(isBefore)} (${after.created_at}, ${after.id})`,
    filter.email !== undefined && mayBeMailbox(column, filter.email),
    filter.address !== undefined && sql`lower(${column}) = ${filter.address.toLowerCase()}`,
    text && contains(dialect, table, text),
    nearTo && soundsLike(dialect, table, nearTo),
    since !== undefined && sql`lead.created_at >= ${since}`,
    before !== undefined && sql`lead.created_at < ${before}`,
    isWaiting && waits(table),
    isArchived !== undefined && sql`record.archived_at is ${sql.raw(isArchived ? 'not null' : 'null')}`,
    remindBy !== undefined &&
      sql`lead.id in (select id from leads where remind_on <= ${remindBy} and lead_table = ${table})`,
    isHeard && heardIn(table),
    isSuspected &&
      sql`lead.id in (select id from leads where lead_table = ${table} and suspicion is not null)`,
  ].filter((condition) => !!condition);
  const rows = await selectLeads(reader, table)
    .where(sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`)
    .orderBy('lead.created_at', order)
    .orderBy('lead.id', order)
    .limit(count)
    .execute();
  return rows.map((row) => fromTable<ListedLead>(table, row));
}

/** Returns a condition that every spelling of a mailbox meets. Few other addresses meet it, except non-ASCII ones. */
function mayBeMailbox(column: RawBuilder<string>, typed: string) {
  const { local, domain } = mailboxOf(typed);
  const domains = domain === 'gmail.com' ? [domain, 'googlemail.com'] : [domain];
  const ends = domains.map((each) => sql`lower(${column}) like ${`%@${escaped(each)}`} escape '\\'`);
  const begins = sql`replace(lower(${column}), '.', '') like ${`${escaped(local.replaceAll('.', ''))}%`} escape '\\'`;
  const isUnicode = sql`octet_length(${column}) <> length(${column})`;
  return sql`(${isUnicode} or ${begins} and (${sql.join(ends, sql` or `)}))`;
}

function escaped(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&');
}

function heardIn(table: LeadTable) {
  return sql`lead.id in (select id from leads where heard_at is not null and lead_table = ${table})`;
}

/**
 * Returns the SQL condition that each word of the text is in the lead or in an entry about it, or that the text is in
 * its phone number. Ignores case, accents and apostrophes.
 */
function contains(dialect: Dialect, table: LeadTable, text: string) {
  const { phone } = leadType(table).contact;
  const texts = columnsOf(table).filter((column) => !listsOf(table).includes(column));
  const columns = texts.map((column) => sql`coalesce(cast(${sql.ref(`lead.${column}`)} as text), '')`);
  const lead = sql<string>`(${sql.join(columns, sql` || '\n' || `)})`;
  const entry = sql.ref<string>('body');
  const words = text.split(/\s+/).slice(0, MAX_WORDS);
  const tests = words.map(
    (word) => sql`(${hasWord(dialect, lead, word)}
      or lead.id in (select lead_id from entries where ${hasWord(dialect, entry, word)}))`,
  );
  const isNamed = sql`(${sql.join(tests, sql` and `)})`;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  const isPhone = phone && digits.length >= MIN_DIGITS && /^[\d\s()+./-]+$/.test(text);
  return isPhone ? sql`(${isNamed} or ${digitsOf(`lead.${phone}`)} like ${`%${digits}%`})` : isNamed;
}

const [MAX_WORDS, MIN_DIGITS] = [8, 4];

function digitsOf(column: string) {
  const signs = ['(0)', ' ', '-', '(', ')', '.', '/'];
  return signs.reduce((text, sign) => sql`replace(${text}, ${sign}, '')`, sql`${sql.ref(column)}`);
}

/**
 * Returns the condition that a text contains a word. Tries several spellings, because PostgreSQL's `lower` may only
 * convert ASCII letters, depending on the database's locale.
 */
function hasWord({ folded }: Dialect, text: RawBuilder<string>, word: string) {
  const lower = foldText(word);
  const title = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const spellings = [lower, title, lower.toUpperCase()].map((each) =>
    escaped(each.replace(/[A-Z]+/g, (ascii) => ascii.toLowerCase())),
  );
  // Most rows are ASCII, which is faster to fold.
  const ascii = sql`replace(lower(${text}), '''', '')`;
  const plain = sql`case when octet_length(${text}) = length(${text}) then ${ascii} else ${folded(text)} end`;
  const tests = [...new Set(spellings)].map((spelling) => sql`${plain} like ${`%${spelling}%`} escape '\\'`);
  return sql`(${sql.join(tests, sql` or `)})`;
}

/** Returns the condition that the name or company sounds like the text, which must have two consonants. */
function soundsLike({ sounds }: Dialect, table: LeadTable, text: string) {
  const { name, company } = leadType(table).contact;
  const heard = soundsOf(text).split(/[^a-z]+/);
  const who = sql<string>`(${sql.ref(`lead.${name}`)} || ' ' || ${company ? sql.ref(`lead.${company}`) : ''})`;
  const words = heard.filter((word) => word.length > 1).slice(0, MAX_WORDS);
  const tests = words.map((word) => sql`${sounds(who)} like ${`%${word}%`}`);
  return tests.length > 0 ? sql`(${sql.join(tests, sql` and `)})` : sql`false`;
}

/** Whether each word of a text is spelled nearly like a word of the lead's name or company. */
function isNearly(text: string, { table, ...lead }: ListedLead): boolean {
  const { name, company = name } = leadType(table).contact;
  const columns: Record<string, unknown> = { ...lead };
  const wordsOf = (said: string) =>
    foldText(said)
      .replaceAll('ph', 'f')
      .split(/[^\p{L}\p{N}]+/u);
  const words = wordsOf(`${columns[name]} ${columns[company]}`);
  const wanted = wordsOf(text).filter(Boolean).slice(0, MAX_WORDS);
  return wanted.every((word) => words.some((each) => leven(word, each) <= Math.ceil(word.length / 3)));
}

function selectLeads(db: Db, table: LeadTable) {
  return db
    .selectFrom(sql<Stored>`${sql.table(table)}`.as('lead'))
    .leftJoin('leads as record', 'record.id', 'lead.id')
    .leftJoin('appointments as appointment', 'appointment.booking_id', 'lead.id')
    .selectAll('lead')
    .select(['record.suspicion', 'record.device_zone', 'record.network', 'record.revocations'])
    .select(['record.source', 'record.outcome', 'record.archived_at', 'record.remind_on', 'record.heard_at'])
    .select(
      sql<string | null>`(select string_agg(body, '\n' order by created_at, id)
        from entries where lead_id = lead.id and kind = 'note')`.as('team_note'),
    )
    .select(
      sql<Entry['kind'] | null>`(select kind from entries where lead_id = lead.id
        and kind in ('accepted', 'declined', 'tentative')
        and created_at > coalesce(appointment.decided_at, appointment.created_at)
        order by created_at desc, id desc limit 1)`.as('calendar_answer'),
    )
    .select(['appointment.status', 'appointment.starts_at', 'appointment.held_until', 'appointment.link'])
    .select(['appointment.picked_start', 'appointment.first_answer', 'appointment.note'])
    .select('appointment.proposed')
    .select(['appointment.decided_at', 'appointment.decided_by', 'appointment.ends_at'])
    .select(['appointment.was_confirmed', 'appointment.sequence', 'appointment.invitation'])
    .select('appointment.created_at as booked_at')
    .select(({ fn }) => fn.coalesce('record.replied_at', 'appointment.answered_at').as('answered_at'));
}

/** Counts the waiting leads that are younger than `since` or whose visitor replied, up to `most` per type. */
export async function countWaiting({ reader }: Readable, since: string, most: number): Promise<number> {
  const counts = LEAD_TABLES.map(async (table) => {
    const lead = sql`select 1 from ${sql.table(table)} as lead where ${waits(table)} and`;
    const { rows } = await sql<{ count: number }>`select count(*) as count from (
      select * from (${lead} created_at > ${since} limit ${most}) as fresh
      union all select * from (${lead} created_at <= ${since} and ${heardIn(table)} limit ${most}) as heard
    ) as waiting`.execute(reader);
    return Math.min(most, Number(rows[0]?.count ?? 0));
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Returns which of these leads have an unsent delivery that has failed at least once. */
export async function findUndelivered(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ lead_id: string }>`
    select lead_id from deliveries where lead_id in (${sql.join(ids)})
    and delivered_at is null and (failed_at is not null or attempts > 0 and error is not null)`.execute(db);
  return new Set(rows.map(({ lead_id }) => lead_id));
}

export function findDeliveries(db: Db, leadId: string): Promise<Delivery[]> {
  const ofLead = db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId);
  return ofLead.orderBy('created_at').execute();
}

/** Returns a lead without its related records; undefined if the lead was erased. */
export async function findLead<Table extends LeadTable>(db: Db, table: Table, id: string) {
  const row = await db.selectFrom<LeadTable>(table).selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromTable<Lead<Table>>(table, row);
}

/** Adds the table that a row was read from. The compiler can't know that the row has this table's columns. */
function fromTable<Found extends object>(table: LeadTable, row: object): Found {
  return { table, ...row } as Found;
}

/** Returns a lead's record; undefined if the browser sent the lead straight to a hosted database. */
export function findRecord(db: Db, id: string): Promise<LeadRecord | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the appointment of a booking; undefined if no time has been held and the call hasn't been answered. */
export function findAppointment(db: Db, bookingId: string): Promise<Appointment | undefined> {
  return db.selectFrom('appointments').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}
