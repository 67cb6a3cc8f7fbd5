import { type Kysely, type Selectable, sql } from 'kysely';
import type { LeadTableName } from '../lead-tables.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { Tables } from '../store/tables.ts';

/** A lead of either table, with what the desk knows beside it. */
export type DeskLead = DeskBooking | DeskQuiz;

export type DeskBooking = { table: 'call_bookings' } & Selectable<Tables['call_bookings']> & DeskState;

type DeskQuiz = { table: 'quiz_submissions' } & Selectable<Tables['quiz_submissions']> & DeskState;

interface DeskState {
  /** Why it is taken for a bot's. */
  suspicion: string | null;
  /** Of a booking: what became of it. */
  status: 'confirmed' | 'declined' | null;
  starts_at: string | null;
  /** Where the call is held. */
  link: string | null;
  /** What the visitor was told with a decline. */
  note: string | null;
}

export interface LeadFilter {
  /** Both tables where it is left out. */
  table?: LeadTableName | undefined;
  /** Only those that came at or after this point in time, UTC. */
  since?: string | undefined;
  /** Only those that came before it. */
  before?: string | undefined;
  email?: string | undefined;
  /** Only bookings that nobody confirmed or declined, without suspected ones. */
  isWaiting?: boolean | undefined;
  isSuspected?: boolean | undefined;
}

const PAGE = 1000;

/**
 * Reads leads, newest first, a thousand at a time, so that any number of them takes the same memory and no
 * long transaction stands in the server's way.
 */
export async function* readLeads(store: LeadStore, filter: LeadFilter): AsyncGenerator<DeskLead> {
  const tables = filter.table ? [filter.table] : (['call_bookings', 'quiz_submissions'] as const);
  const streams = tables
    .filter((table) => table === 'call_bookings' || !filter.isWaiting)
    .map((table) => readTable(store, table, filter));
  yield* newestFirst(streams);
}

/** One lead, by its id. */
export async function readLead({ db }: LeadStore, id: string): Promise<DeskLead | undefined> {
  for (const table of ['call_bookings', 'quiz_submissions'] as const) {
    const row = await selectLeads(db, table).where('lead.id', '=', id).executeTakeFirst();
    if (row) return { table, ...row } as DeskLead;
  }
  return undefined;
}

async function* readTable(
  { db }: LeadStore,
  table: LeadTableName,
  filter: LeadFilter,
): AsyncGenerator<DeskLead> {
  let last: { created_at: string; id: string } | undefined;
  while (true) {
    const rows = await page(db, table, filter, last);
    for (const row of rows) yield { table, ...row } as DeskLead;
    last = rows.at(-1);
    if (rows.length < PAGE || !last) return;
  }
}

function page(
  db: Kysely<Tables>,
  table: LeadTableName,
  { since, before, email, isWaiting, isSuspected }: LeadFilter,
  last: { created_at: string; id: string } | undefined,
) {
  const address = table === 'call_bookings' ? 'lead.email' : 'lead.contact_email';
  return selectLeads(db, table)
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('lead.created_at', 'lead.id'), '<', eb.tuple(last?.created_at ?? '', last?.id ?? '')),
      ),
    )
    .$if(since !== undefined, (query) => query.where('lead.created_at', '>=', since ?? ''))
    .$if(before !== undefined, (query) => query.where('lead.created_at', '<', before ?? ''))
    .$if(email !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.fn('lower', [eb.ref(address as 'lead.email')]), 'in', inAnyCase(email ?? '').map(lowerOf)),
      ),
    )
    .$if(isWaiting === true, (query) =>
      query.where('appointment.status', 'is', null).where('suspicion.reason', 'is', null),
    )
    .$if(isSuspected === true, (query) => query.where('suspicion.reason', 'is not', null))
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(PAGE)
    .execute();
}

/** A database may know only the capitals of ASCII; then these find what was typed in capitals or small letters. */
function inAnyCase(address: string): string[] {
  return [address, address.toLowerCase(), address.toUpperCase()];
}

function lowerOf(text: string) {
  return sql<string>`lower(cast(${text} as text))`;
}

/** A table of leads with its marks. Its own columns differ; those that a query names are in both. */
function selectLeads(db: Kysely<Tables>, table: LeadTableName) {
  return db
    .selectFrom(`${table as 'call_bookings'} as lead`)
    .leftJoin('suspicions as suspicion', (join) =>
      join.onRef('suspicion.lead_id', '=', 'lead.id').on('suspicion.lead_table', '=', table),
    )
    .leftJoin('appointments as appointment', 'appointment.booking_id', 'lead.id')
    .selectAll('lead')
    .select([
      'suspicion.reason as suspicion',
      'appointment.status',
      'appointment.starts_at',
      'appointment.link',
      'appointment.note',
    ]);
}

/** Merges streams that are each newest first. */
async function* newestFirst(streams: AsyncGenerator<DeskLead>[]): AsyncGenerator<DeskLead> {
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
