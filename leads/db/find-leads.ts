import { type InferResult, type Kysely, type Selectable, sql } from 'kysely';
import type { Lead } from '../lead-type.ts';
import { LEAD_TABLES, type LeadTable, leadType } from '../types.ts';
import type { LeadStore } from './lead-store.ts';
import { asLead, CALLS, SETTLED, type Tables } from './tables.ts';

/** A lead of any table, with the records beside it. */
export type ListedLead = { table: LeadTable } & SelectedLead;

type SelectedLead = InferResult<ReturnType<typeof selectLeads>>[number];

export interface LeadFilter {
  table?: LeadTable | undefined;
  /** Only those that came at or after this point in time, UTC. */
  since?: string | undefined;
  before?: string | undefined;
  email?: string | undefined;
  /** Only those that ask for an answer and have none, without suspected ones. */
  isWaiting?: boolean | undefined;
  isSuspected?: boolean | undefined;
}

const PAGE = 1000;

/** Reads leads, newest first, in pages: memory stays bounded, and no long transaction holds up the server. */
export async function* findLeads(store: LeadStore, filter: LeadFilter): AsyncGenerator<ListedLead> {
  const tables = (filter.table ? [filter.table] : LEAD_TABLES).filter(
    // Nothing else can be answered here.
    (table) => !filter.isWaiting || table === CALLS,
  );
  yield* newestFirst(tables.map((table) => readTable(store, table, filter)));
}

export async function findListed({ db }: Pick<LeadStore, 'db'>, id: string): Promise<ListedLead | undefined> {
  for (const table of LEAD_TABLES) {
    const row = await selectLeads(db, table).where('lead.id', '=', id).executeTakeFirst();
    if (row) return asListed(table, row);
  }
  return undefined;
}

async function* readTable(
  store: LeadStore,
  table: LeadTable,
  filter: LeadFilter,
): AsyncGenerator<ListedLead> {
  let last: Lead | undefined;
  while (true) {
    const rows = await page(store, table, filter, last);
    for (const row of rows) yield asListed(table, row);
    last = rows.at(-1);
    if (rows.length < PAGE || !last) return;
  }
}

function asListed(table: LeadTable, row: SelectedLead): ListedLead {
  return { table, ...asLead(table, row) };
}

function page(
  { db }: LeadStore,
  table: LeadTable,
  { since, before, email, isWaiting, isSuspected }: LeadFilter,
  last: Lead | undefined,
) {
  const address = sql.ref<string>(`lead.${leadType(table).contact.email}`);
  // Databases lower ASCII letters for certain, others only maybe.
  const addresses = [email ?? '', email?.toLowerCase() ?? '', email?.toUpperCase() ?? ''];
  const isOpen = sql<boolean>`record.suspicion is null and not exists (
    select 1 from appointments where booking_id = lead.id and ${sql.raw(SETTLED)})`;
  return selectLeads(db, table)
    .where(({ and, eb, refTuple, tuple }) =>
      and([
        ...(last ? [eb(refTuple('lead.created_at', 'lead.id'), '<', tuple(last.created_at, last.id))] : []),
        ...(since === undefined ? [] : [eb('lead.created_at', '>=', since)]),
        ...(before === undefined ? [] : [eb('lead.created_at', '<', before)]),
        ...(email === undefined
          ? []
          : [sql<boolean>`lower(${address}) in (${sql.join(addresses.map(lowered))})`]),
        ...(isWaiting ? [isOpen] : []),
        ...(isSuspected ? [eb('record.suspicion', 'is not', null)] : []),
      ]),
    )
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(PAGE)
    .execute();
}

function lowered(text: string) {
  return sql`lower(cast(${text} as text))`;
}

function selectLeads(db: Kysely<Tables>, table: LeadTable) {
  return db
    .selectFrom(sql<Lead>`${sql.table(table)}`.as('lead'))
    .leftJoin('leads as record', 'record.id', 'lead.id')
    .leftJoin('appointments as appointment', 'appointment.booking_id', 'lead.id')
    .selectAll('lead')
    .select([
      'record.suspicion',
      'record.device_zone',
      'appointment.status',
      'appointment.starts_at',
      'appointment.held_until',
      'appointment.picked_start',
      'appointment.first_answer',
      'appointment.decided_at',
      'appointment.answered_at',
      'appointment.link',
      'appointment.note',
    ]);
}

export function findDeliveries(
  db: Kysely<Tables>,
  leadId: string,
): Promise<Selectable<Tables['deliveries']>[]> {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at')
    .execute();
}

/** Merges streams that are sorted newest first. */
async function* newestFirst(streams: AsyncGenerator<ListedLead>[]): AsyncGenerator<ListedLead> {
  const heads = await Promise.all(streams.map((stream) => stream.next()));
  while (true) {
    const open = heads.flatMap((head, index) => (head.done ? [] : [{ lead: head.value, index }]));
    const [first] = open.sort((a, b) => (a.lead.created_at < b.lead.created_at ? 1 : -1));
    if (!first) return;
    yield first.lead;
    const next = await streams[first.index]?.next();
    if (next) heads[first.index] = next;
  }
}
