import { Refused } from '../calls/appointments.ts';
import { type Actor, recordAct } from '../db/audit.ts';
import type { Connection } from '../db/connection.ts';
import { BOOKING } from '../lead-types/booking.ts';
import { SUPPORT_MESSAGE } from '../lead-types/support-message.ts';
import { formZoneLike, instantHere, wallTimeHere, wallTimeIn, zoneHere } from '../time-zones.ts';
import { insertLead } from './insert-lead.ts';

/** What the team types about somebody who phoned. With a day and a time, by our clock, they ask for a call. */
export interface TypedLead extends Partial<Record<'id' | 'date' | 'time' | 'company' | 'service', string>> {
  name: string;
  email: string;
  message: string;
}

/** Stores a lead that the team typed, unless the same is stored. Mails nobody. @returns its id @throws Refused with a message */
export async function addLead(connection: Connection, by: Actor, typed: TypedLead): Promise<string> {
  const { id = crypto.randomUUID(), name, email, message, company, service, date, time } = typed;
  const silent = { ...connection, kinds: [] };
  const isCall = Boolean(date || time);
  const { outcome } = isCall
    ? await insertLead(silent, 'call_bookings', bookingOf(), { source: SOURCE })
    : await insertLead(
        silent,
        'support_messages',
        rowOf(SUPPORT_MESSAGE.check({ id, name, email, message })),
        { source: SOURCE },
      );
  if (outcome === 'conflict') throw new Refused('meanwhile', 'This form was already sent with other words');
  if (outcome === 'stored') await recordAct(connection.db, by, { act: 'add', lead_id: id });
  return id;

  function bookingOf() {
    const [start, today] = [startOf(date, time), wallTimeHere(new Date()).date];
    const timezone = formZoneLike(zoneHere(), start) ?? 'UTC';
    const wall = wallTimeIn(timezone, start);
    const asked = { preferred_date: wall.date, preferred_time: wall.time, timezone };
    const about = { company_name: company || name, selected_service: service, problems_to_solve: message };
    return rowOf(BOOKING.check({ id, name, email, ...about, ...asked }, today));
  }
}

const SOURCE = 'added by hand';

function startOf(date = '', time = ''): Date {
  try {
    return instantHere(date, time);
  } catch {
    throw new Refused('missing', 'For a call, please choose a day and a time');
  }
}

type Checked<Row> = { ok: true; row: Row } | { ok: false; problems: readonly { message: string }[] };

/** @throws Refused with the message about the first wrong field */
function rowOf<Row extends object>(checked: Checked<Row>): Row & { id: string } {
  if (!checked.ok) throw new Refused('missing', checked.problems[0]?.message);
  return checked.row as Row & { id: string };
}
