import { type InferResult, type Kysely, sql } from 'kysely';
import type { Lead } from '../lead-type.ts';
import { isOneMailbox } from '../mail/mail-address.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { contactOf, LEAD_TABLES, type LeadTable } from '../types.ts';
import type { LeadStore } from './lead-store.ts';
import { type Tables, WAITS } from './tables.ts';

/** A lead of any table, with the records beside it. */
export type ListedLead = { table: LeadTable } & InferResult<ReturnType<typeof selectLeads>>[number];

export interface LeadFilter {
  table?: LeadTable | undefined;
  /** Only those that came at or after this point in time, UTC. */
  since?: string | undefined;
  before?: string | undefined;
  /** Of this mailbox, however its address was typed. */
  email?: string | undefined;
  /** Only those that have no answer, without suspected ones. */
  isWaiting?: boolean | undefined;
  isSuspected?: boolean | undefined;
}

const PAGE = 1000;

/** Reads leads, newest first, in pages: memory stays bounded, and no long transaction holds up the server. */
export async function* findLeads({ db }: LeadStore, filter: LeadFilter): AsyncGenerator<ListedLead> {
  const tables = filter.table ? [filter.table] : LEAD_TABLES;
  let page: ListedLead[] = [];
  do {
    const last = page.at(-1);
    const found = await Promise.all(tables.map((table) => findPage(db, table, filter, last)));
    page = found.flat().sort(byAge).slice(0, PAGE);
    for (const lead of page) {
      const isAsked =
        filter.email === undefined || isOneMailbox(contactOf(lead.table, lead).address, filter.email);
      if (isAsked) yield lead;
    }
  } while (page.length === PAGE);
}

/**
 * Finds a lead by its id, or by the first letters of it that no other lead has.
 * @throws an error with the ids, where several leads begin so
 */
export async function findListed({ db }: Pick<LeadStore, 'db'>, id: string): Promise<ListedLead | undefined> {
  const found: ListedLead[] = [];
  for (const table of LEAD_TABLES) {
    const rows = await selectLeads(db, table)
      .where(
        id.length === 36
          ? sql<boolean>`lead.id = ${id}`
          : sql<boolean>`cast(lead.id as text) like ${`${id}%`}`,
      )
      .limit(3)
      .execute();
    found.push(...rows.map((row) => ({ table, ...row })));
  }
  if (found.length < 2) return found[0];
  throw new Error(`Several leads begin with ${id}: ${found.map((lead) => lead.id).join(', ')}`);
}

function byAge(a: ListedLead, b: ListedLead): number {
  return a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id) ? 1 : -1;
}

async function findPage(
  db: Kysely<Tables>,
  table: LeadTable,
  { since, before, isWaiting, isSuspected }: LeadFilter,
  last: Lead | undefined,
): Promise<ListedLead[]> {
  const conditions = [
    last && sql`(lead.created_at, lead.id) < (${last.created_at}, ${last.id})`,
    since !== undefined && sql`lead.created_at >= ${since}`,
    before !== undefined && sql`lead.created_at < ${before}`,
    isWaiting && WAITS,
    isSuspected && sql`record.suspicion is not null`,
  ].filter((condition) => !!condition);
  const rows = await selectLeads(db, table)
    .where(sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`)
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map((row) => ({ table, ...row }));
}

function selectLeads(db: Kysely<Tables>, table: LeadTable) {
  return db
    .selectFrom(sql<Lead>`${sql.table(table)}`.as('lead'))
    .leftJoin('leads as record', 'record.id', 'lead.id')
    .leftJoin('appointments as appointment', 'appointment.booking_id', 'lead.id')
    .selectAll('lead')
    .select(['record.suspicion', 'record.device_zone', 'record.network', 'record.revocations'])
    .select(['appointment.status', 'appointment.starts_at', 'appointment.held_until', 'appointment.link'])
    .select(['appointment.picked_start', 'appointment.first_answer', 'appointment.note'])
    .select(['appointment.decided_at', 'appointment.decided_by', 'appointment.ends_at'])
    .select(['appointment.was_confirmed', 'appointment.sequence'])
    .select(({ fn }) => fn.coalesce('record.replied_at', 'appointment.answered_at').as('answered_at'));
}

export function findDeliveries(db: Kysely<Tables>, leadId: string): Promise<Delivery[]> {
  const ofLead = db.selectFrom('deliveries').selectAll().where('lead_id', '=', leadId);
  return ofLead.orderBy('created_at').execute();
}
