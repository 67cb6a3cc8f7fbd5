import { type Decision, decideCall, Refused } from '../calls/appointments.ts';
import type { CallState } from '../calls/call-state.ts';
import { contentId } from '../content-id.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import { type Connection, inTransaction } from '../db/connection.ts';
import { CALLS } from '../db/tables.ts';
import { checkLead, columnsOf, type LeadTable } from '../lead-types/lead-types.ts';
import { formZoneLike, instantHere, wallTimeHere, wallTimeIn, zoneHere } from '../time-zones.ts';
import { insertLead } from './insert-lead.ts';

/** What the team types about somebody who phoned. With a day and a time, by our clock, they ask for a call. */
export type TypedLead = Record<'name' | 'email' | 'message', string> &
  Partial<Record<'id' | 'date' | 'time' | 'company' | 'service', string>>;

/** Stores a lead that the team typed, unless the same is stored. Mails nobody. @returns its id @throws Refused with a message */
export async function addLead(connection: Connection, by: Actor, typed: TypedLead): Promise<string> {
  const { id = crypto.randomUUID(), name, email, message, company, service, date, time } = typed;
  if (!date && !time) return await add('support_messages', { id, name, email, message });
  const asked = { ...askedOf(date, time), problems_to_solve: message };
  const about = { company_name: company || name, selected_service: service };
  return await add(CALLS, { id, name, email, ...about, ...asked });

  async function add<Table extends LeadTable>(table: Table, input: object) {
    const checked = checkLead(table, input, wallTimeHere(new Date()).date);
    if (!checked.ok) throw new Refused('missing', checked.problems[0]?.message);
    const silent = { ...connection, kinds: [] };
    const { result } = await insertLead(silent, table, { ...checked.row, id }, { source: 'added by hand' });
    if (result === 'conflict') throw new Refused('meanwhile', 'This form was already sent with other words');
    if (result === 'stored') await recordAct(connection.db, by, { act: 'add', lead_id: id });
    return id;
  }
}

/**
 * Proposes times for another call with the same person, as a booking of its own. The same proposal adds one booking.
 * @returns the new booking's id @throws Refused if the first call isn't over, or the same times were proposed before
 */
export async function followUp(
  connection: Connection,
  call: CallState,
  { proposed = [], note }: Decision,
  by: Actor,
): Promise<string> {
  const { booking, status, startsAt, deviceZone } = call;
  if (status !== 'confirmed' || startsAt > new Date())
    throw new Refused('meanwhile', 'A follow-up is for a call that is over');
  const id = contentId(CALLS, { followsUp: booking.id, proposed }, startsAt);
  const row = Object.fromEntries(
    columnsOf(CALLS).map((name) => [name, booking[name as keyof typeof booking]]),
  );
  await inTransaction(connection, async (transaction) => {
    const extras = { source: 'a follow-up call', deviceZone };
    const silent = { ...transaction, kinds: [] };
    const { result } = await insertLead(silent, CALLS, { ...(row as typeof booking), id }, extras);
    if (result === 'conflict') throw new Refused('meanwhile');
    if (result === 'duplicate') return;
    await recordAct(transaction.db, by, { act: 'add', lead_id: id });
    const decision = { status: 'declined', proposed, note, followsUp: booking.id, seen: 'new' } as const;
    await decideCall(transaction, id, decision, by);
  });
  return id;
}

function askedOf(date = '', time = '') {
  try {
    const start = instantHere(date, time);
    const timezone = formZoneLike(zoneHere(), start) ?? 'UTC';
    const wall = wallTimeIn(timezone, start);
    return { preferred_date: wall.date, preferred_time: wall.time, timezone };
  } catch {
    throw new Refused('missing', 'For a call, please choose a day and a time');
  }
}
