import { type InferResult, type Kysely, sql } from 'kysely';
import type { Lead } from '../lead-type.ts';
import type { Delivery } from '../outbox/outbox.ts';
import { LEAD_TABLES, type LeadTable, leadType } from '../types.ts';
import type { LeadStore } from './lead-store.ts';
import { type Tables, WAITS } from './tables.ts';

/** A lead of any table, with the records beside it. */
export type ListedLead = { table: LeadTable } & InferResult<ReturnType<typeof selectLeads>>[number];

export interface LeadFilter {
  table?: LeadTable | undefined;
  /** Only those that came at or after this point in time, UTC. */
  since?: string | undefined;
  before?: string | undefined;
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
    yield* page;
  } while (page.length === PAGE);
}

export async function findListed({ db }: Pick<LeadStore, 'db'>, id: string): Promise<ListedLead | undefined> {
  for (const table of LEAD_TABLES) {
    const row = await selectLeads(db, table).where('lead.id', '=', id).executeTakeFirst();
    if (row) return { table, ...row };
  }
  return undefined;
}

function byAge(a: ListedLead, b: ListedLead): number {
  return a.created_at < b.created_at || (a.created_at === b.created_at && a.id < b.id) ? 1 : -1;
}

async function findPage(
  db: Kysely<Tables>,
  table: LeadTable,
  { since, before, email, isWaiting, isSuspected }: LeadFilter,
  last: Lead | undefined,
): Promise<ListedLead[]> {
  const address = sql.ref(`lead.${leadType(table).contact.email}`);
  // Databases lower ASCII letters for certain, others only maybe.
  const addresses = [email ?? '', email?.toLowerCase() ?? '', email?.toUpperCase() ?? ''];
  const lowered = addresses.map((text) => sql`lower(cast(${text} as text))`);
  const conditions = [
    last && sql`(lead.created_at, lead.id) < (${last.created_at}, ${last.id})`,
    since !== undefined && sql`lead.created_at >= ${since}`,
    before !== undefined && sql`lead.created_at < ${before}`,
    email !== undefined && sql`lower(${address}) in (${sql.join(lowered)})`,
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
