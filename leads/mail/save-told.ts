import { sql } from 'kysely';
import type { Appointment, Db } from '../db/tables.ts';
import type { DeliveryKind } from '../delivery-kinds.ts';
import type { Delivery } from '../outbox/outbox.ts';
import type { News } from './mail-facts.ts';

interface Told {
  appointment: Appointment;
  link: string | null;
  startsAt: Date;
}

/** Returns what changed since the last email about a call. Saves the call's start, with which the next email compares. */
export async function saveTold(
  db: Db,
  { id, kind }: Delivery,
  { appointment, link, startsAt }: Told,
): Promise<News> {
  const isTeams = kind === 'team_confirmation';
  const told = isTeams ? [kind, 'team_cancellation'] : ['confirmation', 'decline', 'cancellation'];
  const first = isTeams ? null : appointment.invitation;
  const { rows } = await sql<{ kind: DeliveryKind; told_start: string | null }>`
    select kind, told_start from deliveries where lead_id = ${appointment.booking_id}
    and (kind in (${sql.join(told)}) or id = ${first}) and delivered_at is not null and left_out is null
    order by delivered_at desc limit 1`.execute(db);
  const told_start = startsAt.toISOString();
  await db.updateTable('deliveries').set({ told_start }).where('id', '=', id).execute();
  const [last] = rows;
  if (!last || /decline|cancellation/.test(last.kind)) return 'confirmed';
  if (last.told_start !== told_start) return 'moved';
  return link === null ? 'confirmed' : 'link';
}
